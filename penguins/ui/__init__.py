"""The screens: the only place that knows Kivy."""

import os

# Kivy reads these when it is first imported.
os.environ.setdefault("KIVY_NO_ARGS", "1")  # the command line is ours
os.environ.setdefault("KIVY_NO_CONFIG", "1")  # another app's settings in ~/.kivy are not
os.environ.setdefault("KIVY_LOG_MODE", "PYTHON")  # only warnings and worse are worth a line
os.environ.setdefault("KIVY_WINDOW", "sdl2")  # where it fails, the others end the process
