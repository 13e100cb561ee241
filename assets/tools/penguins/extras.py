"""Where the small things of `art/parts/moods.svg` belong on a body."""

from assets.tools.penguins.bodies import Body, Point


def extra(name: str, body: Body) -> str:
    """One of the small things, where it belongs; those that fit every body are drawn in place."""
    x, y = _place(name, body)
    return f'<use href="#mood-{name}" transform="translate({x:.1f} {y:.1f})"/>'


def _place(name: str, body: Body) -> Point:
    beside = min(87.0, 109.0 - body.shoulder[0])
    wing = 28.0 * body.wing_size[1]
    raised = min(100.0 - body.shoulder[0] + wing / 2, 86.0), body.shoulder[1] - wing * 0.8
    places = {
        "drop": (beside, max(4.0, body.face[1] - 27.0)),
        "dots": (beside, max(4.0, body.face[1] - 35.0)),
        "wave": raised,
        "clap": (48.0, body.emblem[1] - 10),
        "fish": (body.beak[0] + 5, body.beak[1]),
        "flower": (47.0, 13.5),
    }
    return places.get(name, (0.0, 0.0))
