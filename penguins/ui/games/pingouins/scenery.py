"""Where Pingouins is played: on the sea in the polar night, among icebergs."""

from penguins.ui.base.scenery import NIGHT, Scenery, Thing

SCENERY = Scenery(
    parts=(
        *NIGHT.parts[:3],
        Thing("night_moon", up=-26, x=0.3),
        *NIGHT.parts[3:6],
        Thing("night_moon_path", up=-128, x=0.317),
        Thing("night_berg", up=-52, x=-0.08, depth=0.4),
        Thing("night_home", up=-54, x=1.06, depth=0.4, gives_way="wide"),
        NIGHT.parts[6],
        Thing("night_floe", "ground", up=-14, x=-0.12, depth=1.0),
        Thing("night_floe", "ground", up=-26, x=1.16, depth=1.0, mirrored=True),
    ),
    horizon=NIGHT.horizon,
    horizon_tall=NIGHT.horizon_tall,
    snow=20,
)
