"""Structs and their JSON: the part of ``msgspec`` that engine, analysis, tables and projections use.

It comes from ``msgspec`` where that is installed. Otherwise (in a browser) :mod:`.pure` supplies the same
names in pure Python: the same JSON byte for byte, and the same values accepted and rejected.
``HAUNTBOARD_SERIALIZATION=python`` chooses :mod:`.pure` although ``msgspec`` is installed, for tests; the
web server needs ``msgspec`` itself.
"""

from __future__ import annotations

import importlib.util
import os
from typing import TYPE_CHECKING

__all__ = ["Meta", "MsgspecError", "Struct", "field", "json", "structs"]

WANTED = os.environ.get("HAUNTBOARD_SERIALIZATION", "")

if TYPE_CHECKING or (WANTED != "python" and importlib.util.find_spec("msgspec") is not None):
    from msgspec import Meta, MsgspecError, Struct, field, json, structs
else:
    from .pure import Meta, MsgspecError, Struct, field, json, structs
