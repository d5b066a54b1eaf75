"""Print the requirements of Hauntboard, which tools/setup.sh installs before the build.

python tools/requirements.py [EXTRA ...]
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

PROJECT = tomllib.loads(Path(__file__).parents[1].joinpath("pyproject.toml").read_text(encoding="utf-8"))[
    "project"
]
OWN_EXTRAS = re.compile(rf"{PROJECT['name']}\[(.*)\]")


def requirements(extras: list[str]) -> list[str]:
    """Return the requirements of the package and of extras, with those of extras that they name."""
    found = [] if extras else list(PROJECT["dependencies"])
    for extra in extras:
        for each in PROJECT["optional-dependencies"][extra]:
            own = OWN_EXTRAS.fullmatch(each)
            found += requirements(own[1].split(",")) if own else [each]
    return found


if __name__ == "__main__":
    print("\n".join(dict.fromkeys(requirements([]) + (requirements(sys.argv[1:]) if sys.argv[1:] else []))))
