"""Where Ice Town is built: on a hill at blue hour, among lamps, pines and bunting."""

from penguins.ui.base.scenery import Scenery, Thing, Wash

SCENERY = Scenery(
    parts=(
        Wash("hill_sky", "horizon", "top"),
        Thing("night_stars", "top"),
        Thing("hill_far", up=-20, depth=0.15),
        Wash("hill_ground", "ground", "horizon"),
        Thing("hill_mid", up=-37, depth=0.35),
        Thing("hill_lane", up=-58, depth=0.55),
        Thing("hill_drifts", up=-220, depth=0.55),
        Thing("hill_pines", "ground", up=-12, x=-0.05, depth=1.0),
        Thing("hill_pines", "ground", up=-30, x=1.08, depth=1.0, mirrored=True),
    ),
    horizon=0.7,
    horizon_tall=0.76,
    snow=36,
    ground="hill_ground",
)
