"""A position of March of the Penguins."""

from collections.abc import Sequence
from enum import Enum
from random import Random
from typing import Any, Self

from penguins.core.bitboard import board_of, cells_of
from penguins.core.state import CHANCE, OVER, State
from penguins.games.march.actions import (
    DRIFTS,
    GOING_ON,
    LOOK_NOWHERE,
    PASS,
    PEEKS,
    SLIDES,
    WALKS,
    LayTiles,
    MarchAction,
    MoveWeather,
    Peek,
    Slide,
    Stop,
    Walk,
)
from penguins.games.march.geometry import (
    AT_SEA,
    BIT_OF_SPOT,
    COLONY,
    HOME,
    HOMEWARD,
    ICE,
    NOWHERE,
    OCEAN,
    PENGUINS,
    PLACE_NAMES,
    PLACE_OF_SPOT,
    WALKED,
)
from penguins.games.march.tiles import BLANK, EYE, is_layout, letter_of, random_layout, tiles_of

Team = tuple[int, ...]
"""The penguins of one seat."""

BAD_AT_START = board_of(map(ICE.cell, ("b2", "d2", "f2")))
NICE_AT_START = board_of(map(ICE.cell, ("c3", "e3", "g3")))
NOBODY = -1


class Phase(Enum):
    """What the seat to move has to decide."""

    STEP = "step"
    LOOK = "look"
    GO_ON = "go_on"
    WEATHER = "weather"


class MarchState(State[MarchAction]):
    """Where the penguins are; bitboards of what lies on the tiles, what is face up and who has seen what."""

    __slots__ = (
        "bad",
        "eyes_used",
        "face_up",
        "just_moved",
        "leads",
        "looked",
        "moving",
        "nice",
        "phase",
        "rows",
        "rules",
        "seen_by_all",
        "spots",
        "tiles",
        "variant",
    )

    rows: int
    variant: str
    rules: int
    """The version of the rules. By the first an eye gave a look each time that the penguin came."""
    leads: tuple[Team, ...]
    """The penguins that each seat leads."""
    tiles: bytes
    """What is under each tile; empty before they are laid, BLANK where a viewer has not looked."""
    spots: list[int]
    """Where each penguin is, by colour, and which way it is bound."""
    bad: int
    nice: int
    just_moved: int | None
    """The tile whose weather the player before has moved."""
    face_up: int
    seen_by_all: int
    """The tiles that have been face up in front of everyone."""
    looked: tuple[int, ...]
    """The tiles that each seat has looked under in secret. Everybody sees where, nobody else what."""
    eyes_used: int
    """The tiles whose eyes have given their look in this movement."""
    phase: Phase
    moving: int
    """The penguin that is moving, or that ended the match with its arrival; else NOBODY."""

    def __init__(self, leads: tuple[Team, ...], variant: str, rows: int, rules: int) -> None:
        players = len(leads)
        self.players = players
        self.to_move = CHANCE
        self.rows = rows
        self.variant = variant
        self.rules = rules
        self.leads = leads
        self.tiles = b""
        led = {penguin for team in leads for penguin in team}
        self.spots = [COLONY if penguin in led else NOWHERE for penguin in range(len(PENGUINS))]
        self.bad, self.nice = (0, 0) if variant == "young" else (BAD_AT_START, NICE_AT_START)
        self.just_moved = None
        self.face_up = self.seen_by_all = self.eyes_used = 0
        self.looked = (0,) * players
        self.phase = Phase.STEP
        self.moving = NOBODY

    def clone(self) -> Self:
        copy = object.__new__(type(self))
        copy.players = self.players
        copy.to_move = self.to_move
        copy.rows = self.rows
        copy.variant = self.variant
        copy.rules = self.rules
        copy.leads = self.leads
        copy.tiles = self.tiles
        copy.spots = self.spots[:]
        copy.bad = self.bad
        copy.nice = self.nice
        copy.just_moved = self.just_moved
        copy.face_up = self.face_up
        copy.seen_by_all = self.seen_by_all
        copy.looked = self.looked
        copy.eyes_used = self.eyes_used
        copy.phase = self.phase
        copy.moving = self.moving
        return copy

    def leader_of(self, penguin: int) -> int:
        """The seat that leads it."""
        return next(seat for seat, team in enumerate(self.leads) if penguin in team)

    def is_home(self, seat: int) -> bool:
        """Whether all penguins of that seat are back."""
        return all(self.spots[penguin] == HOME for penguin in self.leads[seat])

    def legal_actions(self) -> Sequence[MarchAction]:
        if self.to_move < 0:
            return ()
        phase = self.phase
        if phase is Phase.STEP:
            return self._first_steps()
        if phase is Phase.GO_ON:
            return GOING_ON[self.rows][self.moving][self.spots[self.moving]]
        if phase is Phase.LOOK:
            return self._peeks()
        return self._drifts()

    def _first_steps(self) -> Sequence[Walk]:
        steps: tuple[Walk, ...] = ()
        for penguin in self.leads[self.to_move]:
            steps += WALKS[self.rows][penguin][self.spots[penguin]]
        return steps

    def _peeks(self) -> Sequence[Peek]:
        face_down = (1 << len(self.tiles)) - 1 & ~self.face_up
        return [*(PEEKS[cell] for cell in cells_of(face_down)), LOOK_NOWHERE]

    def _drifts(self) -> Sequence[MarchAction]:
        weather = self.bad | self.nice
        choices: list[MarchAction] = []
        for cell in cells_of(weather):
            if cell != self.just_moved:
                around, drifts = DRIFTS[cell]
                choices += drifts[weather & around]
        if self.variant == "ice_slide":
            choices += SLIDES
        return choices or (PASS,)

    def allows_chance(self, action: MarchAction) -> bool:
        return isinstance(action, LayTiles) and is_layout(action.letters, self.rows)

    def sample_chance(self, rng: Random) -> LayTiles:
        return LayTiles(random_layout(self.rows, rng))

    def apply(self, action: MarchAction) -> None:
        if isinstance(action, Walk):
            self._step(action)
        elif isinstance(action, MoveWeather):
            self._move_weather(action)
        elif isinstance(action, Stop):
            self._end_movement()
        elif isinstance(action, Peek):
            self._peek(action)
        elif isinstance(action, Slide):
            self._slide(action)
        elif isinstance(action, LayTiles):
            self.tiles = tiles_of(action.letters)
            self.to_move = 0
        else:
            self._end_turn(just_moved=None)

    def _step(self, step: Walk) -> None:
        penguin, target = step.penguin, step.target
        spots = self.spots
        origin = spots[penguin]
        arrival = AT_SEA if target == OCEAN else target | origin & HOMEWARD
        if self.phase is Phase.GO_ON:
            self.spots = [arrival if spot == origin else spot for spot in spots]
        else:
            spots[penguin] = arrival
        self.moving = penguin
        if target >= COLONY:
            self._reach_shore()
        elif self.bad >> target & 1:
            self._end_movement()
        elif self.nice >> target & 1:
            self.phase = Phase.GO_ON
        else:
            self._turn_up(target)

    def _reach_shore(self) -> None:
        if any(map(self.is_home, range(self.players))):
            self._close_movement()
            self.phase = Phase.STEP
            self.to_move = OVER
        else:
            self._end_movement()

    def _turn_up(self, cell: int) -> None:
        self.face_up |= 1 << cell
        self.seen_by_all |= 1 << cell
        if self.tiles[cell] & EYE and not self.eyes_used >> cell & 1:
            self._come_to_eye(cell)
        else:
            self._follow_colour()

    def _come_to_eye(self, cell: int) -> None:
        self.phase = Phase.LOOK
        if self.rules > 1:
            self.eyes_used |= 1 << cell

    def _follow_colour(self) -> None:
        """Its own colour calls the penguin that has just arrived; any other ends the movement."""
        tile = self.tiles[self.spots[self.moving] & PLACE_OF_SPOT]
        if tile & ~EYE == self.moving:
            self.phase = Phase.GO_ON
        else:
            self._end_movement()

    def _peek(self, peek: Peek) -> None:
        if peek.cell is not None:
            looked = list(self.looked)
            looked[self.to_move] |= 1 << peek.cell
            self.looked = tuple(looked)
        self._follow_colour()

    def _end_movement(self) -> None:
        self._close_movement()
        self.moving = NOBODY
        if self.variant == "young":
            self._end_turn(just_moved=None)
        else:
            self.phase = Phase.WEATHER

    def _close_movement(self) -> None:
        """Turn down what nobody stands on; every eye may be used again."""
        occupied = 0
        for spot in self.spots:
            occupied |= BIT_OF_SPOT[spot]
        self.face_up &= occupied
        self.eyes_used = 0

    def _move_weather(self, move: MoveWeather) -> None:
        both = 1 << move.origin | 1 << move.target
        if self.bad >> move.origin & 1:
            self.bad ^= both
        else:
            self.nice ^= both
        self.face_up &= ~(1 << move.target)
        self._end_turn(just_moved=move.target)

    def _slide(self, slide: Slide) -> None:
        left, right = slide.left, slide.right
        tiles = bytearray(self.tiles)
        tiles[left], tiles[right] = tiles[right], tiles[left]
        self.tiles = bytes(tiles)
        across = left ^ right
        self.spots = [spot ^ across if spot & PLACE_OF_SPOT in (left, right) else spot for spot in self.spots]
        self.bad = _swapped(self.bad, slide)
        self.nice = _swapped(self.nice, slide)
        self.face_up = _swapped(self.face_up, slide)
        self.seen_by_all = _swapped(self.seen_by_all, slide)
        self.looked = tuple(_swapped(board, slide) for board in self.looked)
        self._end_turn(just_moved=None)

    def _end_turn(self, just_moved: int | None) -> None:
        self.just_moved = just_moved
        self.phase = Phase.STEP
        self.to_move = (self.to_move + 1) % self.players

    def known_to(self, seat: int | None) -> int:
        """The tiles that a seat (None: everyone) has seen, as a bitboard."""
        return self.seen_by_all if seat is None else self.seen_by_all | self.looked[seat]

    def seen_by(self, seat: int | None) -> Self:
        known = self.known_to(seat)
        view = self.clone()
        view.tiles = bytes(tile if known >> cell & 1 else BLANK for cell, tile in enumerate(self.tiles))
        return view

    def scores(self) -> tuple[int, ...]:
        walked = WALKED[self.rows]
        return tuple(sum(walked[self.spots[penguin]] for penguin in team) for team in self.leads)

    def winners(self) -> tuple[int, ...]:
        if self.to_move != OVER:
            return ()
        mover = self.leader_of(self.moving)
        if self.is_home(mover):
            return (mover,)
        return tuple(seat for seat in range(self.players) if self.is_home(seat))

    def describe(self) -> dict[str, Any]:
        return {
            "players": self.players,
            "to_move": self.to_move,
            "variant": self.variant,
            "rows": self.rows,
            "rules": self.rules,
            "leads": [[PENGUINS[penguin] for penguin in team] for team in self.leads],
            "phase": self.phase.value if self.to_move >= 0 else None,
            "moving": None if self.moving == NOBODY else PENGUINS[self.moving],
            "tiles": {PLACE_NAMES[cell]: letter_of(tile) for cell, tile in enumerate(self.tiles)} or None,
            "face_up": _names(self.face_up),
            "seen_by_all": _names(self.seen_by_all),
            "looked": [_names(board) for board in self.looked],
            "eyes_used": _names(self.eyes_used),
            "penguins": self._whereabouts(),
            "bad_weather": _names(self.bad),
            "nice_weather": _names(self.nice),
            "just_moved": None if self.just_moved is None else PLACE_NAMES[self.just_moved],
        }

    def _whereabouts(self) -> dict[str, dict[str, str]]:
        spots = zip(PENGUINS, self.spots, strict=True)
        return {name: _place_and_way(spot) for name, spot in spots if spot != NOWHERE}


def _names(board: int) -> list[str]:
    return [PLACE_NAMES[cell] for cell in cells_of(board)]


def _place_and_way(spot: int) -> dict[str, str]:
    return {"at": PLACE_NAMES[spot & PLACE_OF_SPOT], "bound_for": "colony" if spot & HOMEWARD else "ocean"}


def _swapped(board: int, slide: Slide) -> int:
    """The bitboard after the two tiles have changed places."""
    if (board >> slide.left ^ board >> slide.right) & 1:
        board ^= 1 << slide.left | 1 << slide.right
    return board
