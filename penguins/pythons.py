"""Which Pythons Penguins runs on. Even Python 2.7 can read this file, to be told so: hence no annotations in it."""

import sys

PYTHONS = ("3.13", "3.12", "3.11")  # those this Kivy has ready-made packages for, best first
NO_PYTHON = "Penguins needs Python 3.11, 3.12 or 3.13, and this is {}: install one of them and run this again."


def name():  # type: () -> str
    """This Python's, as people call it: 3.14."""
    return "{}.{}".format(*sys.version_info)


def refuse_ancient():  # type: () -> None
    """Ends with a sentence where this Python cannot read bootstrap.py, which would fetch a newer one."""
    if sys.version_info < (3, 6):
        sys.exit(NO_PYTHON.format(name()))
