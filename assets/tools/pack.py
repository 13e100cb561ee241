"""Where each picture of an atlas goes: rows of pictures, tallest first, on as few pages as needed."""

from math import ceil
from typing import NamedTuple

from assets.tools.library import Picture

PAGE = 2048  # every phone of the last ten years can hold a texture of this size
GAP = 4


class Spot(NamedTuple):
    """A picture's place on a page, in pixels from the top left."""

    picture: Picture
    x: int
    y: int
    width: int
    height: int


class Page(NamedTuple):
    """One sheet of an atlas."""

    width: int
    height: int
    spots: list[Spot]


def pack(pictures: list[Picture], density: float) -> list[Page]:
    """The pages that hold these pictures at a density."""
    width = _page_width(pictures, density)
    pages: list[list[Spot]] = [[]]
    x = y = GAP
    row_height = 0
    for picture in sorted(pictures, key=lambda each: (-each.height, -each.width)):
        wide, high = ceil(picture.width * density), ceil(picture.height * density)
        if x + wide + GAP > width:
            x, y, row_height = GAP, y + row_height + GAP, 0
        if y + high + GAP > PAGE:
            pages.append([])
            x = y = GAP
        pages[-1].append(Spot(picture, x, y, wide, high))
        x += wide + GAP
        row_height = max(row_height, high)
    return [Page(width, max(spot.y + spot.height for spot in spots) + GAP, spots) for spots in pages]


def _page_width(pictures: list[Picture], density: float) -> int:
    area = sum((each.width * density + GAP) * (each.height * density + GAP) for each in pictures)
    widest = ceil(max(each.width for each in pictures) * density)
    return min(PAGE, max(widest + 2 * GAP, int(area**0.5 * 1.05) + 2 * GAP))
