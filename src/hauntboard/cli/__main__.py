"""``python -m hauntboard.cli`` is the same as ``hauntboard``."""

import sys

from . import main

if __name__ == "__main__":
    sys.exit(main())
