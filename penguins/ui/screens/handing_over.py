"""How the device goes from one person to the next: a ribbon, a table that turns, a curtain where there are secrets."""

from collections.abc import Callable

from kivy.uix.widget import Widget

from penguins.session.conductor import Table
from penguins.session.session import Session
from penguins.session.undo import last_decision
from penguins.ui.base.motion import Motion
from penguins.ui.base.services import Services
from penguins.ui.base.words.translate import tr
from penguins.ui.games.board import AnyBoard
from penguins.ui.widgets.curtain import LIFT, Curtain
from penguins.ui.widgets.ribbon import Ribbons
from penguins.ui.widgets.turntable import Turntable


class HandingOver:
    """Shows on the turntable who is next. `curtain` is what covers the screen, if anything does."""

    def __init__(
        self,
        services: Services,
        session: Session,
        board: AnyBoard,
        motion: Motion,
        *,
        turntable: Turntable,
        behind: Widget,
        raised: Callable[[], None],
        undo: Callable[[], None],
        greets: bool,
    ) -> None:
        """`behind` is what the curtain hides, `raised` and `undo` what its buttons do; `greets`: by a ribbon."""
        self._services, self._session, self._board, self._motion = services, session, board, motion
        self._turntable, self._behind = turntable, behind
        self._raised, self._undo, self._greets = raised, undo, greets
        self._ribbons = Ribbons(turntable)
        self._person: int | None = None
        """The seat of whoever was asked to move last."""
        self.curtain: Curtain | None = None
        self._rising: Curtain | None = None
        """One that was lifted, until it is up."""

    def show(self, table: Table) -> None:
        """What the match has come to."""
        self._show_curtain(table)
        self._turn_table(table)
        self._greet(table)

    def cut_short(self) -> None:
        """No ribbon any more, and no curtain that is still on its way up."""
        self._ribbons.drop()
        self.hurry()

    def close(self) -> None:
        """The screen is being left."""
        self.cut_short()
        if self.curtain is not None:
            self.curtain.close()

    # Two people face to face

    def hold_orientation(self, on: bool) -> None:
        """A tablet that lies between two people has no up and down."""
        if self._faces_two:
            self._services.device.hold_orientation(on)

    def _turn_table(self, table: Table) -> None:
        """In table mode two people sit face to face."""
        seat = self._board.turn_of(table.view)
        if self._faces_two and seat in self._humans:
            self._turntable.turned = seat == self._humans[1]

    @property
    def _faces_two(self) -> bool:
        return self._services.preferences.table_mode and len(self._humans) == 2

    @property
    def _humans(self) -> tuple[int, ...]:
        return self._session.record.setup.humans

    # The ribbon

    def _greet(self, table: Table) -> None:
        """When the turn goes to another person, a ribbon says so; where there is a curtain, that does."""
        person = self._board.turn_of(table.view)
        if not self._greets or table.waits_for not in ("person", "hand") or person not in self._humans:
            return
        before, self._person = self._person, person
        if before not in (None, person) and not self._session.record.setup.game.secret_hands:
            seat = self._session.seats[person]
            self._ribbons.sweep(seat.name, seat.colour, self._motion.factor)

    # The curtain

    def _show_curtain(self, table: Table) -> None:
        if table.waits_for != "curtain":
            self.lift_curtain()
            return
        assert table.stage.seat is not None
        if self.curtain is None:
            self.cut_short()
            self.curtain = self._new_curtain()
            self._services.voice.offer(self._words(table.stage.seat))
        seat = self._session.seats[table.stage.seat]
        self.curtain.name, self.curtain.colour_id = seat.name, seat.colour
        self.curtain.last_mover = self._last_mover() if table.undo_barrier is None else ""

    def _words(self, seat: int) -> str:
        """The curtain's own, which everybody may hear."""
        name = self._session.seats[seat].name
        return " ".join((tr("Pass to {name}", name=name) + ".", tr("Everyone else, look away!")))

    def _last_mover(self) -> str:
        record = self._session.record
        decision = last_decision(record)
        assert decision is not None, "else there is a barrier"
        return self._session.seats[record.match.mover(decision)].name

    def _new_curtain(self) -> Curtain:
        curtain = Curtain(self._services.idle, arrival=0.0)
        curtain.bind(
            on_confirm=lambda _: self._raised(),
            on_undo=lambda _: self._undo(),
            on_back=lambda _: self._services.navigation.back(),
        )
        self._turntable.add_widget(curtain)
        self._behind.opacity = 0.0  # what is behind it is neither drawn nor reached by keys
        self._motion.animate(curtain, 0.3, arrival=1.0)
        return curtain

    def lift_curtain(self) -> None:
        """Show what is behind it, from below on, to whoever it was waiting for."""
        if self.curtain is not None:
            self._rising, self.curtain = self.curtain, None
            self._behind.opacity = 1.0
            self._rising.bind(on_gone=self._take_away)
            self._rising.lift(self._motion.factor)

    def uncover(self) -> float:
        """Nothing moves behind a curtain that is still on its way up: say how long that takes."""
        return LIFT if self._rising is not None else 0.0

    def hurry(self) -> None:
        """A curtain that is on its way up is up at once."""
        if self._rising is not None:
            self._rising.drop()

    def _take_away(self, curtain: Curtain) -> None:
        curtain.close()
        self._turntable.remove_widget(curtain)
        self._rising = None
