"""The pictures on the rules pages of March of the Penguins. Towards the ocean is up."""

from penguins.ui.base import theme
from penguins.ui.base.illustration import Piece, grid, row

_TILE = 58.0

WAY = (
    Piece("march_ocean", 160, 150, 200),
    *row(["march_down"] * 4, 92, 50, 50),
    Piece("march_colony", 160, 32, 200),
    Piece("penguin_red_idle", 110, 110, 50),
    Piece("penguin_blue_full", 210, 110, 50, mirrored=True),
)

STEP = (
    *grid([["march_down"] * 3] * 3, 146, _TILE, 52),
    *grid([["march_lit"] * 3, ["march_lit", "", "march_lit"], ["march_lit"] * 3], 146, _TILE, 52),
    Piece("march_yellow", 160, 94, _TILE),
    Piece("penguin_red_idle", 160, 106, 54),
)

COLOUR = (
    Piece("march_red", 70, 80, 76),
    Piece("march_red", 160, 80, 76),
    Piece("march_green", 250, 80, 76),
    Piece("penguin_red_happy", 160, 100, 72),
    Piece("penguin_red_stuck", 250, 100, 72),
    Piece("spark", 108, 148, 26),
    Piece("spark", 200, 152, 26),
)

MEMORY = (
    *row(["march_down", "march_down", "march_blue", "march_down"], 76, 72, 74),
    Piece("penguin_red_idle", 197, 96, 68),
    Piece("emblem_red", 49, 84, 26),
    Piece("emblem_yellow", 123, 84, 26),
    Piece("icon_help", 271, 84, 34, tint=theme.INK),
)

TOGETHER = (
    Piece("march_red", 90, 70, 92),
    Piece("march_down", 230, 70, 92),
    Piece("march_lit", 230, 70, 92),
    Piece("penguin_green_happy", 66, 90, 66),
    Piece("penguin_blue_happy", 120, 90, 66),
    Piece("penguin_red_happy", 94, 82, 74),
    Piece("icon_next", 160, 76, 32),
)

LOOK = (
    Piece("march_blue_eye", 90, 78, 92),
    Piece("penguin_red_idle", 92, 100, 74),
    Piece("march_down", 226, 78, 92),
    Piece("march_picked", 226, 78, 92),
    Piece("icon_eye", 226, 84, 44, tint=theme.INK),
)

WEATHER = (
    *row(["march_down"] * 4, 76, 76, 76),
    Piece("weather_bad", 122, 76, 76),
    Piece("weather_nice", 198, 76, 76),
    Piece("march_picked", 198, 76, 76),
    Piece("march_lit", 274, 76, 76),
    Piece("penguin_red_stuck", 122, 96, 64),
    Piece("penguin_blue_idle", 274, 96, 64, mirrored=True),
    Piece("icon_next", 236, 128, 32),
)

DINNER = (
    Piece("march_ocean", 160, 132, 288),
    *row(["march_down"] * 4, 58, 72, 72),
    *row(["march_lit"] * 4, 58, 72, 72),
    Piece("penguin_red_full", 130, 134, 66),
    Piece("fish", 200, 140, 44),
)

YOUNG = (
    Piece("march_ocean", 160, 150, 200),
    *row(["march_down"] * 4, 92, 50, 50),
    Piece("march_colony", 160, 32, 200),
    *row([f"penguin_{colour}_happy" for colour in ("red", "blue", "green", "yellow")], 106, 46, 50),
)

SLIDE = (
    *row(["march_down"] * 4, 76, 76, 76),
    Piece("march_picked", 122, 76, 76),
    Piece("march_picked", 198, 76, 76),
    Piece("penguin_blue_idle", 122, 96, 62),
    Piece("icon_swap", 160, 146, 36),
)
