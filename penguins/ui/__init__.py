"""The screens, on Kivy."""

import logging
import os
import sys

from penguins.bootstrap import on_android

# Kivy reads these when it is first imported.
os.environ.setdefault("KIVY_NO_ARGS", "1")  # the command line is ours
os.environ.setdefault("KIVY_NO_CONFIG", "1")  # another app's settings in ~/.kivy are not
os.environ.setdefault("KIVY_LOG_MODE", "PYTHON")  # only warnings and worse are worth a line
os.environ.setdefault("KIVY_WINDOW", "sdl2")  # where it fails, the others end the process
# Our shapes and pictures have smooth edges of their own: a window that smooths them again opens and draws more slowly.
os.environ.setdefault("KCFG_GRAPHICS_MULTISAMPLES", "0")
os.environ.setdefault("KIVY_IMAGE", "sdl2")  # reads all that we have; Pillow would take its time to come
if sys.platform == "linux" and not on_android():
    # Left to itself, SDL falls back on a window that nobody can see.
    os.environ.setdefault("SDL_VIDEODRIVER", "x11,wayland")

# Told at length, with a traceback: no window, which `launch.run` says in one sentence; no X clipboard, which nobody
# needs.
logging.getLogger("kivy").addFilter(lambda record: "valuable" not in str(record.msg))
