"""A keepsake: how a match ended as a picture to pass on, with the podium, the names, the date and the final board.

It is made anew each time, off the window and in pixels of its own, so it looks the same on every device, whatever the
density of its screen and whatever has become of its textures meanwhile.
"""

from collections.abc import Callable

from kivy.clock import Clock
from kivy.graphics import Color, Fbo, Rectangle

from penguins.session.record import Record
from penguins.ui.base import theme
from penguins.ui.base.box import Box
from penguins.ui.base.pictures import penguin
from penguins.ui.base.png import png
from penguins.ui.base.services import Services
from penguins.ui.base.shapes import RoundedBox
from penguins.ui.games.face import face_of
from penguins.ui.screens.keepsake_layout import HEIGHT, WIDTH, Block, Headings, blocks, headings
from penguins.ui.screens.miniature import Miniature
from penguins.ui.widgets.backdrop import draw_still
from penguins.ui.widgets.faces import bot_picture
from penguins.ui.widgets.lettering import lettering
from penguins.ui.widgets.picture import texture

_FRAMES = 5
"""Until the board is laid out and drawn: its parts settle from the inside out."""
_LARGEST_TYPE, _PLACE_TYPE, _NAME_TYPE, _SCORE_TYPE = 80, 64, 40, 34
"""Pixels."""
_DIMMED = 0.5
"""How much darker the scenery is behind words, and once more behind the board."""

Rgba = tuple[float, float, float, float]


class Keepsake:
    """Draws the picture within a few frames. One at a time; `cancel` where nobody waits for it any more."""

    def __init__(self, services: Services, record: Record, words: Headings) -> None:
        self._record = record
        self._words = words
        size = headings().board[2:]
        self._board = Miniature(services, record, shorter=min(size), size=size)
        self._frames = 0
        self._waiting = Clock.schedule_interval(self._wait, 0)
        self._waiting.cancel()
        self._then: Callable[[bytes], None] = lambda _: None

    def draw(self, then: Callable[[bytes], None]) -> None:
        """Call `then` with the file of the picture, in a few frames."""
        self._then = then
        self._waiting()

    def cancel(self) -> None:
        """Forget it."""
        self._waiting.cancel()

    def _wait(self, _: float) -> None:
        self._frames += 1
        if self._frames >= _FRAMES:
            self.cancel()
            self._then(self._drawn())

    def _drawn(self) -> bytes:
        """Drawn and read in one go: between the two nothing can be lost."""
        self._board.redraw()
        fbo = Fbo(size=(WIDTH, HEIGHT), with_stencilbuffer=True)
        with fbo:
            self._draw_picture()
        fbo.draw()
        pixels = fbo.pixels
        colours = bytearray(WIDTH * HEIGHT * 3)
        for channel in range(3):  # without what shines through
            colours[channel::3] = pixels[channel::4]
        return png(WIDTH, HEIGHT, bytes(colours))

    def _draw_picture(self) -> None:
        places = headings()
        draw_still(face_of(self._record.setup.game.id).scenery, WIDTH, HEIGHT)
        _fill(Box(0, 0, WIDTH, HEIGHT), theme.rgba(theme.SEA_DEEP, _DIMMED))
        _write(self._words.headline, places.headline, theme.TEXT_ON_SEA)
        _write(self._words.line, places.line, theme.TEXT_ON_SEA_SOFT)
        _round(places.frame, theme.rgba(theme.SEA_DEEP, _DIMMED), 36)
        Color(1, 1, 1, 1)
        Rectangle(texture=self._board.texture, pos=places.board[:2], size=places.board[2:])
        for block in blocks(self._record):
            _draw_block(block)
        _fill(Box(0, 0, WIDTH, places.water), theme.rgba(theme.SEA_DEEP))
        _show("wordmark", places.wordmark)


def _draw_block(block: Block) -> None:
    """Ice, and on it whoever shares the place."""
    _round(block.ice, theme.rgba(theme.ICE_EDGE), 24)
    _round(Box(*block.ice[:3], block.ice.height - 10), theme.rgba(theme.ICE_SOFT), 20)
    for player in block.players:
        _show(penguin(player.seat.colour, "happy" if player.won else "clap"), player.bird)
        if player.won:
            _show("crown", player.crown)
        if not player.seat.is_human:
            _show(bot_picture(player.seat), player.bot)
        _write(player.seat.name, player.name, theme.PAINTS[player.seat.colour].dark, _NAME_TYPE)
        _write(player.score, player.points, theme.TEXT, _SCORE_TYPE)
    _write(str(block.place), block.number, theme.TEXT_SOFT, _PLACE_TYPE)


# On the canvas that is open


def _fill(box: Box, colour: Rgba) -> None:
    Color(*colour)
    Rectangle(pos=box[:2], size=box[2:])


def _round(box: Box, colour: Rgba, radius: float) -> None:
    Color(*colour)
    RoundedBox(pos=box[:2], size=box[2:], radius=[radius])


def _show(name: str, box: Box) -> None:
    drawn = texture(name, box.width)
    fitting = box.fit(drawn.width, drawn.height)
    Color(1, 1, 1, 1)
    Rectangle(texture=drawn, pos=fitting[:2], size=fitting[2:])


def _write(text: str, box: Box, colour: str, largest: float = _LARGEST_TYPE) -> None:
    written = lettering(text, box[2:], largest)
    if written is not None:
        Color(*theme.rgba(colour))
        pos = box.x + (box.width - written.width) / 2, box.y + (box.height - written.height) / 2
        Rectangle(texture=written, pos=pos, size=written.size)
