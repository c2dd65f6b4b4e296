"""The fields of every fact in words: `python -m tests.audit.fact_shapes` writes `fact_shapes.txt` anew.

Before a release that is how a changed fact is taken over. After it, a changed fact needs a new schema number and
an upgrade in `dealer_terminal/audit/kinds.py` first: the shape of a released number stays as it is.
"""

from enum import Enum
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from dealer_terminal.audit.kinds import KINDS

TABLE = Path(__file__).with_name("fact_shapes.txt")
MOST_VALUES = 12


def shapes() -> dict[str, str]:
    return {f"{kind} {schema}": shape_of(inspect.type_info(fact)) for fact, (kind, schema) in sorted_kinds()}


def sorted_kinds() -> list[tuple[type, tuple[str, int]]]:
    return sorted(KINDS.items(), key=lambda item: item[1])


def recorded() -> dict[str, str]:
    return dict(line.split(": ", 1) for line in TABLE.read_text().splitlines())


def shape_of(info: inspect.Type) -> str:
    match info:
        case inspect.StructType(fields=fields):
            return "{" + ", ".join(f"{field.encode_name} {_field(field)}" for field in fields) + "}"
        case inspect.EnumType(cls=cls):
            return _values(cls)
        case inspect.DictType(key_type=key, value_type=value):
            return f"[{shape_of(key)}: {shape_of(value)}]"
        case inspect.VarTupleType(item_type=item):
            return f"({shape_of(item)} …)"
        case inspect.TupleType(item_types=items):
            return f"({' '.join(map(shape_of, items))})"
        case inspect.UnionType(types=types):
            return "|".join(map(shape_of, types))
        case _:
            return type(info).__name__.removesuffix("Type").lower()


def _field(field: inspect.Field) -> str:
    return shape_of(field.type) if field.required else f"{shape_of(field.type)} = {_default(field)}"


def _default(field: inspect.Field) -> str:
    made = field.default_factory is not msgspec.NODEFAULT
    value: Any = field.default_factory() if made else field.default
    return str(msgspec.to_builtins(value, builtin_types=(bytes,)))


def _values(cls: type[Enum]) -> str:
    values = [str(member.value) for member in cls]
    if len(values) > MOST_VALUES:
        return f"one of {len(values)} ({sha256(' '.join(values).encode()).hexdigest()[:8]})"
    return "/".join(values)


if __name__ == "__main__":
    TABLE.write_text("".join(f"{kind}: {shape}\n" for kind, shape in shapes().items()))
