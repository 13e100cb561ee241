"""Puts a body into a pose: the text of the symbols of the atlases `penguins` and `hello`, and the heads as parts."""

from math import atan2, degrees, hypot, radians, sin

from assets.tools.penguins.bodies import BODIES, Body, Point
from assets.tools.penguins.extras import extra
from assets.tools.penguins.faces import LOOKS, beak, cheeks, eyes
from assets.tools.penguins.poses import HELLO, OWN, POSES, Pose
from penguins.ui.base.theme import PAINTS

GROUND = 88.0
_MIDDLE = 48.0
_SIDES = ("left", "right")
_SIZE = 0.95
"""So that a hop and a hat stay inside the picture."""
_WING = 28.0
"""How long a wing is."""
_LOW = 10.0
"""How far below the shoulder a wing starts that lies over the belly."""


def penguins() -> str:
    """Every penguin in every pose."""
    return "".join(
        _symbol(f"penguin_{body.colour}_{name}", content)
        for body in BODIES
        for name, content in (
            *((name, standing(body, pose)) for name, pose in POSES.items()),
            ("own", standing(body, OWN[body.colour])),
            ("slide", sliding(body)),
        )
    )


def hello() -> str:
    """Waving, and large."""
    return "".join(
        f'<symbol id="hello_{body.colour}" viewBox="0 0 160 160"><g transform="scale(1.6667)">'
        f"{standing(body, HELLO)}</g></symbol>"
        for body in BODIES
    )


def parts() -> str:
    """Each head alone, in the box from 21, 8 to 76, 61; and the one who waves from the icon."""
    waving = standing(BODIES[0], HELLO._replace(extras=()))
    return f'<g id="waving-{BODIES[0].colour}">{waving}</g>' + "".join(
        f'<g id="head-{body.colour}"><g transform="translate(48.500 34.500) scale({body.head_size})'
        f' translate({-body.head[0]} {-body.head[1]})">{_head(body, "open", "closed")}</g></g>'
        for body in BODIES
    )


def _symbol(name: str, content: str) -> str:
    return f'<symbol id="{name}" viewBox="0 0 96 96">{content}</symbol>'


def standing(body: Body, pose: Pose) -> str:
    """A penguin on its feet, or held above them."""
    wide, high = pose.squash
    turn = (
        f"translate({_MIDDLE} {GROUND - pose.lift}) rotate({pose.lean}) scale({wide * _SIZE:.3f} {high * _SIZE:.3f})"
        f" translate({-_MIDDLE} {-GROUND})"
    )
    return _shadow(body, pose) + _extras(body, pose, behind=True) + (
        f'<g transform="{turn}">{_back(body, pose)}{_front(body, pose)}</g>'
    ) + _extras(body, pose, behind=False)  # fmt: skip


def _shadow(body: Body, pose: Pose) -> str:
    wide = max(24.0, _MIDDLE - body.shoulder[0] + 8) * (0.72 if pose.lift else 1.0) + (5 if pose.full else 0)
    return f'<ellipse cx="48" cy="90" rx="{wide:.1f}" ry="{4.4 if pose.lift else 5.6}" fill="url(#soft-shadow)"/>'


def _back(body: Body, pose: Pose) -> str:
    """Feet and the wings behind the body, then the body."""
    wings = "".join(_wing(body, pose, side) for side in _SIDES if not isinstance(getattr(pose, side), str))
    torso = "round-torso" if pose.full else "torso"
    return (
        _feet(body, pose, behind=True) + wings + f'<use href="#{torso}-{body.colour}"/>' + _emblem(body, pose)
        + _feet(body, pose, behind=False)
    )  # fmt: skip


def _front(body: Body, pose: Pose) -> str:
    wings = "".join(_wing(body, pose, side) for side in _SIDES if isinstance(getattr(pose, side), str))
    return _face(body, pose.eyes, pose.beak, hat_off=pose.hat_off) + wings


def _face(body: Body, eyes_kind: str, beak_kind: str, *, hat_off: bool = False) -> str:
    shift = _face_shift(eyes_kind)
    x, y = shift[0] * 0.5, shift[1] * 0.4
    wear = f"translate({x} {y})" + (" translate(3 -2) rotate(13 48 24)" if hat_off else "")
    glasses = (
        f'<use href="#glasses-violet" transform="translate({shift[0] * 0.7} {shift[1] * 0.7})"/>'
        if body.colour == "violet"
        else ""
    )
    return (
        cheeks(body) + eyes(eyes_kind, body) + glasses + f'<use href="#wear-{body.colour}" transform="{wear}"/>'
        + beak(beak_kind, body, shift)
    )  # fmt: skip


def _face_shift(eyes_kind: str) -> Point:
    return {**LOOKS, "sulking": (-2.2, 1.0), "thinking": (2.0, -1.0)}.get(eyes_kind, (0.0, 0.0))


def _head(body: Body, eyes_kind: str, beak_kind: str) -> str:
    """Only the head."""
    dark, (x, y), size = PAINTS[body.colour].dark, body.face, body.eye_gap / 9.0
    return (
        f'<use href="#head-shape-{body.colour}" fill="url(#coat-{body.colour})" stroke="{dark}" stroke-width="2.700"/>'
        f'<g transform="translate({x} {y}) scale({size:.3f}) translate(-51 -36)"><use href="#mask"/></g>'
        + _face(body, eyes_kind, beak_kind)
    )  # fmt: skip


def _wing(body: Body, pose: Pose, side: str) -> str:
    posture = pose.left if side == "left" else pose.right
    wide, high = body.wing_size
    (x, y), angle = body.shoulder, 0.0
    if isinstance(posture, str):
        x, y, angle, high = _reach(body, posture, side)
        wide *= 0.78
    else:
        angle = posture
        reaches = _WING * high * sin(radians(angle)) + 1  # what would leave the picture starts further in
        x += 2 + max(0.0, reaches - x)
    mirror, x = ("", x) if side == "left" else ("scale(-1 1)", 2 * _MIDDLE - x)
    dark = PAINTS[body.colour].dark
    return (
        f'<use href="#wing-{body.wing}" transform="translate({x:.1f} {y:.1f}) {mirror} rotate({angle:.1f})'
        f' scale({wide:.3f} {high:.3f})" fill="url(#coat-{body.colour})" stroke="{dark}" stroke-width="2.400"'
        ' stroke-linejoin="round"/>'
    )


def _reach(body: Body, what: str, side: str) -> tuple[float, float, float, float]:
    """Where a wing over the belly begins, its angle, and how long it is, so that it touches what it should."""
    chest = max(body.emblem[1] - body.emblem_size * 0.4, body.beak[1] + 11 * body.beak_size[1] + 3)
    target = {
        "chin": (body.beak[0] + 5, body.beak[1] + 8),
        "clap": (_MIDDLE + (1 if side == "left" else -1), chest),
        "across": (_MIDDLE + (8 if side == "left" else -8), chest),
        "glasses": (body.face[0] + body.eye_gap + 6, body.face[1] + 4),
        "hip": (body.shoulder[0] + 16, body.shoulder[1] + 22),
    }[what]
    x, y = body.shoulder[0] + 5, body.shoulder[1] + _LOW
    if what == "clap":
        x, y = x + 2, min(y + 7, GROUND - 7)
    inward = (target[0] if side == "left" else 2 * _MIDDLE - target[0]) - x
    length = max(12.0, hypot(inward, target[1] - y) + 2)
    return x, y, -degrees(atan2(inward, target[1] - y)), length / _WING


def _feet(body: Body, pose: Pose, *, behind: bool) -> str:
    left, right = _MIDDLE - body.feet, _MIDDLE + body.feet
    if pose.feet == "dangling":
        if behind:
            return ""
        return "".join(
            f'<use href="#sole" transform="translate({x} {GROUND - 1}) rotate({turn})"/>'
            for x, turn in ((left - 2, -14), (right + 2, 14))
        )
    raised = {"left": left, "right": right}.get(pose.feet)
    if pose.feet == "none" or not behind:
        return ""
    return "".join(
        f'<use href="#foot" transform="translate({x} {GROUND - (5 if x == raised else 0)})'
        f' rotate({0 if x != raised else -pose.lean * 2})"/>'
        for x in (left, right)
    )


def _emblem(body: Body, pose: Pose) -> str:
    (x, y), size = body.emblem, body.emblem_size * (1.16 if pose.full else 1.0)
    return (
        f'<use href="#emblem-{body.colour}" transform="translate({x - size / 2:.2f} {y - size / 2:.2f})'
        f' scale({size / 24:.3f})"/>'
    )


def _extras(body: Body, pose: Pose, *, behind: bool) -> str:
    return "".join(extra(name, body) for name in pose.extras if (name == "wave") == behind)


def sliding(body: Body) -> str:
    """On its belly, head first."""
    dark, colour = PAINTS[body.colour].dark, body.colour
    long, thick = body.lying
    fluffy = body.wing == "fluffy"
    wing = f'href="#wing-{body.wing}" fill="url(#coat-{colour})" stroke="{dark}" stroke-width="2.600"'
    size = 0.86 * body.head_size
    return (
        '<ellipse cx="48" cy="87" rx="44" ry="5.400" fill="url(#soft-shadow)"/>'
        '<g transform="translate(48 88) scale(.9) translate(-49.500 -88)">'
        f'<g transform="translate(50 86) scale({long} {thick}) translate(-50 -86)">'
        '<use href="#foot" transform="translate(8 78) rotate(-64) scale(.85)"/>'
        '<use href="#foot" transform="translate(6 67) rotate(-96) scale(.85)"/>'
        f'<use {wing} transform="translate(46 56) rotate(150)"/>'
        f'<use href="#lying-{"fluffy" if fluffy else "smooth"}" fill="url(#coat-{colour})" stroke="{dark}"'
        ' stroke-width="2.600" stroke-linejoin="round"/>'
        '<use href="#lying-patch" fill="url(#belly)"/>'
        f'<use href="#emblem-pale-{colour}" transform="translate(13 53.500) rotate(-12 11 11)"/></g>'
        f'<g transform="translate(66 46) rotate(7) scale({size:.3f}) translate({-body.head[0]} {-body.head[1]})">'
        f'{_head(body, "bright", "open")}</g>'
        f'<use {wing} transform="translate(53 72) rotate(64) scale(.8)"/></g>'
    )  # fmt: skip
