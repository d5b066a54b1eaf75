"""Structs: dataclasses with the options of ``msgspec.Struct``."""

from __future__ import annotations

import dataclasses
import inspect
from collections.abc import Callable
from dataclasses import MISSING, dataclass, replace
from typing import Any, ClassVar, NamedTuple, dataclass_transform

__all__ = [
    "DecodeError",
    "Meta",
    "MsgspecError",
    "Struct",
    "StructConfig",
    "ValidationError",
    "field",
    "replace",
]

TAG_FIELD = "type"


class MsgspecError(Exception):
    """The base of all errors of this package."""


class DecodeError(MsgspecError, ValueError):
    """The text is not JSON."""


class ValidationError(DecodeError):
    """The JSON does not have the expected type."""


@dataclass(frozen=True, kw_only=True)
class Meta:
    """Limits of an annotated type."""

    ge: float | None = None
    le: float | None = None
    min_length: int | None = None
    max_length: int | None = None
    pattern: str | None = None


class StructConfig(NamedTuple):
    """The options of a struct class; subclasses inherit all but the tag."""

    frozen: bool = False
    omit_defaults: bool = False
    forbid_unknown_fields: bool = False
    tag: str | None = None


class StructField(NamedTuple):
    """A field: its attribute, its name in JSON, and its default or the factory of it (or ``MISSING``)."""

    attribute: str
    name: str
    default: Any
    factory: Any

    @property
    def required(self) -> bool:
        return self.default is MISSING and self.factory is MISSING

    def holds_default(self, value: Any) -> bool:
        """Return whether a value counts as the default: the very object, or an empty collection."""
        return value is self.default or (type(value) is self.factory and not value)


def field(
    *, default: Any = MISSING, default_factory: Callable[[], Any] | Any = MISSING, name: str | None = None
) -> Any:
    """Declare a field with a default, a factory of defaults, or another name in JSON."""
    return dataclasses.field(default=default, default_factory=default_factory, metadata={"name": name})


@dataclass_transform(field_specifiers=(field,))
class Struct:
    """The base of all structs. ``gc`` has no effect here.

    >>> class Point(Struct, frozen=True):
    ...     x: int
    ...     y: int = 0
    >>> Point(1)
    Point(x=1, y=0)
    """

    __struct_config__: ClassVar[StructConfig] = StructConfig()
    __struct_members__: ClassVar[tuple[StructField, ...]] = ()
    __struct_fields__: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(
        cls, *, kw_only: bool = False, gc: bool = True, tag: str | None = None, **options: bool
    ) -> None:
        cls.__struct_config__ = config = cls.__struct_config__._replace(tag=tag, **options)
        for name in inspect.get_annotations(cls):
            default = cls.__dict__.get(name)
            if type(default) in (list, dict, set) and not default:
                setattr(cls, name, field(default_factory=type(default)))
        dataclass(frozen=config.frozen, kw_only=kw_only, repr=False)(cls)
        fields = dataclasses.fields(cls)  # type: ignore[arg-type]  # it is a dataclass now
        ordered = sorted(fields, key=lambda each: each.kw_only is True)
        cls.__struct_members__ = tuple(
            StructField(each.name, each.metadata.get("name") or each.name, each.default, each.default_factory)
            for each in ordered
        )
        cls.__struct_fields__ = tuple(each.name for each in ordered)

    def __repr__(self) -> str:
        values = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__struct_fields__)
        return f"{type(self).__name__}({values})"
