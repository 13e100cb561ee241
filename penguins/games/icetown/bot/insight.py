"""What the bots know about Ice Town.

The die decides most of it, so a good guess at how a town will end is worth more than looking far ahead:
every action is ranked by that guess, and the best of them are tried against the same few rolls.
"""

from collections.abc import Sequence
from math import exp, sqrt
from operator import add
from random import Random

from penguins.core.findings import Findings
from penguins.core.game import Game
from penguins.core.insight import Insight
from penguins.core.state import CHANCE, OVER
from penguins.core.thinking import Thinking
from penguins.games.icetown.actions import IceTownAction
from penguins.games.icetown.bot import prospects
from penguins.games.icetown.bot.candidates import guess, plausible
from penguins.games.icetown.bot.playout import grab, tidy
from penguins.games.icetown.bot.prospects import outlook, standing
from penguins.games.icetown.state import IceTownState

_CANDIDATES_TRIED = 12
"""How many actions, the best by the first guess, are tried at all."""
_TURNS_IN_A_TRIAL = 4
"""How far a trial is played before the towns are judged."""
_TRUST_IN_GUESS = 20
"""How many trials the first guess counts for."""
_TRIALS_IN_FIRST_ROUND = 8
"""Trials of each before the first are dropped; every round is twice as long as the one before."""
_SIGMAS_TO_DROP = 2.5
"""How far behind the leader, in standard errors, a candidate is dropped."""
_TOLERANCE = 4.5
"""Temperature of the softmax: how much worse an action may be for weaker levels still to like it, as a standing."""


class Candidate:
    """An action, the first guess at it, and how trials of it went."""

    def __init__(self, action: IceTownAction, guess: float) -> None:
        self.action = action
        self.guess = guess
        self.trials: list[float] = []
        self.shares: Sequence[float] = ()
        """Each seat's share of the victory behind the trials, summed up; nothing before the first."""

    def learn(self, end: IceTownState, seat: int) -> None:
        """Take in how a trial ended, for the seat that decides and for all."""
        self.trials.append(standing(end, seat))
        shares = outlook(end)
        self.shares = tuple(map(add, self.shares, shares)) if self.shares else shares

    @property
    def worth(self) -> float:
        return (self.guess * _TRUST_IN_GUESS + sum(self.trials)) / (_TRUST_IN_GUESS + len(self.trials))

    def clearly_behind(self, leader: "Candidate") -> bool:
        """Whether luck hardly explains the gap: both met the same rolls, trial by trial."""
        gaps = [ahead - behind for ahead, behind in zip(leader.trials, self.trials, strict=True)]
        weight = _TRUST_IN_GUESS + len(gaps)
        mean = sum(gaps) / len(gaps)
        scatter = sqrt(sum((gap - mean) ** 2 for gap in gaps) + 1) / weight
        return leader.worth - self.worth > _SIGMAS_TO_DROP * scatter


class IceTownInsight(Insight[IceTownState, IceTownAction]):
    """A player that averages over the die."""

    sharpness = 1.1

    def __init__(self, game: Game[IceTownState, IceTownAction], view: IceTownState, memory: float = 1.0) -> None:
        super().__init__(game, view, memory)
        prospects.forget()

    def weigh(self, thinking: Thinking, rng: Random) -> Findings[IceTownAction]:
        candidates = self._candidates(thinking)
        self._compare(candidates[:_CANDIDATES_TRIED], thinking, rng)
        best = max(candidate.worth for candidate in candidates)
        by_action = {candidate.action: candidate for candidate in candidates}
        return Findings(
            weights={action: exp((tried.worth - best) / _TOLERANCE) for action, tried in by_action.items()},
            looks={action: len(tried.trials) for action, tried in by_action.items()},
            chances=lambda action: self._chances(action, by_action.get(action)),
        )

    def _chances(self, action: IceTownAction, tried: Candidate | None) -> Sequence[float]:
        """By first sight and by what came of trials, as with the worth of a candidate."""
        after = self.view.clone()
        after.apply(action)
        guessed = outlook(after)
        if tried is None or not tried.trials:
            return guessed
        weight = _TRUST_IN_GUESS + len(tried.trials)
        both = zip(guessed, tried.shares, strict=True)
        return [(guess * _TRUST_IN_GUESS + total) / weight for guess, total in both]

    def _candidates(self, thinking: Thinking) -> list[Candidate]:
        """What there is time to guess at, the best first."""
        found = []
        for action in plausible(self.view):
            found.append(Candidate(action, guess(self.view, action)))
            if thinking.out_of_time():
                break
        return sorted(found, key=lambda candidate: -candidate.guess)

    def _compare(self, rivals: list[Candidate], thinking: Thinking, rng: Random) -> None:
        """Try them all against the same rolls, and drop those that fall behind."""
        trials = _TRIALS_IN_FIRST_ROUND
        while len(rivals) > 1:
            for _ in range(trials):
                seed = rng.getrandbits(32)
                for candidate in rivals:
                    if not thinking.step():
                        return
                    candidate.learn(self._try(candidate.action, Random(seed)), self.seat)
            leader = max(rivals, key=lambda candidate: candidate.worth)
            rivals = [candidate for candidate in rivals if not candidate.clearly_behind(leader)]
            trials *= 2

    def _try(self, action: IceTownAction, rng: Random) -> IceTownState:
        """What may come of it, a few turns on."""
        world = self.view.clone()
        world.apply(action)
        turns = _TURNS_IN_A_TRIAL
        while world.to_move != OVER and turns:
            if world.to_move == CHANCE:
                world.apply(world.sample_chance(rng))
            world.apply(tidy(world, rng))
            turns -= 1
        return world

    def greedy(self, rng: Random) -> IceTownAction:
        return grab(self.view, rng)


INSIGHT = IceTownInsight
