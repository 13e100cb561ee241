"""`python3 -m penguins` is the `penguins` command."""

import sys

from penguins.cli.main import main

sys.exit(main())
