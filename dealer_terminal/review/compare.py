"""Comparison of two states of a table, by path.

Sealed content and previews shown to a signer are left out; a preview only repeats other parts of the state.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum

from msgspec import Struct, UnsetType
from msgspec.structs import replace

from dealer_terminal.journal.replay import ReplayStep
from dealer_terminal.procedure.facts import RoundClosed
from dealer_terminal.procedure.people import Operator
from dealer_terminal.procedure.preview_card import SigningPreview
from dealer_terminal.procedure.state import State
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.hand import Line

Where = tuple[str, ...]
NOTHING = ""
BESIDE_THE_TABLE = frozenset({"prior", "step", "book", "house", "last_wagers", "last_lines", "last_cards", "last_won"})


class StateDifference(Struct, frozen=True):
    """One difference. `where` is its path, such as ("seats", "3", "wagers", "ante"). A missing value is empty."""

    where: Where
    one: str
    two: str


def differences(one: State, two: State) -> tuple[StateDifference, ...]:
    """Return the differences in the order of the state's fields."""
    first, second = dict(_leaves(one)), dict(_leaves(two))
    return tuple(
        StateDifference(where, first.get(where, NOTHING), second.get(where, NOTHING))
        for where in {**first, **second}
        if first.get(where, NOTHING) != second.get(where, NOTHING)
    )


def round_differences(one: Sequence[ReplayStep], two: Sequence[ReplayStep]) -> tuple[StateDifference, ...]:
    """Compare two rounds at their end, or as far as they go, ignoring their numbers."""
    return differences(replace(_ended(one), round=0), replace(_ended(two), round=0))


def _ended(steps: Sequence[ReplayStep]) -> State:
    closed = (step.before.state for step in steps if isinstance(step.entry, RoundClosed))
    return next(closed, steps[-1].after.state)


def _leaves(state: State) -> Iterator[tuple[Where, str]]:
    yield ("rulebook",), f"{state.book.id} {state.book.hash[:8]}" if state.book is not None else NOTHING
    for name in State.__struct_fields__:
        if name not in BESIDE_THE_TABLE:
            yield from _below((name,), getattr(state, name))


def _below(where: Where, value: object) -> Iterator[tuple[Where, str]]:
    match value:
        case None | False | "" | bytes() | UnsetType() | SigningPreview():
            return
        case Operator():
            yield where, f"{value.name} ({value.id})"
        case Enum():
            yield where, str(value) if isinstance(value, Card) else str(value.value)
        case Struct():
            for name in value.__struct_fields__:
                yield from _below((*where, name), getattr(value, name))
        case Mapping():
            for key, each in value.items():
                yield from _below((*where, str(getattr(key, "value", key))), each)
        case tuple() if any(isinstance(each, Line) for each in value):
            yield from _lines(where, value)
        case tuple():
            yield from _listed(where, value)
        case _:
            yield where, str(value)


def _lines(where: Where, lines: Iterable[Line]) -> Iterator[tuple[Where, str]]:
    for line in lines:
        for name in ("event", "result", "odds", "stake", "pays", "rule"):
            yield from _below((*where, line.spot, name), getattr(line, name))


def _listed(where: Where, values: Sequence[object]) -> Iterator[tuple[Where, str]]:
    """Yield simple values, such as cards, as one text, and structures one by one."""
    if any(isinstance(each, Struct) for each in values):
        for at, each in enumerate(values):
            yield from _below((*where, str(at + 1)), each)
    elif values:
        yield (
            where,
            " ".join(str(getattr(each, "value", each)) if not isinstance(each, Card) else str(each) for each in values),
        )
