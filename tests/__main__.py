"""`python3 -m tests`: everything that must hold, on any machine. Arguments go on to pytest.

`--quick` leaves out what opens a window, how the app is packed and set up, and what is marked slow. `--coverage` runs
what opens no window and looks at no clock, measures how much of core, games, bots and session it reaches, and fails
below the floor in pyproject.toml.
Even Python 2.7 can read this file, to be told what is needed.
"""

import sys

from penguins import pythons

if __name__ == "__main__":
    pythons.refuse_ancient()

    from tests.command import main

    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
