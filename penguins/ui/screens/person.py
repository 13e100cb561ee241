"""One person: how they have done in each game, as small charts, with the ladder, stamps, and what the Friend knows."""

from collections.abc import Iterator, Sequence
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.stacklayout import StackLayout
from kivy.uix.widget import Widget

from penguins.bots.friend import STRONGEST, WEAKEST
from penguins.games.registry import GAMES
from penguins.session.career import Career, HeadToHead, Luck
from penguins.session.ladder import ladder
from penguins.session.people import Person
from penguins.ui.base import layouts, theme
from penguins.ui.base.pictures import penguin
from penguins.ui.base.screen import AppScreen
from penguins.ui.base.services import Services
from penguins.ui.base.words import formats
from penguins.ui.base.words.friend import measure_line
from penguins.ui.base.words.names import LEVEL_NAMES
from penguins.ui.base.words.translate import ntr, tr
from penguins.ui.games.face import face_of, tabs_of_games
from penguins.ui.widgets import choices, faces, pages  # noqa: F401  known to the layout
from penguins.ui.widgets.buttons import Panel, PushButton
from penguins.ui.widgets.chart import Chart, Height, Mark, Series
from penguins.ui.widgets.choices import Choice
from penguins.ui.widgets.dialogs import ask
from penguins.ui.widgets.labels import Labelled, Paragraph, SameSize
from penguins.ui.widgets.ladder import Ladder
from penguins.ui.widgets.stamp import STAMPS, StampView

layouts.load("person")

_ALL = ""
_TWO_COLUMNS = 760
"""dp of width."""
_COUNTED_AT_ONCE = 5


class CareerPanel(Panel):
    """One thing about a person, below its title."""

    title = StringProperty("")


class CareerChart(Labelled, Chart):
    """A chart among the panels. Its label is the panel's title."""


class BigNumber(Labelled, BoxLayout):
    """A number and what it counts, as large as those beside it."""

    number = StringProperty("")
    words = StringProperty("")
    same_number: SameSize | None = ObjectProperty(None, allownone=True)
    same_words: SameSize | None = ObjectProperty(None, allownone=True)


class DuelRow(BoxLayout):
    """Two people beside each other: a bar from each side."""

    name = StringProperty("")
    picture = StringProperty("")
    line = StringProperty("")
    ahead = NumericProperty(0.0)
    behind = NumericProperty(0.0)


class StrengthBar(BoxLayout):
    """Where somebody stands between Chick and Emperor."""

    part = NumericProperty(0.0)


class PersonScreen(AppScreen):
    """Shows one person's career in one game."""

    game = StringProperty("")
    columns = NumericProperty(1)

    def __init__(self, services: Services, person: str, **kwargs: Any) -> None:
        """`person` is an id."""
        super().__init__(services, **kwargs)
        self._id = person
        self._players, self._opponent = _ALL, _ALL
        self._count_soon = Clock.create_trigger(self._count)
        found = self.person
        self.ids.header.title = found.name if found else ""
        self.ids.header.picture = penguin(found.colour, "happy") if found else ""
        last = services.storage.last_game(found.name) if found else None
        self.game = last or next(iter(GAMES))
        self.ids.tabs.game = self.game
        self.ids.tabs.games = tabs_of_games()
        self.ids.tabs.bind(game=lambda _, game: self._choose_game(game))
        self.bind(width=self._arrange)
        self._arrange()
        self._show()

    def opened(self) -> None:
        self._count_soon()

    def closed(self) -> None:
        self._count_soon.cancel()

    def stored_anew(self) -> None:
        self._show()

    @property
    def person(self) -> Person | None:
        """Who it is about; None if there is no such profile any more."""
        return next((one for one in self.services.storage.people.all() if one.id == self._id), None)

    def _arrange(self, *_: object) -> None:
        self.columns = 2 if self.width >= dp(_TWO_COLUMNS) else 1

    def _count(self, *_: object) -> None:
        """Look through what older versions have left, a little at a time."""
        if self.services.storage.count_deeds(most=_COUNTED_AT_ONCE):
            self._count_soon()
            self._show()

    def _choose_game(self, game: str) -> None:
        self.game, self._players, self._opponent = game, _ALL, _ALL
        self._show()

    # What is shown

    def _show(self) -> None:
        self.ids.left.clear_widgets()
        self.ids.right.clear_widgets()
        person = self.person
        if person is None:
            return
        whole = self.services.storage.career(person.name, self.game)
        career = whole.among(int(self._players) if self._players else None, self._opponent or None)
        for column, panels in (("left", self._left(whole, career)), ("right", self._right(person, whole))):
            for panel in panels:
                self.ids[column].add_widget(panel)

    def _left(self, whole: Career, career: Career) -> Iterator[Widget]:
        if not whole.played:
            yield _panel(tr("Nothing played here yet."))
            return
        yield _panel("", *self._filters(whole), self._numbers(career))
        if career.played:
            yield _charted(tr("Wins in the last ten"), _victories(career))
            yield _charted(tr("Points, game by game"), _scores(career))
        duels = career.head_to_head()
        if duels:
            yield _panel(tr("Against people"), *map(self._duel, duels))
        luck = career.luck()
        if luck:
            yield _panel(tr("Luck"), Paragraph(text=_luck_words(luck)))

    def _right(self, person: Person, whole: Career) -> Iterator[Widget]:
        players = int(self._players) if self._players else GAMES[self.game].seats[0]
        title = tr("Ladder, {number} players", number=players)
        line = Paragraph(text=tr("Two wins in a row climb a step."), type_size=theme.TYPE_SMALL)
        yield _panel(title, Ladder(rungs=ladder(whole.played, players)), line)
        yield self._friend(person)
        stamps = [stamp for stamp in whole.stamps() if stamp.deed in STAMPS]
        if stamps:
            grid = StampGrid()
            for stamp in stamps:
                picture, words = STAMPS[stamp.deed]
                grid.add_widget(StampView(picture=picture, words=tr(words), times=stamp.times))
            yield _panel(tr("Stamps"), grid)
        if whole.played:
            anew = PushButton(text=tr("Reset the statistics"), icon="icon_again", size_hint_x=1)
            anew.bind(on_tap=lambda _: self._ask_anew(person))
            yield anew

    def _filters(self, whole: Career) -> Iterator[Widget]:
        numbers = whole.numbers_of_players()
        if len(numbers) > 1:
            options = [(_ALL, tr("All"))]
            options += [(str(number), ntr("{number} player", "{number} players", number)) for number in numbers]
            yield self._filter("_players", options)
        opponents = whole.opponents()
        if len(opponents) > 1:
            named = [(who, who if is_human else tr(LEVEL_NAMES[who])) for who, is_human in opponents]
            yield self._filter("_opponent", [(_ALL, tr("Everybody")), *named])

    def _filter(self, name: str, options: list[tuple[str, str]]) -> Choice:
        choice = Choice(value=getattr(self, name))
        choice.options = options
        choice.bind(value=lambda _, value: self._narrow(name, value))
        return choice

    def _narrow(self, name: str, value: str) -> None:
        setattr(self, name, value)
        self._show()

    def _numbers(self, career: Career) -> Widget:
        row = NumberRow()
        score = face_of(self.game).texts.score
        average, best = career.average(), career.best()
        told = [
            (str(len(career.played)), ntr("game", "games", len(career.played))),
            (formats.percent(career.won, len(career.played)), tr("won")),
            ("–" if average is None else score(round(average)), tr("on average")),
            ("–" if best is None else score(best), tr("at best")),
        ]
        same = {"same_number": SameSize(), "same_words": SameSize()}
        for number, words in told:
            row.add_widget(BigNumber(number=number, words=words, label=f"{words}: {number}", **same))
        return row

    def _duel(self, line: HeadToHead) -> DuelRow:
        games = ntr("{number} game", "{number} games", line.played)
        words = tr("{ahead} : {behind} in {games}", ahead=line.ahead, behind=line.behind, games=games)
        row = DuelRow(name=line.name, line=words, ahead=line.ahead / line.played, behind=line.behind / line.played)
        row.picture = penguin(self.services.storage.colour_of(line.name), "idle")
        return row

    # The Friend

    def _friend(self, person: Person) -> Widget:
        measure = self.services.storage.rival.measure(person.name, GAMES[self.game])
        parts: list[Widget] = []
        if measure.meetings:
            parts.append(StrengthBar(part=(measure.strength - WEAKEST) / (STRONGEST - WEAKEST)))
        parts.append(Paragraph(text=measure_line(measure)))
        if measure.meetings:
            reset = PushButton(text=tr("Let the Friend forget"), icon="icon_again", size_hint_x=1)
            reset.bind(on_tap=lambda _: self._ask_reset(person))
            parts.append(reset)
        return _panel(tr("What the Friend knows"), *parts)

    def _ask_reset(self, person: Person) -> None:
        ask(
            tr("Let the Friend forget?"),
            tr("It gets to know {name} anew in this game. The games stay.", name=person.name),
            tr("Forget"),
            lambda: self._reset(person),
            tr("Keep"),
        )

    def _reset(self, person: Person) -> None:
        self.services.storage.rival.reset(person, GAMES[self.game])
        self._show()

    # Beginning anew

    def _ask_anew(self, person: Person) -> None:
        ask(
            tr("Reset the statistics?"),
            tr(
                "For {name} in this game, numbers, ladder and stamps start from zero, "
                "and the Friend forgets. The games stay.",
                name=person.name,
            ),
            tr("Reset"),
            lambda: self._begin_anew(person),
            tr("Keep"),
        )

    def _begin_anew(self, person: Person) -> None:
        self.services.storage.begin_anew(person.name, self.game)
        self._players, self._opponent = _ALL, _ALL
        self._show()


class StampGrid(StackLayout):
    """Stamps beside each other."""


class NumberRow(GridLayout):
    """Numbers beside each other, in two rows where words are large and room is small."""


def _panel(title: str, *parts: Widget) -> CareerPanel:
    panel = CareerPanel(title=title)
    if not title:
        panel.remove_widget(panel.ids.title)
    for part in parts:
        panel.add_widget(part)
    return panel


def _charted(title: str, chart: CareerChart) -> CareerPanel:
    chart.label = title
    return _panel(title, chart)


def _chart(career: Career, values: Sequence[float], colour: str) -> CareerChart:
    """One value for each match, with the days of the first and the last."""
    chart = CareerChart(series=[Series(values, colour)])
    chart.begins, last = (formats.on_day(each.ended) for each in (career.played[0], career.played[-1]))
    chart.ends = last if last != chart.begins else ""
    return chart


def _victories(career: Career) -> CareerChart:
    chart = _chart(career, career.curve(), theme.ICE_DEEP)
    chart.levels = [0.0, 0.5, 1.0]
    chart.heights = [Height(part, formats.percent(round(part * 100), 100)) for part in (1.0, 0.0, 0.5)]
    return chart


def _scores(career: Career) -> CareerChart:
    """With the best one marked, and the average as a line."""
    scores, best = career.scores(), career.best()
    low, high, average = min(scores), max(scores), sum(scores) / len(scores)
    chart = _chart(career, scores, theme.INK_SOFT)
    chart.lowest, chart.highest = (low, high) if low < high else (low - 1, high + 1)
    chart.levels = [average]
    chart.heights = [Height(value, str(round(value))) for value in (high, low, average)]
    chart.marks = [Mark(scores.index(best))] if best is not None else []
    return chart


def _luck_words(luck: Luck) -> str:
    whole, tenths = divmod(round(10 * luck.average), 10)
    return ntr(
        "The die fell on {average} on average, in {number} roll. 3.5 is usual.",
        "The die fell on {average} on average, in {number} rolls. 3.5 is usual.",
        luck.rolls,
        average=tr("{whole}.{tenths}", whole=whole, tenths=tenths),
    )
