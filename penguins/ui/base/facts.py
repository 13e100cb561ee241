"""What stands on a seat's panel."""

from typing import NamedTuple


class Fact(NamedTuple):
    """Something to know about a seat at a glance: a picture and a few letters, said in full in `label`."""

    icon: str
    text: str
    label: str
