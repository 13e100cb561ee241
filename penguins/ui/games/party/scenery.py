"""Where Penguin Party is given: on a lit stage, in front of an audience."""

from penguins.ui.base.scenery import Scenery, Thing, Wash

SCENERY = Scenery(
    parts=(
        Wash("stage_wall", "horizon", "top"),
        Thing("stage_light", up=-60, x=0.5),
        Wash("stage_floor", "ground", "horizon"),
        Thing("stage_planks", up=-130),
        Thing("stage_pool", up=-92, x=0.5),
        Thing("stage_beams", "top", x=0.5, depth=0.3, glows=0.3),
        Wash("stage_curtain", "horizon", "top", sides=44),
        Thing("stage_bulbs_a", "top", up=-24, depth=0.3, glows=0.25),
        Thing("stage_bulbs_b", "top", up=-24.5, depth=0.3, glows=0.25),
        Thing("stage_valance", "top"),
        Thing("stage_front", "ground", up=34, depth=0.4),
        Thing("stage_heads_far", "ground", up=-22, depth=0.8, bobs=3.0),
        Thing("stage_heads", "ground", up=-21, depth=1.0, bobs=4.0),
    ),
    horizon=0.36,
    horizon_tall=0.36,
    floor=0.37,
    floor_least=136,
    ground="stage_wall",
)
