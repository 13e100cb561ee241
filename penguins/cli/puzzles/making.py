"""Puzzles cut from matches of bots: played, looked through, proven, measured, and put on three shelves."""

from collections.abc import Iterator
from fractions import Fraction
from functools import cached_property
from itertools import count
from random import Random

from penguins.bots.choose import choose
from penguins.bots.levels import CHICK, JUNIOR
from penguins.cli.puzzles.ideas import IDEAS, Idea
from penguins.cli.puzzles.measuring import Difficulty, by_greed, difficulty, is_tempting
from penguins.core.game import AnyGame
from penguins.core.match import Match, rng_at
from penguins.core.puzzle import AnyProver, Unproven
from penguins.core.state import CHANCE, OVER
from penguins.session.puzzles import GRADES, Puzzle

_NODES = 2
"""Iterations of those who play the matches: positions should look as people leave them."""
_SHORTEST = 3
"""The fewest decisions of the solver that matter."""
_PART_OF_EACH_OTHER_KIND = 0.3
"""Of all, where there are several kinds of goals: the rest is of the first."""
_PART_FOR_GREED = 0.25
"""Of all at most: how many somebody greedy may be expected to begin right."""
_PART_THAT_TEMPTS = 0.3
"""Of all at most: how many begin with something that somebody greedy might do."""
_SELDOM = Fraction(1, 3)
"""The chance, at most, that somebody greedy begins a puzzle right for which no other is looked for in the match."""
_PART_THAT_ADULT_FINDS = 0.9
"""Of a kind at most, with what a weaker level finds: the last grade should have something for good players, too."""
_ALWAYS_WORKED_OUT = ("fish",)
"""Goals for which every level goes through all that there is: only their length tells what is hard for people."""
_ONE_OF_MEMORY_IN = 3
"""In a game with puzzles of memory."""


class Find:
    """A proven puzzle, not yet named and graded. It takes time to measure one: that is done once somebody asks."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle

    @cached_property
    def by_greed(self) -> Fraction:
        """As `measuring` tells it."""
        return by_greed(self.puzzle)

    @cached_property
    def is_tempting(self) -> bool:
        """As `measuring` tells it."""
        return is_tempting(self.puzzle)

    @cached_property
    def difficulty(self) -> Difficulty:
        """As `measuring` tells it."""
        return difficulty(self.puzzle)


class Shelves:
    """Keep as many puzzles as wanted, and no more of a sort than is good. A third of them has each grade."""

    def __init__(self, game: AnyGame, count: int) -> None:
        self.count = count
        self._of_memory = _prover_of(game).of_memory
        first, *others = _prover_of(game).kinds
        each = [round(_PART_OF_EACH_OTHER_KIND * count)] * len(others)
        self._rooms = dict(zip((first, *others), (count - sum(each), *each), strict=True))
        self._finds: dict[str, list[Find]] = {kind: [] for kind in self._rooms}

    @property
    def found(self) -> int:
        """How many they hold."""
        return sum(map(len, self._finds.values()))

    def has_room(self, kind: str) -> bool:
        """Whether some of that kind are still wanted."""
        return len(self._finds[kind]) < self._rooms[kind]

    def take(self, find: Find) -> bool:
        """Whether there was room for its sort; then it is kept."""
        kind = find.puzzle.goal.kind
        fits = (
            self.has_room(kind)
            and self._fools_greed(find)
            and (kind in _ALWAYS_WORKED_OUT or self._leaves_room(kind, find.difficulty.missed_by))
        )
        if fits:
            self._finds[kind].append(find)
        return fits

    def _fools_greed(self, find: Find) -> bool:
        """Whether, with one more, somebody greedy still begins most of them wrong."""
        finds = [find, *(other for finds in self._finds.values() for other in finds)]
        begun, tempting = sum(other.by_greed for other in finds), sum(other.is_tempting for other in finds)
        return (find.by_greed <= _PART_FOR_GREED or begun <= _PART_FOR_GREED * len(finds)) and (
            not find.is_tempting or tempting <= _PART_THAT_TEMPTS * len(finds)
        )

    def _leaves_room(self, kind: str, missed_by: int) -> bool:
        """Whether what Chick finds fits on the first shelf, what Junior finds on the first two and what Adult finds on
        all but the end; and what both Chick and Junior miss, on the last two."""
        room, of_all = self._rooms[kind], [missed_by, *(other.difficulty.missed_by for other in self._finds[kind])]
        each = -(-room // len(GRADES))
        for level, most in enumerate((each, 2 * each, round(_PART_THAT_ADULT_FINDS * room))):
            if missed_by <= level and sum(other <= level for other in of_all) > most:
                return False
        return missed_by < 2 or sum(other > 1 for other in of_all) <= 2 * each

    def puzzles(self) -> list[Puzzle]:
        """All of them, the hardest last, with their grades and ids. Every grade has as many of a kind."""
        each = -(-self.found // len(GRADES)) or 1
        ranked = [
            ((place + 0.5) / len(finds), find)
            for finds in self._finds.values()
            for place, find in enumerate(sorted(finds, key=lambda find: find.difficulty))
        ]
        ranked.sort(key=lambda ranking: ranking[0])
        return [
            find.puzzle._replace(
                grade=GRADES[place // each],
                id=f"{GRADES[place // each]}-{place % each + 1:02}",
                memory=self._of_memory and place % _ONE_OF_MEMORY_IN == 0,
            )
            for place, (_, find) in enumerate(ranked)
        ]


def matches_with_puzzles(game: AnyGame, seed: int, shelves: Shelves) -> Iterator[Find | None]:
    """What each of endlessly many matches brings: at most one, so that no two are alike, of a kind that has room."""
    kinds = _prover_of(game).kinds
    for number in count(1):
        kind = kinds[number % len(kinds)]
        if shelves.has_room(kind):
            rng = rng_at(seed, number, f"puzzles of {game.id}")
            puzzle = _best_of(game, kind, _played(game, rng), rng)
            yield puzzle and Find(puzzle)


def _prover_of(game: AnyGame) -> type[AnyProver]:
    assert game.prover is not None, f"{game.id} has no puzzles"
    return game.prover


def _played(game: AnyGame, rng: Random) -> Match:
    options: dict[str, str] = {}
    for option in game.options:
        options[option.key] = rng.choice(option.choices) if option.asked and option.applies(options) else option.default
    match = Match(game, rng.choice(_prover_of(game).players), options)
    level = rng.choice((CHICK, JUNIOR))
    while match.state.to_move != OVER:
        seat = match.state.to_move
        if seat == CHANCE:
            match.play(match.state.sample_chance(rng))
        else:
            match.play(choose(game, match.state.seen_by(seat), level, rng, level.thinking(nodes=_NODES)))
    return match


def _best_of(game: AnyGame, kind: str, match: Match, rng: Random) -> Puzzle | None:
    """The first that greed rather begins wrong, looking here and there; without any, one that it begins right."""
    moments = [moment for moment in range(len(match.log)) if match.mover(moment) != CHANCE]
    rng.shuffle(moments)
    best = None
    for moment in moments:
        for best in _proven(IDEAS[game.id][kind](match, moment, rng)):
            if by_greed(best) <= _SELDOM:
                return best
    return best


def _proven(ideas: Iterator[Idea]) -> Iterator[Puzzle]:
    """What of these is proven, and long enough."""
    for start, goal in ideas:
        try:
            prover = _prover_of(start.game)(start.state, goal)
            prover.prove()
            solution = tuple(map(str, prover.solution()))
            if prover.length() >= _SHORTEST:
                log = tuple(map(str, start.log))
                yield Puzzle(start.game.id, "", GRADES[0], start.players, start.options, goal, log, solution)
        except Unproven:
            continue
