"""What every board is: it shows a view, plays events, and turns touches into actions."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Generic, NamedTuple, TypeVar

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.graphics import Color, InstructionGroup
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.floatlayout import FloatLayout

from penguins.core.game import AnyGame, Event
from penguins.core.state import Action, State
from penguins.session.house_rules import ALL_HELPS, HouseRules
from penguins.session.looking_back import Past
from penguins.session.preferences import Preferences
from penguins.session.setup import Seat
from penguins.ui.base import theme
from penguins.ui.base.box import Box, Pos
from penguins.ui.base.idle import Idle
from penguins.ui.base.keys import PIECE, TARGET, KeyStop
from penguins.ui.base.motion import Motion, Step
from penguins.ui.base.services import Shaking
from penguins.ui.base.shapes import RoundedFrame
from penguins.ui.base.sounds import Sounds
from penguins.ui.base.standing import Standing
from penguins.ui.base.surface import surface
from penguins.ui.widgets.life import Life

StateT = TypeVar("StateT", bound=State[Any])
ActionT = TypeVar("ActionT", bound=Action)
_DRAG_FROM = 10
"""dp a finger must travel before a tap becomes a drag."""
ABOVE_FINGER = 0.3
"""How far above the finger something hangs that it carries, in its own height, so that it can be seen."""


class Stagehands(NamedTuple):
    """What a board works with."""

    game: AnyGame
    seats: tuple[Seat, ...]
    motion: Motion
    sounds: Sounds
    preferences: Preferences
    shake: Shaking
    owner_pos: Callable[[int], Pos]
    """Where on the window a seat's plate is, for what flies to its owner."""
    idle: Idle
    """The heartbeat, for what lives though nothing happens."""
    award: Callable[[int, int], None]
    """So many points have arrived at a seat's plate: they are counted at once. What is shown next says the same."""
    recount: Callable[[], None]
    """The end is counted from nothing: no plate tells it before it is drawn."""
    send_off: Callable[[int], None]
    """One of those who wait on a seat's plate goes onto the board: it is on the plate no more."""
    house: HouseRules = ALL_HELPS

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.is_human)


class Board(FloatLayout, Generic[StateT, ActionT]):
    """Knows how its game looks and feels. It holds a view, never more than the person at the screen may see.

    A touch is a tap or a drag. `tap` and the four drag methods are the board's own; this class makes sure
    that one finger at a time is listened to, and that a drag which is cut short ends in `put_back`.
    """

    view: StateT = ObjectProperty(None, allownone=True)
    chooser = NumericProperty(None, allownone=True)
    """The seat whose person may act now; None while nobody may."""

    at_table = BooleanProperty(False)
    """Whether a match is being played on it, rather than looked back on."""

    __events__ = ("on_action", "on_refusal", "on_chance", "on_prompt", "on_message", "on_ring")

    def __init__(self, hands: Stagehands, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.hands = hands
        self.life = Life(hands.idle)
        """Of the penguins that are handed to it. They look at what is dragged by themselves."""
        self.advised: ActionT | None = None
        """What a hint has told: a tap where it ends plays it."""
        self._ring = InstructionGroup()
        self.canvas.after.add(self._ring)
        self._finger: Any = None
        self._held: Any = None
        self._from: Pos = (0.0, 0.0)
        fit = Clock.create_trigger(self._fit, -1)
        self.bind(pos=fit, size=fit)
        Window.bind(mouse_pos=self._on_mouse)

    # What a board must say and show

    def show(self, view: StateT) -> None:
        """Everything as in this view, at once."""
        raise NotImplementedError

    def keep_to(self, view: StateT) -> None:
        """There will never be more than is there now: show that as large as it can be."""

    def steps(self, events: Sequence[Event], view: StateT) -> Iterable[Step]:
        """How to play what happened, up to (not including) showing `view`."""
        raise NotImplementedError

    def prompt(self, view: StateT) -> str:
        """What the person to move should do, in one line."""
        raise NotImplementedError

    def standing(self, view: StateT, seat: int) -> Standing:
        """What stands on a seat's plate."""
        raise NotImplementedError

    # What a board may do

    def let_choose(self, seat: int) -> None:
        """That seat's person is to act on the view shown: light what is legal."""
        self.chooser, self.advised = seat, None

    def stop_choosing(self) -> None:
        """Nobody acts now: no light, nothing held."""
        self.interrupt()
        self.chooser = self.advised = None

    def point_at(self, action: ActionT, *, piece_only: bool = False) -> None:
        """Show what a strong player would do; with `piece_only`, what they would take, and not where to."""

    def takes_first(self, action: ActionT) -> bool:
        """Whether a person has to choose a piece for that action before its place."""
        return False

    def ends_at(self, action: ActionT, pos: Pos) -> bool:
        """Whether a finger there can only mean that action, as it is where it ends and nothing else is picked."""
        return False

    def by_hand(self, action: ActionT) -> bool:
        """Whether that action is nothing without a hand that does it, a secret look: then it is begun now."""
        return False

    def label_at(self, pos: Pos) -> str:
        """In a word, what is drawn there; nothing where the picture says it all."""
        return ""

    def sights(self) -> Sequence[Box]:
        """Where it is seen what the news tell of: they rather lie elsewhere."""
        return ()

    def uncover(self) -> None:
        """Show the pieces of the game alone, until the next `show`: a picture of the position is taken."""

    def feature(self, seat: int) -> None:
        """Show large what is that seat's, where not all can be: it is talked about."""

    def forget_last(self) -> None:
        """No move is marked as the last any more."""

    def remember(self, past: Past) -> None:
        """What was done then is marked as the last move, from the next `show` on, if it was one."""

    def turn_of(self, view: StateT) -> int | None:
        """Whose turn it is, also while chance decides something for them."""
        return view.to_move if view.to_move >= 0 else None

    def waits_for_hand(self, view: StateT) -> bool:
        """Whether chance comes by a person's hand (a die), told with `on_chance`, rather than by itself."""
        return False

    def worth_seeing(self, missed: tuple[Past, ...]) -> tuple[Past, ...]:
        """Of what happened while somebody else had the tablet, what to show to the next person."""
        return missed

    def has_left(self, view: StateT, seat: int) -> bool:
        """Whether that seat does not play on, though others do."""
        return False

    def asks_for_time(self) -> bool:
        """Whether somebody is still looking at something: bots wait."""
        return False

    def key_stops(self) -> list[KeyStop]:
        """Where the keyboard can go on the board; Enter there is a tap there."""
        return []

    def tap(self, pos: Pos) -> None:
        """A finger touched and left."""

    def pick_up(self, pos: Pos) -> Any:
        """What a finger that starts moving here takes along; None if nothing."""

    def drag(self, held: Any, pos: Pos) -> None:
        """The finger moves with it."""

    def drop(self, held: Any, pos: Pos) -> None:
        """The finger let it go."""

    def put_back(self, held: Any) -> None:
        """The drag was cut short: as if it had never been."""

    def hover(self, pos: Pos) -> None:
        """A mouse is here, with no button down."""

    # For screens to call

    def recall(self, turn: Sequence[Past]) -> None:
        """Mark what was done in that turn as the last, and nothing else: a match goes on after a while, a move was
        taken back, or somebody leafs through a match."""
        self.forget_last()
        for past in turn:
            self.remember(past)

    def stops(self) -> list[KeyStop]:
        """Where the keyboard can go now: nowhere while a finger is on the board. One hand at a time."""
        return [] if self._finger is not None else self.key_stops()

    @property
    def is_holding(self) -> bool:
        """Whether something hangs on a finger."""
        return self._held is not None

    # For boards to call

    @property
    def area(self) -> Box:
        """The room there is: a pixel at least, whatever is left of the window."""
        return Box(self.x, self.y, max(1.0, self.width), max(1.0, self.height))

    def key_stop(
        self,
        centre: Pos,
        mark: Callable[[bool], None],
        press: Callable[[], None] | None = None,
        *,
        target: bool = False,
    ) -> KeyStop:
        """Somewhere the keyboard can go; Enter there is a tap there, if there is nothing else to `press`.

        `target`: what was picked may go there.
        """
        ring = partial(self._ring_at, centre, mark)
        return KeyStop(self.to_window(*centre), ring, press or partial(self.tap, centre), TARGET if target else PIECE)

    def _ring_at(self, centre: Pos, mark: Callable[[bool], None], on: bool) -> None:
        """The same ring on every board, dark and bright, so that it is seen on any ground and is no light."""
        mark(on)
        self._ring.clear()
        if not on:
            return
        for beyond, colour in ((dp(3), theme.INK), (0.0, theme.LIT)):
            radius = dp(surface.target) / 2 + beyond
            box = (centre[0] - radius, centre[1] - radius, 2 * radius, 2 * radius, radius)
            self._ring.add(Color(*theme.rgba(colour)))
            self._ring.add(RoundedFrame(box, width=dp(2)))
        self.dispatch("on_ring", centre)

    def choose(self, action: ActionT) -> None:
        """The person has decided."""
        self.dispatch("on_action", action)

    def refuse(self, why: str) -> None:
        """Say why that cannot be done."""
        self.dispatch("on_refusal", why)

    def tell(self, sentence: str) -> None:
        """Say something that everybody should know."""
        self.dispatch("on_message", sentence)

    def leave_to_chance(self) -> None:
        """The person lets chance decide."""
        self.dispatch("on_chance")

    def change_prompt(self) -> None:
        """What the person should do has changed."""
        self.dispatch("on_prompt")

    def on_action(self, action: ActionT) -> None:
        """An action for the rules."""

    def on_refusal(self, why: str) -> None:
        """A sentence for the person."""

    def on_message(self, sentence: str) -> None:
        """A sentence for everybody."""

    def on_ring(self, pos: Pos) -> None:
        """The keyboard's ring has come there."""

    def on_chance(self) -> None:
        """The person let chance decide."""

    def on_prompt(self) -> None:
        """What the person should do has changed: `prompt` says it."""

    # Fingers

    def interrupt(self) -> None:
        """Whatever a finger is doing ends here: rotation, pause, the end of the turn."""
        self.cut_short()

    def cut_short(self) -> None:
        """End a drag as if it had never been."""
        if self._held is not None:
            held, self._held = self._held, None
            self.life.look_at(None)
            self.put_back(held)
        self._finger = None

    def close(self) -> None:
        """The board is no longer needed."""
        self.life.close()
        Window.unbind(mouse_pos=self._on_mouse)

    def _on_mouse(self, _: Any, pos: Pos) -> None:
        if self.chooser is not None and self._finger is None:
            self.hover(self.to_widget(*pos))

    def on_touch_down(self, touch: Any) -> bool:
        """Take the place where the touch began: after a slow frame, a quick finger is elsewhere by the time we hear of
        it, and a button there has nothing to do with it."""
        if not self.collide_point(*touch.opos) or touch.is_mouse_scrolling:
            return False
        if self._finger is not None:  # no second finger, not even on a button
            return True
        if not _is_far(touch.pos, touch.opos) and super().on_touch_down(touch):
            return True
        if self.chooser is not None:
            touch.grab(self)
            self._finger, self._from = touch, touch.opos
        return self.chooser is not None

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is not self or touch is not self._finger:
            return bool(super().on_touch_move(touch))
        self._follow(touch.pos)
        return True

    def _follow(self, pos: Pos) -> None:
        """The finger is there: if that is far enough, it takes along what was where it began."""
        if self._held is None and _is_far(pos, self._from):
            self._held = self.pick_up(self._from)
            if self._held is None:
                self._finger = None
        if self._held is not None:
            self.life.look_at(pos)
            self.drag(self._held, pos)

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return bool(super().on_touch_up(touch))
        touch.ungrab(self)
        if touch is self._finger:
            self._follow(touch.pos)  # a quick one may never have been told to move
        if touch is not self._finger:
            return True
        self._finger = None
        if self._held is None:
            self._tapped(touch.pos)
        else:
            held, self._held = self._held, None
            self.life.look_at(None)
            self.drop(held, touch.pos)
        return True

    def _tapped(self, pos: Pos) -> None:
        if self.advised is not None and self.ends_at(self.advised, pos):
            self.choose(self.advised)
        else:
            self.tap(pos)

    def _fit(self, *_: Any) -> None:
        """The window was turned or resized, or the board has just got its place. What is on its way aims at places that
        are elsewhere now, so it arrives first, and so does what follows at once."""
        self.interrupt()
        self.hands.motion.hurry()
        while self.hands.motion.busy:
            self.hands.motion.hurry()
        if self.view is not None:
            self.show(self.view)


def _is_far(one: Pos, other: Pos) -> bool:
    """Whether a finger that went from here to there means to drag."""
    return bool(max(abs(one[0] - other[0]), abs(one[1] - other[1])) > dp(_DRAG_FROM))


AnyBoard = Board[Any, Any]
