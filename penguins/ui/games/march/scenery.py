"""Where the March of the Penguins goes: over a snow plain at dusk, from the colony to the ocean."""

from penguins.ui.base.scenery import Scenery, Thing, Wash

SCENERY = Scenery(
    parts=(
        Wash("plain_sky", "horizon", "top"),
        Thing("plain_clouds", up=40, depth=0.3),
        Thing("plain_sun", up=-112, x=0.62),
        Thing("plain_mountains", up=-4, x=0.0, scale=0.75, depth=0.1),
        Thing("plain_mountains", up=-4, x=1.0, scale=0.5, depth=0.1, mirrored=True),
        Wash("plain_ground", "ground", "horizon"),
        Thing("plain_ocean", up=-32),
        Thing("plain_shore", up=-80, depth=0.3),
        Thing("plain_drifts", up=-250, depth=0.5),
        Thing("plain_drifts", "ground", up=-10, depth=0.7, mirrored=True),
        Thing("plain_colony", "ground", up=-8, x=-0.06, depth=1.0, gives_way="tall"),
        Thing("plain_bank", "ground", up=-14, x=1.08, depth=1.0),
    ),
    horizon=0.74,
    horizon_tall=0.8,
    snow=28,
    ground="plain_ground",
)
