"""What a game's lessons are made of."""

from typing import NamedTuple

from penguins.core.game import AnyGame
from penguins.core.options import Options
from penguins.games.registry import GAMES
from penguins.session.script import Script, Step


class Lesson(NamedTuple):
    """Something to learn on the real board, chapter by chapter. Its sentences are marked, and said with `tr`."""

    id: str
    title: str
    chapters: tuple[Script, ...]
    """Their ids are the lesson's and a number."""
    end: Step
    """What is said when it is done."""
    choice: tuple[str, str] | None = None
    """The option that it explains, and which choice of it; None: the game itself."""
    from_scratch: bool = False
    """Whether it is for somebody who does not know the game yet, though it is about a choice."""

    @property
    def game(self) -> AnyGame:
        return GAMES[self.chapters[0].game]

    @property
    def length(self) -> int:
        """How many steps there are, in all chapters."""
        return sum(len(chapter.steps) for chapter in self.chapters)

    def steps_before(self, chapter: int) -> int:
        """How many steps there are in the chapters before that one."""
        return sum(len(earlier.steps) for earlier in self.chapters[:chapter])

    def explains(self, options: Options) -> bool:
        """Whether it is about a match with these options."""
        return self.choice is None or options[self.choice[0]] == self.choice[1]
