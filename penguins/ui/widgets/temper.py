"""How a penguin lives: which pose it shows and how it is squashed, given its mood, the time and its luck. No Kivy."""

from math import exp, pi, sin
from random import Random
from typing import NamedTuple


class Look(NamedTuple):
    """How a penguin looks at one moment."""

    pose: str
    wide: float = 1.0
    high: float = 1.0
    lift: float = 0.0
    """How far above the ground, in its own height."""


class Mood(NamedTuple):
    """What a penguin does for as long as it is in it."""

    pose: str
    shut: str = ""
    """The pose of a blink; none: it does not."""
    turns: tuple[str, ...] = ()
    """Poses that follow each other, as steps do."""
    every: float = 0.2
    """Seconds for each of them."""
    breath: float = 0.024
    gazes: bool = False
    """Whether it looks at what is dragged, and does a thing of its own now and then."""
    hops: bool = False
    wide: float = 1.0
    high: float = 1.0
    lift: float = 0.0


MOODS = {
    "ease": Mood("idle", "blink", gazes=True),
    "may_move": Mood("idle", "blink", gazes=True, hops=True),
    "pressed": Mood("look_up", breath=0.0, wide=1.1, high=0.88),
    "held": Mood("carried", breath=0.0, wide=1.12, high=1.12, lift=0.06),
    "think": Mood("think"),
    "hello": Mood("hello", breath=0.03),
    "happy": Mood("happy", hops=True),
    "clap": Mood("clap", turns=("clap", "clap_wide")),
    "sulk": Mood("sulk", breath=0.03),
    "stuck": Mood("stuck", breath=0.016),
    "wow": Mood("wow"),
    "walk": Mood("idle", turns=("step_left", "step_right"), every=0.18),
    "slide": Mood("slide", breath=0.0),
    "full": Mood("full", "full_blink"),
    "full_may_move": Mood("full", "full_blink", hops=True),
    "full_held": Mood("full", breath=0.0, wide=1.12, high=1.12, lift=0.06),
    "full_walk": Mood("full", turns=("full_step_left", "full_step_right"), every=0.22),
}

_DEEDS = (
    *[("look_left", 1.1), ("look_right", 1.1)] * 3,
    *[("look_up", 0.9), ("look_down", 0.9)],
    *[("own", 1.8)] * 2,
)
"""What one does of its own accord, and for how long; listed more often, done more often."""
_BLINK, _HOP, _BOUNCE = 0.14, 0.5, 0.6
"""Seconds."""


class Temper:
    """One penguin's. The same luck and the same times give the same life."""

    def __init__(self, luck: Random) -> None:
        self._luck = luck
        self._breath_seconds = luck.uniform(3.0, 4.2)
        self._blinks_at = self._acts_at = self._hops_at = float("-inf")
        self._deed, self._deed_ends = "", 0.0
        self.mood = "ease"
        self._since = float("-inf")
        self._reaction, self._reaction_ends = "", float("-inf")

    def feel(self, mood: str, now: float) -> None:
        """Be in that mood from now on."""
        if mood != self.mood:
            self.mood, self._since, self._deed = mood, now, ""

    def react(self, mood: str, now: float, seconds: float) -> None:
        """Be in that mood for a while, then go on as before."""
        self._reaction, self._reaction_ends, self._since = mood, now + seconds, now

    def still(self) -> Look:
        """As it looks while nothing moves."""
        mood = MOODS[self.mood]
        return Look(mood.pose, mood.wide, mood.high, mood.lift)

    def at(self, now: float, crowd: int = 1) -> Look:
        """As it looks at that moment, among so many others: the more there are, the calmer each is."""
        mood = MOODS[self._reaction if now < self._reaction_ends else self.mood]
        pose, rise, squash = self._pose(mood, now, crowd), 0.0, 0.0
        if mood.hops:
            pose, rise, squash = self._hop(mood, pose, now)
        breath = mood.breath * sin(2 * pi * now / self._breath_seconds)
        since = now - self._since
        bounce = 0.1 * exp(-7 * since) * sin(20 * since) if 0 <= since < _BOUNCE else 0.0
        tall = breath + bounce + squash
        return Look(pose, mood.wide * (1 - 0.7 * tall), mood.high * (1 + tall), mood.lift + rise)

    def _pose(self, mood: Mood, now: float, crowd: int) -> str:
        if mood.turns:
            return mood.turns[int(now / mood.every) % len(mood.turns)]
        if mood.gazes and not mood.hops:
            self._maybe_act(now, crowd)
            if now < self._deed_ends and self._deed:
                return self._deed
        return mood.shut if mood.shut and self._blinks(now) else mood.pose

    def _blinks(self, now: float) -> bool:
        if now >= self._blinks_at + _BLINK:
            self._blinks_at = now + self._luck.uniform(2.4, 6.0)
        return now >= self._blinks_at

    def _maybe_act(self, now: float, crowd: int) -> None:
        if now < self._acts_at:
            return
        if now < self._acts_at + 1.0:  # not when it has been still for long, else all would act at once
            self._deed, seconds = self._luck.choice(_DEEDS)
            self._deed_ends = now + seconds
        self._acts_at = now + self._luck.uniform(6.0, 16.0) * max(1.0, crowd / 4)

    def _hop(self, mood: Mood, pose: str, now: float) -> tuple[str, float, float]:
        """Crouch, fly, land."""
        if now >= self._hops_at + _HOP:
            self._hops_at = now + self._luck.uniform(0.7, 2.4)
        done = (now - self._hops_at) / _HOP
        if done < 0:
            return pose, 0.0, 0.0
        if 0.2 <= done < 0.8:
            flight = sin(pi * (done - 0.2) / 0.6)
            return ("hop" if mood.pose == "idle" else mood.pose), 0.12 * flight, 0.04 * flight
        crouch = sin(pi * (done / 0.2 if done < 0.2 else (done - 0.8) / 0.2))
        return pose, 0.0, -0.09 * crouch
