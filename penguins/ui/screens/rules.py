"""The rules screen: how a game goes, page by page."""

from collections.abc import Mapping
from typing import Any

from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty

from penguins.games.registry import GAMES
from penguins.ui.base import layouts
from penguins.ui.base.keys import LEFT, RIGHT
from penguins.ui.base.motion import SPEEDS
from penguins.ui.base.screen import AppScreen
from penguins.ui.base.services import Services
from penguins.ui.base.words.translate import tr
from penguins.ui.games.face import face_of, rules_of, tabs_of_games
from penguins.ui.games.texts import Chosen, Page
from penguins.ui.screens import learning
from penguins.ui.widgets import illustration_view, pages  # noqa: F401  known to the layout
from penguins.ui.widgets.buttons import PushButton

layouts.load("rules")

_SWIPE = 56
"""dp a finger must travel sideways to turn a page."""


class RulesScreen(AppScreen):
    """Turns pages with pictures, by swipe, arrow or arrow key. Without a game, all can be chosen."""

    game = StringProperty("")
    game_name = StringProperty("")
    can_choose = BooleanProperty(False)
    number = NumericProperty(0)
    """The page shown, from 0."""
    pages: tuple[Page, ...] = ObjectProperty(())
    heading = StringProperty("")
    text = StringProperty("")
    told = StringProperty("")
    """What is read aloud of the page."""
    small = BooleanProperty(False)
    aside = BooleanProperty(False)
    """Whether the words are beside the picture."""
    share = NumericProperty(0.57)
    """How much of the width the picture has then, at most."""
    widest, highest = NumericProperty(0), NumericProperty(0)
    """How wide that is, and how high the picture is at most where the words are below it."""
    text_height, needed = NumericProperty(0), NumericProperty(0)
    """How high the words and the buttons below them are, and all that is on the page."""
    around = NumericProperty(0)
    """What the page has above and below that."""

    def __init__(
        self,
        services: Services,
        game: str | None = None,
        chosen: Chosen | None = None,
        at: tuple[str, int] = ("", 0),
        **kwargs: Any,
    ) -> None:
        """With `chosen` the pages speak of that match; else they explain every option. `at`: the game and the page that
        it opens with."""
        super().__init__(services, **kwargs)
        self.can_choose = game is None
        self._chosen = chosen
        self.ids.scene.pace = SPEEDS[services.speed] or 1.0
        self._play = PushButton(text=tr("Play"), icon="icon_play", main=True, pos_hint={"center_x": 0.5})
        self._play.bind(on_tap=lambda _: self.play())
        self._learn = PushButton(text=tr("Learn by playing"), icon="icon_hint", pos_hint={"center_x": 0.5})
        self._learn.bind(on_tap=lambda _: learning.choose(services, self.game, learning.learner(services)))
        self.game = at[0] or game or next(iter(GAMES))
        if self.can_choose:
            self.ids.tabs.games = tabs_of_games()
            self.ids.tabs.game = self.game
            self.ids.tabs.bind(game=lambda _, chosen: self.setter("game")(self, chosen))
        else:
            self.ids.head.remove_widget(self.ids.tabs)
        self.turn_to(at[1])

    def whereabouts(self) -> Mapping[str, object]:
        return {"at": (self.game, self.number)}

    def opened(self) -> None:
        self.ids.scene.idle = self.idle
        self.services.voice.offer(self.told)

    def closed(self) -> None:
        self.ids.scene.still()

    def on_game(self, *_: object) -> None:
        self.scenery = face_of(self.game).scenery
        self.ids.scene.ground = self.scenery.ground
        self.game_name, self.pages = tr(face_of(self.game).texts.name), rules_of(self.game, self._chosen)
        self.turn_to(0)

    def turn_to(self, number: int) -> None:
        """Show that page, if there is one."""
        if 0 <= number < len(self.pages):
            page = self.pages[number]
            self.number, self.heading, self.text = number, page.heading, page.text
            self.told = f"{page.heading}. {page.text}"
            if self.shown:
                self.services.voice.offer(self.told)
            self.ids.scene.illustration = page.scene
            self.ids.scroll.scroll_y = 1
            self.ids.end.clear_widgets()
            if number + 1 == len(self.pages):
                for button in (self._learn, self._play):
                    self.ids.end.add_widget(button)

    def play(self) -> None:
        """Enough read: back to where the game is being set up or played, else set it up."""
        if self.can_choose:
            self.services.navigation.replace("setup", game=self.game)
        else:
            self.services.navigation.back()

    def on_touch_up(self, touch: MotionEvent) -> bool:
        across, along = touch.x - touch.ox, touch.y - touch.oy
        if not touch.grab_current and abs(across) > dp(_SWIPE) and abs(across) > 2 * abs(along):
            self.turn_to(self.number + (1 if across < 0 else -1))
        return bool(super().on_touch_up(touch))

    def key(self, key: int, modifiers: list[str]) -> bool:
        if key in (LEFT, RIGHT):
            self.turn_to(self.number + (1 if key == RIGHT else -1))
            return True
        return False
