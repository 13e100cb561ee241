"""Runs the app frame by frame, for those who have no finger: tests, screenshots, benches."""

import time
from collections.abc import Callable, Sequence
from math import cos, sin, tau
from pathlib import Path
from typing import Any

from kivy.app import App
from kivy.base import EventLoop
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.graphics.opengl import GL_RGB, GL_UNSIGNED_BYTE, glReadPixels
from kivy.lang import Builder
from kivy.uix.modalview import ModalView

from penguins.games.registry import GAMES
from penguins.session.setup import COLOURS, Seat, SetUp
from penguins.session.thought import Chooser, by_our_bots
from penguins.ui.base.png import png
from penguins.ui.base.unbinding import unbind_tree
from penguins.ui.base.voice import Voice
from penguins.ui.shell.app import PenguinsApp

PATIENCE = 30.0
FRAME = 1 / 60


class SilentVoice(Voice):
    """Reads nothing aloud: what would be heard is in `heard`."""

    def __init__(self) -> None:
        super().__init__()
        self.possible = True
        self.heard: list[str] = []

    def speak_as(self, language: str) -> None:
        """It speaks all of them."""

    def read(self, text: str) -> None:
        self.heard.append(text)


class Driver:
    """One run of the app. A new driver on the same folder resumes where the last one ended."""

    def __init__(
        self,
        folder: Path,
        size: tuple[int, int] = (360, 640),
        choose: Chooser = by_our_bots,
        **preferences: Any,
    ) -> None:
        """`choose` answers for the bots."""
        self._running = False
        self.draws_every = 0
        """One of so many frames is drawn, which takes most of the time; 0: only those that are asked for."""
        self._lived = 0
        EventLoop.ensure_window()
        self._rule_time()
        self.voice = SilentVoice()
        self.app = PenguinsApp(folder, choose, self.voice)
        App._running_app = self.app  # before the next frame: what an earlier run left behind still asks for it
        self.resize(*size)
        self.app.root = self.app.build()
        Window.add_widget(self.app.root)
        usual = {"language": "en", "animation": "off", "sound": False, "asked_who": True}
        self.app.services.change(**{**usual, **preferences})
        self._start()
        self._running = True

    def _rule_time(self) -> None:
        """Every frame is as long as the last, however long it took: what moves is never over too early or too late."""
        started = Clock.get_time()
        Clock._max_fps = 0  # as fast as it goes: nobody watches
        Clock.time = lambda: started + self._lived * FRAME

    def _start(self) -> None:
        self.app.dispatch("on_start")
        self.frames(3)

    def close(self) -> None:
        """End the app as the system does; of one that has been killed, let its file go, as the system would have."""
        if self._running:
            self.app.dispatch("on_stop")
            self._clear()
        else:
            self.app.services.storage.close()

    def kill(self) -> None:
        """End it without a word, as when the battery is empty: nothing more is saved."""
        self.screen.closed()
        self.app.let_go_of_window()
        self._clear()

    def _clear(self) -> None:
        Clock.tick_draw()  # what was to be laid out before the next frame holds on to its screen until it is
        self._running = False
        for child in list(Window.children):
            Window.remove_widget(child)
            unbind_tree(child)
        App._running_app = None
        ended = Clock.time()
        Clock.time = lambda: ended  # which holds on to nothing of this run

    @property
    def screen(self) -> Any:
        """The screen that is shown."""
        return self.app.navigation.current_screen

    def frames(self, number: int = 1, *, draw: bool = False) -> None:
        """Let the app live for so many frames, all drawn if asked for, else as `draws_every` says."""
        for _ in range(number):
            self._lived += 1
            Clock.tick()
            EventLoop.dispatch_input()
            Builder.sync()
            Clock.tick_draw()
            Builder.sync()
            if draw or (self.draws_every and self._lived % self.draws_every == 0):
                Window.dispatch("on_draw")
                Window.dispatch("on_flip")

    def dialogs(self) -> list[Any]:
        """What is asked over the screen."""
        return [child for child in Window.children if isinstance(child, ModalView)]

    @property
    def has_news_to_draw(self) -> bool:
        """Whether something has changed since the last drawing."""
        return bool(Window.canvas.needs_redraw)

    def close_dialogs(self) -> None:
        """Answer nothing that is asked over the screen."""
        for dialog in self.dialogs():
            dialog.dismiss(animation=False)

    def wait(self, until: Callable[[], Any], what: str) -> None:
        """Let the app live until something holds; TimeoutError if it never does."""
        deadline = time.monotonic() + PATIENCE
        while not until():
            if time.monotonic() > deadline:
                raise TimeoutError(f"{what} did not happen")
            self.frames()

    def resize(self, width: int, height: int) -> None:
        """Turn the tablet, or pull at the window."""
        Window.size = (width, height)
        self.frames(3)

    def screenshot(self, path: Path) -> None:
        """Keep what is on the window as a PNG of exactly that name."""
        self.frames(2, draw=True)
        width, height = Window.size
        path.write_bytes(png(width, height, glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE)))

    def begin(self, game: str, players: Sequence[str], **options: str) -> None:
        """Start a match of people (by name) and bots (by level), and wait until a person can act."""
        self.begin_watching(game, players, **options)
        self.wait_for_person()

    def begin_watching(self, game: str, players: Sequence[str], **options: str) -> None:
        """Start a match and be on its screen."""
        seats = [seat_of(player, colour) for player, colour in zip(players, COLOURS, strict=False)]
        record = self.app.services.storage.begin(SetUp.check(GAMES[game], seats, options))
        self.app.services.navigation.go("play", record=record)
        self.frames(3)

    @property
    def person_can_act(self) -> bool:
        """Whether a person can act: on the board, on the curtain, on the die, or elsewhere than at a match."""
        table = getattr(self.screen, "table", None)
        return table is None or table.waits_for_person

    def wait_for_person(self) -> None:
        """Until a person can act, or the match is over."""
        self.wait(lambda: self.person_can_act, "the next turn")

    # Without fingers

    def take_chances(self) -> None:
        """Let chance decide wherever a person would have to lend a hand, and raise every curtain."""
        while self.screen.session.stage.kind in ("chance", "hand_over"):
            if self.screen.session.stage.kind == "chance":
                self.screen.board.leave_to_chance()
            else:
                self.screen.raise_curtain()
            self.frames()
            self.wait_for_person()

    def until_bot_thinks(self) -> None:
        """Decide for people, first choice first, until a bot has something to think about."""
        while not self.screen.session.is_thinking:
            self.take_chances()
            if self.screen.session.stage.kind == "human":
                self.screen.board.choose(self.screen.board.view.legal_actions()[0])
            self.wait(lambda: self.person_can_act or self.screen.session.is_thinking, "the next turn")

    def drag_path(self, length: int) -> list[tuple[float, float]]:
        """Circles over the board that begin where something can be picked up."""
        board = self.screen.board
        while (start := self._pickable()) is None:
            board.choose(board.view.legal_actions()[0])
            self.wait_for_person()
            self.take_chances()
        x, y = board.to_window(*board.center)
        turns = (tau * number / 60 for number in range(length))
        return [start, *((x + board.width * cos(turn) / 3, y + board.height * sin(turn) / 3) for turn in turns)]

    def _pickable(self) -> tuple[float, float] | None:
        """Where a finger would pick something up."""
        board = self.screen.board
        for stop in board.stops():
            held = board.pick_up(board.to_widget(*stop.pos))
            if held is not None:
                board.put_back(held)
                pos: tuple[float, float] = stop.pos
                return pos
        return None


def seat_of(player: str, colour: str) -> Seat:
    """A person by name, or a bot by its level."""
    from penguins.bots.levels import LEVELS

    return Seat(f"{player.title()} {colour}", colour, player) if player in LEVELS else Seat(player, colour)
