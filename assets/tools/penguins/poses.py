"""What penguins do: each pose is the same body with other eyes, beak, wings and feet."""

from typing import NamedTuple

from assets.tools.penguins.bodies import Point


class Pose(NamedTuple):
    """One way to stand; a wing hangs down at 0 degrees and is spread at 90."""

    eyes: str = "open"
    beak: str = "closed"
    left: float | str = 14.0
    right: float | str = 14.0
    """What a wing does: an angle beside the body, or what it touches, lying over the belly."""
    feet: str = "standing"
    lean: float = 0.0
    squash: Point = (1.0, 1.0)
    lift: float = 0.0
    full: bool = False
    extras: tuple[str, ...] = ()
    """What is drawn with it, of `art/parts/moods.svg`."""
    hat_off: bool = False


_STEP_LEFT = Pose("open", "closed", 30, 4, feet="left", lean=-6.0)
_STEP_RIGHT = Pose("open", "closed", 4, 30, feet="right", lean=6.0)

POSES = {
    "idle": Pose(),
    "blink": Pose("shut"),
    "look_left": Pose("left"),
    "look_right": Pose("right"),
    "look_up": Pose("up"),
    "look_down": Pose("down"),
    "think": Pose("thinking", "smirk", 8, "chin", extras=("dots",)),
    "happy": Pose("happy", "open", 132, 132),
    "clap": Pose("happy", "open", "clap", "clap", extras=("clap",)),
    "clap_wide": Pose("happy", "open", 58, 58),
    "sulk": Pose("sulking", "pout", "across", "across", squash=(1.03, 0.95)),
    "wow": Pose("amazed", "round", 124, 124, squash=(0.98, 1.02)),
    "stuck": Pose("worried", "sad", 4, 4, feet="none", lift=2.5, extras=("snow", "drop")),
    "hop": Pose("bright", "open", 108, 108, feet="dangling", squash=(0.96, 0.95), lift=5.0),
    "carried": Pose("happy", "closed", 122, 122, feet="dangling", lean=-4.0, squash=(0.93, 0.96), lift=5.5),
    "step_left": _STEP_LEFT,
    "step_right": _STEP_RIGHT,
    "full": Pose("open", "closed", 46, 46, full=True, extras=("fish",)),
    "full_blink": Pose("shut", "closed", 46, 46, full=True, extras=("fish",)),
    "full_step_left": _STEP_LEFT._replace(full=True, extras=("fish",)),
    "full_step_right": _STEP_RIGHT._replace(full=True, extras=("fish",)),
}

OWN = {
    "red": Pose("winking", "open", 12, 150, squash=(1.0, 0.97), hat_off=True),
    "blue": Pose("shut", "closed", 60, 24, lean=4.5, extras=("notes",)),
    "green": Pose("up", "open", 96, 96, extras=("flower",)),
    "yellow": Pose("happy", "open", "hip", 140, lean=-4.0, extras=("sparks",)),
    "violet": Pose("shut", "smirk", 10, "glasses", extras=("gleam",)),
    "pink": Pose("winking", "round", 10, "chin", extras=("kiss",)),
}
"""What each of them does now and then, and no other."""

HELLO = Pose("bright", "open", 18, 150, extras=("wave",))
