"""The look in one place: colours, sizes, radii, shadows and type. KV, Python and the art all read it.

Colours are `#rrggbb`; `rgba()` turns them into what a canvas wants. Lengths are dp, type sizes are sp.
"""

from typing import NamedTuple

# The night-blue sea and what floats on it
SEA_DEEP = "#071630"
SEA = "#0c2347"
SEA_LIGHT = "#16386b"
SEA_FOAM = "#2b5a96"

ICE = "#ffffff"
ICE_SOFT = "#eaf6fd"
ICE_SHADE = "#c9e6f6"
ICE_EDGE = "#8cc3e2"
ICE_DEEP = "#4a8fbd"

INK = "#13264a"
INK_SOFT = "#425a82"
SUN = "#ffc83d"
SUN_DARK = "#b26a00"
BEAK = "#ff9f2e"
BEAK_DARK = "#d96c12"
CHEEK = "#ff9eb0"

# Screens
BACKGROUND = SEA
PANEL = "#f3faff"
PANEL_SUNK = "#dceef9"
PANEL_NIGHT = "#14305c"
TEXT = INK
TEXT_SOFT = INK_SOFT
TEXT_ON_SEA = "#f3faff"
TEXT_ON_SEA_SOFT = "#b9d5ee"
TEXT_ON_ACCENT = INK
ACCENT = SUN
ACCENT_PRESSED = "#f0ae12"
QUIET = "#cfe6f5"
QUIET_PRESSED = "#b5d7ec"
LIT = "#ffd75e"
LAST_MOVE = "#2fc7af"
HINT = "#7fe8ff"
ERROR = "#b3202f"
ERROR_TINT = "#ffe4e2"
SUCCESS = "#12694a"
SUCCESS_TINT = "#dcf5e6"
DISABLED_TEXT = "#566c8f"

# A control has a light face and a dark edge: whatever it lies on, one of the two stands out
CONTROL = PANEL
PRESSED = 0.1
"""How much darker a sheet is under a finger."""
CONTROL_EDGE = INK


class Paint(NamedTuple):
    """One of the six colours: its tones, from ink to a wash, and the emblem that stands for it."""

    main: str
    dark: str
    light: str
    tint: str
    emblem: str


PAINTS: dict[str, Paint] = {
    "red": Paint("#d8323c", "#8d1a2c", "#ff8078", "#ffe2df", "triangle"),
    "blue": Paint("#3a94f0", "#123f86", "#84c1ff", "#deeeff", "drop"),
    "green": Paint("#3cb878", "#0f5a34", "#7fdaa6", "#dcf6e3", "leaf"),
    "yellow": Paint("#f7b917", "#875200", "#ffdc6b", "#fff3cc", "star"),
    "violet": Paint("#5b2a9a", "#33115f", "#a27fe0", "#eee4ff", "diamond"),
    "pink": Paint("#f792c4", "#97235f", "#ffc0de", "#ffe6f2", "heart"),
}


# Text must stand out 4.5 : 1 on each of these; a test measures it
TEXT_PAIRS: tuple[tuple[str, str], ...] = (
    *((text, ground) for text in (TEXT, TEXT_SOFT) for ground in (PANEL, PANEL_SUNK, ICE, ICE_SOFT)),
    *((text, ground) for text in (TEXT_ON_SEA, TEXT_ON_SEA_SOFT) for ground in (SEA_DEEP, SEA, SEA_LIGHT, PANEL_NIGHT)),
    *((TEXT_ON_ACCENT, ground) for ground in (ACCENT, ACCENT_PRESSED, LIT, LAST_MOVE)),
    *((TEXT, ground) for ground in (QUIET, QUIET_PRESSED)),
    *((paint.dark, paint.tint) for paint in PAINTS.values()),
    *((paint.dark, PANEL) for paint in PAINTS.values()),
    *((TEXT, paint.tint) for paint in PAINTS.values()),
    *((ICE, paint.dark) for paint in PAINTS.values()),
    (ERROR, PANEL),
    (ERROR, ERROR_TINT),
    (SUCCESS, PANEL),
    (SUCCESS, SUCCESS_TINT),
    (DISABLED_TEXT, PANEL),
)

# Lengths in dp
TARGET, BUTTON_HEIGHT, BAR_HEIGHT = LENGTHS = (48, 56, 56)
BIG_LENGTHS = (64, 72, 72)
"""The same for those who want large targets. Layouts ask the surface, which knows."""
ICON = 28
SPACE_XS, SPACE_S, SPACE_M, SPACE_L = 4, 8, 16, 24
RADIUS_S, RADIUS_M, RADIUS_L = 8, 16, 28
EDGE = 2
"""Around a control."""
DIALOG_WIDTH = 420
COLUMN_WIDTH = 560


class Shadow(NamedTuple):
    """A shadow under a raised thing: how far below, how strong."""

    drop: int
    alpha: float


SHADOW_RESTING = Shadow(drop=2, alpha=0.22)
SHADOW_RAISED = Shadow(drop=6, alpha=0.30)
SHADOW_COLOUR = SEA_DEEP

# Type in sp: six sizes and none in between. A text that does not fit goes down them
TYPE_NOTE, TYPE_SMALL, TYPE_BODY, TYPE_TITLE, TYPE_HEADLINE, TYPE_DISPLAY = 12, 14, 17, 22, 28, 40
TYPE_SCALE = (TYPE_NOTE, TYPE_SMALL, TYPE_BODY, TYPE_TITLE, TYPE_HEADLINE, TYPE_DISPLAY)
FONT = "Roboto"
"""For sentences."""
FONT_DISPLAY = "Fredoka One"
"""For titles, names, buttons and numbers."""

# Seconds at normal speed
MOVE_SECONDS, FLIP_SECONDS, FADE_SECONDS, TUMBLE_SECONDS = 0.35, 0.3, 0.2, 0.9


def rgba(colour: str, alpha: float = 1.0) -> tuple[float, float, float, float]:
    """`#rrggbb` as the four floats a canvas wants."""
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return red, green, blue, alpha


def luminance(colour: str) -> float:
    """How bright a colour looks, 0 to 1 (WCAG relative luminance)."""
    channels = (value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4 for value in rgba(colour)[:3])
    return sum(weight * channel for weight, channel in zip((0.2126, 0.7152, 0.0722), channels, strict=True))


def ink_on(ground: str) -> str:
    """The colour of words that can be read on that ground: dark or white, whichever stands out more."""
    return max((INK, ICE), key=lambda ink: contrast(ink, ground))


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours, 1 to 21."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)
