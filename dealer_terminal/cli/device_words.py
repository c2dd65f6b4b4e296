"""What passes on a device's line, as one line of text each."""

from dataclasses import fields, is_dataclass
from datetime import datetime
from enum import Enum

from drivers.wirelog import as_bytes


def bytes_line(when: datetime, sign: str, data: bytes) -> str:
    return f"{time_of(when)} {sign} {as_bytes(data)}"


def meaning_line(when: datetime, value: object) -> str:
    return f"{time_of(when)} = {words_of(value)}"


def time_of(when: datetime) -> str:
    return when.isoformat(timespec="milliseconds")


def words_of(value: object) -> str:
    if not is_dataclass(value):
        return _word(value)
    told = (f"{field.name}={_word(getattr(value, field.name))}" for field in fields(value))
    return " ".join((type(value).__name__, *told))


def _word(value: object) -> str:
    match value:
        case _ if is_dataclass(value) and not isinstance(value, type):
            return f"({words_of(value)})"
        case Enum():
            return str(value.value)
        case tuple():
            return "[" + " ".join(map(_word, value)) + "]"
        case bytes():
            return value.hex(" ").upper() or "none"
        case str() | BaseException():
            return f'"{value}"'
        case _:
            return str(value)
