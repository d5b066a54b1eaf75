"""A stand-in for the part of ``msgspec`` that the package uses, in pure Python.

Two differences remain, both in values that a reader skips because no field has their name: ``msgspec``
does not look into them, while this reader wants valid UTF-8 and integers below 4300 digits there too.
"""

from . import json, structs
from .structs import Meta, MsgspecError, Struct, field

__all__ = ["Meta", "MsgspecError", "Struct", "field", "json", "structs"]
