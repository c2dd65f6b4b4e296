"""Comparison of the shown props with the new ones. The module is pure; the Qt side applies its result."""

from enum import Enum
from functools import cache
from typing import Any, TypeVar, get_args, get_origin

from msgspec import Struct
from msgspec.structs import FieldInfo, fields

from dealer_terminal.ui.kit.props import PressKey, Props, Row, token

Item = TypeVar("Item", bound=Struct)


class RowChanges(Struct, frozen=True):
    changed: tuple[tuple[int, tuple[str, ...]], ...]
    inserted: int
    removed: int


def changed_fields(old: Struct, new: Struct) -> tuple[str, ...]:
    return tuple(name for name in new.__struct_fields__ if getattr(old, name) != getattr(new, name))


def row_changes(old: tuple[Row, ...], new: tuple[Row, ...]) -> RowChanges:
    """Compare rows by index. Rows are added and removed at the end of the list only."""
    differing = ((at, changed_fields(a, b)) for at, (a, b) in enumerate(zip(old, new, strict=False)))
    return RowChanges(
        changed=tuple((at, names) for at, names in differing if names),
        inserted=max(0, len(new) - len(old)),
        removed=max(0, len(old) - len(new)),
    )


def row_type(field: FieldInfo) -> type[Row] | None:
    """Return the row type of a field annotated as `tuple[SomeRow, ...]`; None for other fields."""
    return _item_type(field, Row)


@cache
def side_by_side(row: type[Row]) -> tuple[str, ...]:
    """Return the fields of a row annotated as `tuple[SomeProps, ...]`."""
    return tuple(field.name for field in fields(row) if _item_type(field, Props) is not None)


def _item_type(field: FieldInfo, wanted: type[Item]) -> type[Item] | None:
    if get_origin(field.type) is not tuple:
        return None
    item = get_args(field.type)[0]
    return item if isinstance(item, type) and issubclass(item, wanted) else None


@cache
def qml_names(props: type[Struct]) -> dict[str, str]:
    return {field.name: field.encode_name for field in fields(props)}


def to_qml(value: object) -> Any:
    """Convert a value for QML: structs become objects, keys and enums text, and tuples lists, because QML has no
    tuples."""
    if isinstance(value, PressKey):
        return token(value)
    if isinstance(value, Struct):
        return {name: to_qml(getattr(value, own)) for own, name in qml_names(type(value)).items()}
    if isinstance(value, tuple):
        return [to_qml(item) for item in value]
    return value.value if isinstance(value, Enum) else value
