"""Eyes, cheeks and beaks, drawn to the measures of a body."""

from assets.tools.penguins.bodies import Body, Point
from penguins.ui.base import theme

_WARM = "#7d4a36"
_PERSPECTIVE = 0.93
"""The face is turned a little to the right: the far eye is nearer to the beak."""
_STROKE = f'fill="none" stroke="{theme.INK}" stroke-width="3" stroke-linecap="round"'

LOOKS: dict[str, Point] = {"left": (-4.4, 0.6), "right": (3.4, 0.4), "up": (0.4, -3.6), "down": (0.0, 3.4)}
"""How far a face goes with a look."""


def eye_places(body: Body, shift: Point = (0.0, 0.0)) -> tuple[Point, Point]:
    """The middles of both eyes, moved by a look."""
    x, y = body.face[0] + shift[0], body.face[1] + shift[1]
    return (x - body.eye_gap, y), (x + body.eye_gap * _PERSPECTIVE, y)


def _oval(x: float, y: float, wide: float, high: float, fill: str) -> str:
    return f'<ellipse cx="{x:.2f}" cy="{y:.2f}" rx="{wide:.2f}" ry="{high:.2f}" fill="{fill}"/>'


def open_eye(at: Point, size: Point, gaze: Point = (0.0, 0.0)) -> str:
    """A dark eye, warm below, with a light in it that sits where it looks."""
    (x, y), (wide, high) = at, size
    light, spark = wide * 0.43, wide * 0.2
    return (
        _oval(x, y, wide, high, theme.INK)
        + _oval(x, y + high * 0.4, wide * 0.66, high * 0.46, _WARM)
        + _oval(x + wide * (0.3 + gaze[0] * 0.4), y - high * (0.38 + gaze[1] * 0.3), light, light, theme.ICE)
        + _oval(x - wide * 0.34, y + high * 0.46, spark, spark, theme.ICE)
    )


def arc(at: Point, width: float, rise: float) -> str:
    """A shut eye: a smile that goes up or a lid that hangs down."""
    x, y = at
    return (
        f'<path d="M{x - width:.2f} {y + rise * 0.4:.2f} C{x - width * 0.6:.2f} {y - rise * 0.75:.2f}'
        f' {x + width * 0.6:.2f} {y - rise * 0.75:.2f} {x + width:.2f} {y + rise * 0.4:.2f}" {_STROKE}/>'
    )


def brow(at: Point, size: Point, slant: float, lift: float = 0.0) -> str:
    """A brow over an eye; a positive slant falls to the right."""
    x, y = at[0], at[1] - size[1] - 2.2 - lift
    return (
        f'<path d="M{x - size[0]:.2f} {y - slant:.2f} L{x + size[0]:.2f} {y + slant:.2f}" fill="none"'
        f' stroke="{theme.INK}" stroke-width="2.500" stroke-linecap="round"/>'
    )


def _lashes(at: Point, size: Point, outward: int) -> str:
    x, y = at[0] + outward * size[0] * 0.85, at[1] - size[1] * 0.55
    return (
        f'<path d="M{x:.2f} {y:.2f} l{outward * 3.2:.2f} -2.200 M{x + outward * 0.6:.2f} {y + 2.6:.2f}'
        f' l{outward * 3.4:.2f} -.8" fill="none" stroke="{theme.INK}" stroke-width="1.900" stroke-linecap="round"/>'
    )


def _open(body: Body, shift: Point = (0.0, 0.0), gaze: Point = (0.0, 0.0), size: Point | None = None) -> str:
    left, right = eye_places(body, shift)
    drawn = open_eye(left, size or body.eye, gaze) + open_eye(right, size or body.eye, gaze)
    return drawn + (_lashes(left, body.eye, -1) + _lashes(right, body.eye, 1) if body.lashes else "")


def _arcs(body: Body, rise: float) -> str:
    return "".join(arc(at, body.eye[0] + 0.4, rise) for at in eye_places(body))


def _worried(body: Body) -> str:
    left, right = eye_places(body, (0.0, 1.2))
    size = (body.eye[0] * 0.94, body.eye[1] * 0.9)
    brows = brow(left, size, -1.7) + brow(right, size, 1.7)
    return open_eye(left, size, (0.0, 0.3)) + open_eye(right, size, (0.0, 0.3)) + brows


def _sulking(body: Body) -> str:
    """Looks away under heavy lids."""
    wide, high = body.eye
    drawn = ""
    for (x, y), slant in zip(eye_places(body, (-2.4, 0.8)), (0.3, -0.3), strict=True):
        left, right = f"{x - wide:.2f} {y - slant - 0.6:.2f}", f"{x + wide:.2f} {y + slant - 0.6:.2f}"
        drawn += (
            f'<path d="M{left} A{wide} {high * 0.9:.2f} 0 0 0 {right} Z" fill="{theme.INK}"/>'
            + _oval(x - 0.8, y + high * 0.45, wide * 0.5, high * 0.3, _WARM)
            + _oval(x - wide * 0.4, y + high * 0.2, wide * 0.3, wide * 0.3, theme.ICE)
            + f'<path d="M{left} L{right}" {_STROKE}/>'
        )
    return drawn


def _amazed(body: Body) -> str:
    """Very large, full of light, and brows high up."""
    wide, high = body.eye[0] * 1.2, body.eye[1] * 1.2
    drawn = ""
    for (x, y), slant in zip(eye_places(body, (0.0, -0.6)), (-1.0, 1.0), strict=True):
        drawn += (
            _oval(x, y, wide + 1.5, high + 1.5, theme.ICE)
            + open_eye((x, y), (wide, high))
            + _oval(x + wide * 0.2, y - high * 0.3, wide * 0.52, wide * 0.52, theme.ICE)
            + brow((x, y), (wide * 0.9, high), slant, 1.0)
        )
    return drawn


def _thinking(body: Body) -> str:
    left, right = eye_places(body, (2.6, -1.8))
    size = (body.eye[0] * 0.96, body.eye[1] * 0.96)
    brows = brow(left, size, 0.6, -0.4) + brow(right, size, -1.2, 1.4)
    return open_eye(left, size, (0.5, 0.4)) + open_eye(right, size, (0.5, 0.4)) + brows


def _winking(body: Body) -> str:
    left, right = eye_places(body)
    return open_eye(left, body.eye) + arc(right, body.eye[0] + 0.4, 5.0)


def eyes(kind: str, body: Body) -> str:
    """The eyes of one expression."""
    if kind in LOOKS:
        x, y = LOOKS[kind]
        return _open(body, LOOKS[kind], (x / 6, -y / 6))
    drawn = {
        "open": lambda: _open(body),
        "bright": lambda: _open(body, size=(body.eye[0] * 1.06, body.eye[1] * 1.08)),
        "shut": lambda: _arcs(body, -3.4),
        "happy": lambda: _arcs(body, 6.0),
        "worried": lambda: _worried(body),
        "sulking": lambda: _sulking(body),
        "amazed": lambda: _amazed(body),
        "thinking": lambda: _thinking(body),
        "winking": lambda: _winking(body),
    }
    return drawn[kind]()


def cheeks(body: Body) -> str:
    """Rosy, below the eyes and a little outside of them."""
    (left, y), (right, _) = eye_places(body)
    wide, drop = body.eye[0] * 0.9, body.eye[1] + body.cheek_drop
    aside = wide * body.cheek_spread
    drawn = "".join(_oval(x, y + drop, wide, wide * 0.66, theme.CHEEK) for x in (left - aside, right + aside))
    return f'<g opacity=".85">{drawn}</g>'


def beak(kind: str, body: Body, shift: Point) -> str:
    """A beak of `art/parts/beaks.svg`, which goes a little further than the eyes do."""
    x, y = body.beak[0] + shift[0] * 1.1, body.beak[1] + shift[1] * 0.9
    wide, high = body.beak_size
    return f'<use href="#beak-{kind}" transform="translate({x:.2f} {y:.2f}) scale({wide} {high})"/>'
