"""The pictures that ship are those the sources draw, whole, small enough and told apart without colour
(assets/README.md)."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import ceil
from xml.etree import ElementTree

import pytest

from assets.tools import art, budget, png
from assets.tools.library import ART, ASSETS, ATLASES, PLACES, SINGLES, Picture, library_text, pictures_in
from assets.tools.pack import PAGE, pack
from penguins.ui.base.pictures import DENSITIES
from penguins.ui.base.theme import PAINTS

POSES = (
    *("idle", "blink", "look_left", "look_right", "look_up", "look_down"),
    *("think", "happy", "clap", "clap_wide", "sulk", "wow", "own"),
    *("hop", "carried", "step_left", "step_right", "slide", "stuck"),
    *("full", "full_blink", "full_step_left", "full_step_right"),
)
_SOFT = 64
"""How much of a shadow may touch the edge of its picture, of 255."""


@pytest.fixture(scope="module")
def elements() -> dict[str, ElementTree.Element]:
    """Every part and picture of the library by its id."""
    root = ElementTree.fromstring(f"<svg>{library_text()}</svg>")
    return {element.attrib["id"]: element for element in root.iter() if "id" in element.attrib}


def atlas_layout(atlas: str, density: float) -> dict[str, dict[str, list[int]]]:
    layout: dict[str, dict[str, list[int]]] = json.loads(
        (ASSETS / "atlas" / f"{density}x" / f"{atlas}.atlas").read_text(encoding="utf-8")
    )
    return layout


def parts_of(name: str, elements: dict[str, ElementTree.Element]) -> set[str]:
    """All ids a picture is built from."""
    found: set[str] = set()
    waiting = [name]
    while waiting:
        for element in elements[waiting.pop()].iter():
            reference = element.attrib.get("href", "")[1:]
            if reference and reference not in found:
                found.add(reference)
                waiting.append(reference)
    return found


def test_pictures_are_not_older_than_their_sources() -> None:
    assert not art.is_stale()


def test_a_changed_source_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(art, "digest", lambda: "another")
    assert art.is_stale()
    assert any("render" in problem for problem in art.problems())


def test_ids_are_unique() -> None:
    ids = Counter(re.findall(r'\bid="([^"]+)"', library_text()))
    assert [name for name, times in ids.items() if times > 1] == []


def test_every_reference_exists(elements: dict[str, ElementTree.Element]) -> None:
    text = library_text()
    references = set(re.findall(r'href="#([^"]+)"', text)) | set(re.findall(r"url\(#([^)]+)\)", text))
    assert references - elements.keys() == set()


def test_every_colour_has_every_pose() -> None:
    names = {picture.name for picture in pictures_in("penguins")}
    assert names == {f"penguin_{colour}_{pose}" for colour in PAINTS for pose in POSES}


@pytest.mark.parametrize("density", DENSITIES)
@pytest.mark.parametrize("atlas", ATLASES)
def test_atlas_holds_every_picture_at_its_size(atlas: str, density: float) -> None:
    stored = {name: box[2:] for page in atlas_layout(atlas, density).values() for name, box in page.items()}
    expected = {each.name: [ceil(each.width * density), ceil(each.height * density)] for each in pictures_in(atlas)}
    assert stored == expected


@pytest.mark.parametrize("density", DENSITIES)
@pytest.mark.parametrize("atlas", ATLASES)
def test_pictures_lie_apart_inside_a_page_every_phone_can_hold(atlas: str, density: float) -> None:
    for file, boxes in atlas_layout(atlas, density).items():
        width, height = png.size_of((ASSETS / "atlas" / f"{density}x" / file).read_bytes())
        assert max(width, height) <= PAGE
        assert all(x >= 2 and y >= 2 and x + w <= width - 2 and y + h <= height - 2 for x, y, w, h in boxes.values())
        assert not any(overlap(one, other) for one, other in combinations(boxes.values(), 2))


def overlap(one: list[int], other: list[int]) -> bool:
    return all(
        one[axis] < other[axis] + other[axis + 2] + 2 and other[axis] < one[axis] + one[axis + 2] + 2 for axis in (0, 1)
    )


def test_packing_goes_on_to_another_page_when_one_is_full() -> None:
    pages = pack([Picture(f"picture_{number}", "titles", 600, 600) for number in range(5)], density=3)
    assert len(pages) == 5
    assert {spot.picture.name for page in pages for spot in page.spots} == {f"picture_{n}" for n in range(5)}


def test_atlas_folder_holds_nothing_else() -> None:
    files = {path.name for path in (ASSETS / "atlas" / "2x").iterdir()}
    expected = {name for atlas in ATLASES for name in (f"{atlas}.atlas", *atlas_layout(atlas, 2))}
    assert files == expected


def test_shipped_assets_stay_small() -> None:
    assert budget.shipped_bytes() < 14_000_000


@pytest.mark.parametrize("game", budget.BOARDS)
def test_one_board_fits_the_memory_of_a_small_tablet(game: str) -> None:
    assert 1_000_000 < budget.board_bytes(game, 2) < 64_000_000


def test_single_pictures_have_their_sizes() -> None:
    sizes = {
        "icon/icon.png": (512, 512),
        "icon/foreground.png": (432, 432),
        "icon/background.png": (432, 432),
        "icon/monochrome.png": (432, 432),
        "store/feature.png": (1024, 500),
    }
    assert {name: png.size_of((ASSETS / name).read_bytes()) for name in sizes} == sizes


def test_places_folder_holds_what_is_drawn_and_every_phone_can_hold_it() -> None:
    files = {path.stem: png.size_of(path.read_bytes()) for path in (ASSETS / "places").glob("*.png")}
    assert files.keys() == {picture.name for picture in pictures_in(PLACES)}
    assert max(max(size) for size in files.values()) <= PAGE
    for picture in pictures_in(PLACES):
        width, height = files[picture.name]
        assert width / height == pytest.approx(picture.width / picture.height, rel=0.02), picture.name


@pytest.mark.parametrize("colour", PAINTS)
def test_coloured_pictures_show_the_emblem_of_their_colour(
    colour: str, elements: dict[str, ElementTree.Element]
) -> None:
    shape = f"shape-{PAINTS[colour].emblem}"
    names = [each.name for atlas in ATLASES for each in pictures_in(atlas) if colour in each.name.split("_")]
    assert len(names) > len(POSES)
    assert [name for name in names if shape not in parts_of(name, elements)] == []


@pytest.mark.slow
def test_emblems_differ_in_shape_when_colour_is_gone() -> None:
    shapes = emblem_shapes()
    for one, other in combinations(PAINTS, 2):
        difference = len(shapes[one] ^ shapes[other]) / len(shapes[one] | shapes[other])
        assert difference > 0.15, (one, other, difference)


def emblem_shapes() -> dict[str, set[tuple[int, int]]]:
    """Where each emblem, 32 pixels wide and in grey, is darker than its white rim."""
    ((file, boxes),) = atlas_layout("common", 1).items()
    page = png.read((ASSETS / "atlas" / "1x" / file).read_bytes())
    return {colour: dark_pixels(page, boxes[f"emblem_{colour}"]) for colour in PAINTS}


def dark_pixels(page: png.Pixels, box: list[int]) -> set[tuple[int, int]]:
    left, bottom, width, height = box
    top = page.height - bottom - height
    inside = ((x, y) for x in range(width) for y in range(height))
    return {(x, y) for x, y in inside if page.alpha(left + x, top + y) > 128 and page.grey(left + x, top + y) < 215}


@pytest.mark.slow
def test_pictures_have_the_paints_of_the_theme() -> None:
    """In the middle of an emblem; the leaf has its vein there."""
    ((file, boxes),) = atlas_layout("common", 1).items()
    page = png.read((ASSETS / "atlas" / "1x" / file).read_bytes())
    painted = {}
    for colour in PAINTS:
        left, bottom, width, height = boxes[f"emblem_{colour}"]
        x, y = left + width // 2, page.height - bottom - height // 2 + (4 if colour == "green" else 0)
        painted[colour] = "#" + page.rows[y][4 * x : 4 * x + 3].hex()
    assert painted == {colour: paints.main for colour, paints in PAINTS.items()}


@pytest.mark.slow
def test_no_penguin_is_cut_by_the_edge_of_its_picture() -> None:
    for file, boxes in atlas_layout("penguins", 1).items():
        page = png.read((ASSETS / "atlas" / "1x" / file).read_bytes())
        assert [name for name, box in boxes.items() if max(edge_alphas(page, box)) > _SOFT] == []


def edge_alphas(page: png.Pixels, box: list[int]) -> Iterator[int]:
    left, bottom, width, height = box
    top = page.height - bottom - height
    for x in range(left, left + width):
        yield from (page.alpha(x, top), page.alpha(x, top + height - 1))
    for y in range(top, top + height):
        yield from (page.alpha(left, y), page.alpha(left + width - 1, y))


def test_no_source_repeats_a_paint() -> None:
    """A paint is named, so that it changes everywhere when it changes."""
    paints = {tone for paint in PAINTS.values() for tone in paint[:4]}
    texts = {path.name: path.read_text(encoding="utf-8") for path in ART.rglob("*.svg")}
    assert {
        name: found for name, text in texts.items() if (found := paints & set(re.findall("#[0-9a-f]{6}", text)))
    } == {}


def test_card_grounds_differ_in_pattern_when_colour_is_gone(elements: dict[str, ElementTree.Element]) -> None:
    weaves = {colour: f"weave-of-{paint.emblem}" for colour, paint in PAINTS.items()}
    drawn = {colour: ElementTree.tostring(elements[weave]) for colour, weave in weaves.items()}
    assert len({re.sub(rb'id="[^"]*"', b"", each) for each in drawn.values()}) == len(PAINTS)
    for colour in PAINTS.keys() - {"pink"}:
        ground = f"card-ground-{colour}"
        assert f"url(#weave-{colour})" in ElementTree.tostring(elements[ground]).decode()
        for card in (f"card_{colour}", f"card_{colour}_bare"):
            assert f'"#{ground}"' in ElementTree.tostring(elements[card]).decode()


@pytest.mark.parametrize("name", ["icon/icon.png", "store/feature.png"])
def test_what_stores_show_fills_its_frame(name: str) -> None:
    assert not png.has_alpha((ASSETS / name).read_bytes())


def test_single_sources_all_become_files() -> None:
    made = {path.name for folder in ("icon", "pictures", "store") for path in (ASSETS / folder).glob("*.png")}
    assert len(made) == len(pictures_in(SINGLES))


def test_check_tells_that_all_is_well(capsys: pytest.CaptureFixture[str]) -> None:
    assert art.main(["check"]) == 0
    assert "shipped" in capsys.readouterr().out


def test_check_fails_when_too_big(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(budget, "SHIPPED_LIMIT", 10)
    assert art.main(["check"]) == 1
    assert "too big" in capsys.readouterr().err


def test_drawing_without_its_tool_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(art, "find_spec", lambda _: None)
    assert art.main(["render"]) == 1
    assert "resvg-py" in capsys.readouterr().err
