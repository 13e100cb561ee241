"""Dialogs: a question over the screen, and those to choose a player or a colour."""

from collections.abc import Callable, Sequence
from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.gridlayout import GridLayout
from kivy.uix.modalview import ModalView
from kivy.uix.widget import Widget

from penguins.bots.friend import NAME as FRIEND
from penguins.session.people import Person
from penguins.session.setup import BOTS, HUMAN
from penguins.ui.base import layouts
from penguins.ui.base.words.names import COLOUR_NAMES, GUEST, GUEST_LINE, LEVEL_LINES, LEVEL_NAMES, PERSON, PERSON_LINE
from penguins.ui.base.words.translate import tr
from penguins.ui.widgets import scroll  # noqa: F401  known to the layout
from penguins.ui.widgets.buttons import PushButton, TapPanel
from penguins.ui.widgets.labels import SameSize

layouts.load("dialogs")


class Answers(GridLayout):
    """Places buttons below each other, or two and two where the window is low and they are many."""

    low = BooleanProperty(False)


class Dialog(ModalView):
    """Shows a title, a sentence and answers; a tap beside it closes it."""

    room: tuple[float, float] = ObjectProperty((0, 0))
    """The size of the window."""
    low = BooleanProperty(False)
    """Whether that is too low for many answers below each other."""
    needed = NumericProperty(0)
    """How high that many would be, if they are higher than buttons."""
    widest, highest = NumericProperty(0), NumericProperty(0)
    """How wide it is where the window is wide enough, and how high it may be in the window."""

    title = StringProperty("")
    message = StringProperty("")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._answers = Answers(low=self.low)
        self._same = SameSize()
        self.bind(low=self._answers.setter("low"))

    def answer(self, text: str, then: Callable[[], None] | None = None, *, main: bool = False, icon: str = "") -> None:
        """Add a button that closes the dialog and does something."""
        button = PushButton(text=text, main=main, icon=icon, size_hint_x=1, same=self._same)
        button.bind(on_tap=lambda _: self._chosen(then))
        self.offer(button)

    def offer(self, answer: Widget) -> None:
        """Add it to what can be answered."""
        if self._answers.parent is None:
            self.ids.answers.add_widget(self._answers)
        self._answers.add_widget(answer)

    def _chosen(self, then: Callable[[], None] | None) -> None:
        self.dismiss(animation=False)
        if then is not None:
            then()


def ask(title: str, message: str, yes: str, then: Callable[[], None], no: str) -> Dialog:
    """Ask before doing something that cannot be taken back."""
    dialog = Dialog(title=title, message=message)
    dialog.answer(yes, then)
    dialog.answer(no, main=True)  # the finger that is in a hurry does no harm
    dialog.open()
    return dialog


class PlayerItem(TapPanel):
    """An answer: a person, or a level of the bots."""

    picture = StringProperty("")
    name = StringProperty("")
    line = StringProperty("")
    selected = BooleanProperty(False)


class ColourItem(TapPanel):
    """An answer: a penguin with its emblem."""

    colour_id = StringProperty("red")
    name = StringProperty("")
    selected = BooleanProperty(False)
    same: SameSize | None = ObjectProperty(None, allownone=True)
    """The names beside it."""


class Picker(Dialog):
    """A dialog that tells with `on_pick` what was picked."""

    __events__ = ("on_pick",)

    def on_pick(self, picked: Any) -> None:
        """One of them was tapped."""

    def pick(self, picked: Any) -> None:
        """Close, and tell that this was picked."""
        self.dismiss(animation=False)
        self.dispatch("on_pick", picked)


class PlayerPicker(Picker):
    """Asks who sits here: one of the people of the house, by id, a guest, or a bot."""

    players = NumericProperty(0)
    """How many of them there are to choose from."""

    def __init__(self, chosen: str, people: Sequence[Person] = (), friend_line: str = "", **kwargs: Any) -> None:
        """`chosen` is a person's id or a player; `friend_line` tells what the Friend knows."""
        super().__init__(title=tr("Who plays here?"), **kwargs)
        for person in people:
            self._offer(PlayerItem(picture=f"penguin_{person.colour}_idle", name=person.name), person.id, chosen)
        self._offer(_guest() if people else _person(), HUMAN, chosen)
        for player in BOTS:
            item = _bot(player)
            if player == FRIEND and friend_line:
                item.line = friend_line
            self._offer(item, player, chosen)

    def _offer(self, item: PlayerItem, value: str, chosen: str) -> None:
        item.selected = value == chosen
        item.bind(on_tap=lambda _: self.pick(value))
        self.offer(item)
        self.players += 1


class ColourPicker(Picker):
    """Asks which penguin it shall be."""

    def __init__(self, colours: Sequence[str], chosen: str, **kwargs: Any) -> None:
        super().__init__(title=tr("Choose your penguin"), **kwargs)
        grid = ColourGrid()
        self.bind(low=grid.setter("low"))
        same = SameSize()
        for colour in colours:
            item = ColourItem(colour_id=colour, name=tr(COLOUR_NAMES[colour]), selected=colour == chosen, same=same)
            item.bind(on_tap=lambda tapped: self.pick(tapped.colour_id))
            grid.add_widget(item)
        self.ids.answers.add_widget(grid)


class ColourGrid(GridLayout):
    """Places the penguins, two or three beside each other, or all of them where the window is low."""

    low = BooleanProperty(False)


def _person() -> PlayerItem:
    return PlayerItem(picture="icon_person", name=tr(PERSON), line=tr(PERSON_LINE))


def _guest() -> PlayerItem:
    return PlayerItem(picture="icon_person", name=tr(GUEST), line=tr(GUEST_LINE))


def _bot(level: str) -> PlayerItem:
    return PlayerItem(picture=f"bot_{level}", name=tr(LEVEL_NAMES[level]), line=tr(LEVEL_LINES[level]))
