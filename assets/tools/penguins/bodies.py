"""Where things sit on each of the six bodies. Their silhouettes are in `art/parts/bodies.svg`."""

from typing import NamedTuple

Point = tuple[float, float]


class Body(NamedTuple):
    """One penguin's measures, in the square of 96 that it stands in."""

    colour: str
    face: Point
    """The middle between the eyes."""
    eye_gap: float
    eye: Point
    """Half the width and half the height of an eye."""
    beak: Point
    beak_size: Point
    emblem: Point
    emblem_size: float
    shoulder: Point
    """The left one; the right one mirrors it about the middle."""
    wing_size: Point
    feet: float
    """How far each foot is from the middle."""
    wing: str = "smooth"
    lying: Point = (1.0, 1.0)
    """How long and how thick it is on its belly."""
    head: Point = (48.5, 38.0)
    """The middle of the head alone."""
    head_size: float = 1.0
    """What brings the head alone to the size all heads have."""
    lashes: bool = False
    cheek_drop: float = 2.6
    """How far below the eyes the cheeks are."""
    cheek_spread: float = 0.8


BODIES = (
    # Tall and proud
    Body(
        colour="red",
        face=(50.0, 40.0),
        eye_gap=8.5,
        eye=(5.0, 6.3),
        beak=(50.6, 49.0),
        beak_size=(1.0, 1.0),
        emblem=(49.3, 71.0),
        emblem_size=22.0,
        shoulder=(25.5, 50.0),
        wing_size=(0.92, 1.08),
        feet=12.0,
        lying=(1.04, 0.92),
        head=(48.5, 37.0),
        head_size=1.1,
    ),
    # A ball
    Body(
        colour="blue",
        face=(50.5, 47.0),
        eye_gap=10.4,
        eye=(5.4, 6.6),
        beak=(51.0, 56.0),
        beak_size=(1.04, 0.94),
        emblem=(50.0, 75.0),
        emblem_size=18.5,
        shoulder=(15.5, 64.0),
        wing_size=(0.9, 0.72),
        feet=16.0,
        lying=(1.0, 1.12),
        head=(48.5, 48.5),
        head_size=0.92,
    ),
    # Small, with eyes that are not
    Body(
        colour="green",
        face=(50.0, 49.5),
        eye_gap=9.8,
        eye=(5.9, 7.3),
        beak=(50.5, 58.8),
        beak_size=(0.8, 0.76),
        emblem=(49.2, 75.0),
        emblem_size=18.0,
        shoulder=(24.5, 65.0),
        wing_size=(0.7, 0.64),
        feet=10.5,
        lying=(0.84, 0.9),
        head=(48.5, 48.0),
        head_size=1.02,
    ),
    # Broad in the shoulders
    Body(
        colour="yellow",
        face=(50.5, 40.5),
        eye_gap=9.3,
        eye=(5.0, 6.2),
        beak=(51.2, 50.0),
        beak_size=(1.22, 1.1),
        emblem=(50.0, 71.0),
        emblem_size=23.5,
        shoulder=(16.5, 51.0),
        wing_size=(1.08, 0.92),
        feet=17.0,
        lying=(1.04, 1.08),
        head=(48.5, 40.0),
        head_size=1.02,
    ),
    # Slim
    Body(
        colour="violet",
        face=(49.8, 34.5),
        eye_gap=9.5,
        eye=(4.4, 5.5),
        beak=(50.2, 46.0),
        beak_size=(0.86, 0.92),
        emblem=(48.7, 68.5),
        emblem_size=21.0,
        shoulder=(30.5, 50.0),
        wing_size=(0.74, 1.16),
        feet=9.5,
        lying=(1.06, 0.82),
        head=(48.5, 33.3),
        head_size=1.18,
        cheek_drop=8.0,
        cheek_spread=0.1,
    ),
    # Fluffy
    Body(
        colour="pink",
        face=(50.0, 46.5),
        eye_gap=9.6,
        eye=(5.1, 6.3),
        beak=(50.5, 56.5),
        beak_size=(0.92, 0.92),
        emblem=(49.6, 72.0),
        emblem_size=19.0,
        shoulder=(19.5, 60.0),
        wing_size=(0.95, 0.8),
        feet=13.0,
        wing="fluffy",
        lying=(1.0, 1.05),
        head=(48.5, 46.3),
        head_size=1.02,
        lashes=True,
    ),
)
