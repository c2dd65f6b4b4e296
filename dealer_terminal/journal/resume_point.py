"""Serialized state of a table between rounds. After a start, only the open round is folded from here.

It omits the rulebook and house procedures in effect, which are read again from the record that opened the table.
"""

from collections.abc import Iterator
from enum import Enum
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct, inspect
from msgspec.structs import replace

from dealer_terminal.journal.errors import FormatError
from dealer_terminal.journal.frame import KeptFrame, frame_leaf
from dealer_terminal.journal.head import JournalHead
from dealer_terminal.journal.merkle import Frontier
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.replay import FoldedState, entry_of
from dealer_terminal.procedure.facts import TableOpened
from dealer_terminal.procedure.state import State
from dealer_terminal.rules.games import GAMES
from dealer_terminal.rules.house import read_house
from dealer_terminal.rules.rulebook_file import RulebookError, read_rulebook

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


class OtherVersionError(FormatError):
    """Resume point of a version whose state has other fields. The whole journal must be folded once."""


class ResumePoint(Struct, frozen=True):
    shape: str
    stand: FoldedState
    book: str
    size: int
    edge: tuple[bytes, ...]
    utc: int
    frames: int
    loose: int
    house_size: int
    house: tuple[bytes, ...]

    def head(self, opened: Record | None, loose: tuple[KeptFrame, ...]) -> JournalHead:
        """Return the journal's head. `opened` is the record that opened the table, `loose` the uncounted frames."""
        state = with_paper(self.stand.state, opened)
        if hash_of_paper(state) != self.book:
            raise OtherVersionError("the rulebook in force is not the one that the table was opened with")
        stand = replace(self.stand, state=state)
        frontier = Frontier().extend(map(frame_leaf, loose))
        return JournalHead(Frontier(self.size, self.edge), stand, self.utc, self.frames, frontier, self.of_the_house())

    def of_the_house(self) -> Frontier:
        return Frontier(self.house_size, self.house)


SHAPE = fingerprint(ResumePoint)
_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(ResumePoint)


def write_rest(head: JournalHead) -> bytes:
    edge, house = head.frontier.edge, head.house
    stand, book = resting(head.stand), hash_of_paper(head.stand.state)
    frames = head.frames, head.loose.size
    return _encode(ResumePoint(SHAPE, stand, book, head.frontier.size, edge, head.utc, *frames, house.size, house.edge))


def resting(stand: FoldedState) -> FoldedState:
    """Return the fold result without rulebook and house procedures, which are read again from their record."""
    return replace(stand, state=replace(stand.state, book=None, house=None))


def hash_of_paper(state: State) -> str:
    """Return the hash of the rulebook in effect, or an empty string if there is none."""
    return state.book.hash if state.book is not None else ""


def read_rest(data: bytes) -> ResumePoint:
    try:
        rest = _decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        if SHAPE.encode() in data:
            raise FormatError("it is damaged") from None
        raise OtherVersionError("another version wrote the resume point") from None
    if rest.shape != SHAPE:
        raise OtherVersionError("another version wrote the resume point")
    return rest


def with_paper(state: State, opened: Record | None) -> State:
    entry = entry_of(opened) if opened is not None else None
    if not isinstance(entry, TableOpened) or not state.table:
        return state
    try:
        book = read_rulebook(entry.rulebook_text, entry.rulebook, GAMES)
        house = read_house(entry.house_text, "house procedures")
    except RulebookError as error:
        raise FormatError(f"the table was opened with paper that cannot be read: {error}") from None
    return replace(state, book=book, house=house)
