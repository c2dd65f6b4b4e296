"""The fields of a type in words, down to the last. Two types with the same words read the same bytes."""

from collections.abc import Iterator
from enum import Enum
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import inspect

_MOST_VALUES = 12


def shape_of(known: type) -> str:
    return _shape(inspect.type_info(known), ())


def fingerprint(known: type) -> str:
    return sha256(shape_of(known).encode()).hexdigest()[:16]


def _shape(info: inspect.Type, within: tuple[type, ...]) -> str:
    match info:
        case inspect.StructType(cls=cls) if cls in within:
            return cls.__name__
        case inspect.StructType(cls=cls, fields=fields):
            return "{" + ", ".join(_fields(fields, (*within, cls))) + "}"
        case inspect.EnumType(cls=cls):
            return _values(cls)
        case inspect.DictType(key_type=key, value_type=value):
            return f"[{_shape(key, within)}: {_shape(value, within)}]"
        case inspect.VarTupleType(item_type=item):
            return f"({_shape(item, within)} …)"
        case inspect.TupleType(item_types=items):
            return f"({' '.join(_shape(item, within) for item in items)})"
        case inspect.UnionType(types=types):
            return "|".join(_shape(each, within) for each in types)
        case _:
            return type(info).__name__.removesuffix("Type").lower()


def _fields(fields: tuple[inspect.Field, ...], within: tuple[type, ...]) -> Iterator[str]:
    for field in fields:
        default = "" if field.required else f" = {_default(field)}"
        yield f"{field.encode_name} {_shape(field.type, within)}{default}"


def _default(field: inspect.Field) -> str:
    made = field.default_factory
    value = field.default if made is msgspec.NODEFAULT else made()
    if value is msgspec.NODEFAULT:
        return "left out"
    if isinstance(value, str) or not value:
        return repr(value)
    return msgspec.json.encode(value).decode()


def _values(cls: type[Enum]) -> str:
    values: list[Any] = [str(member.value) for member in cls]
    if len(values) > _MOST_VALUES:
        return f"one of {len(values)} ({sha256(' '.join(values).encode()).hexdigest()[:8]})"
    return "/".join(values)
