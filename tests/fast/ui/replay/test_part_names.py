"""Whatever two moments may differ in has a name, and each of its values too, as the types of a table tell them."""

import typing
from collections.abc import Iterator
from enum import Enum
from types import UnionType

import pytest
from msgspec import Struct

from dealer_terminal.procedure.people import Operator
from dealer_terminal.procedure.preview_card import SigningPreview
from dealer_terminal.procedure.state import State
from dealer_terminal.review.compare import BESIDE_THE_TABLE
from dealer_terminal.rules.cards import Card
from dealer_terminal.ui.replay.part_names import PARTS, VALUES, value_words

NEVER_TOLD = {"sealed", "told", "shown"}


def parts(told: object, of: str, known: set[object]) -> Iterator[tuple[str, object]]:
    """Each name of a part, and what stands there where it is one of a few."""
    if isinstance(told, UnionType) or typing.get_origin(told) is not None:
        for each in typing.get_args(told):
            yield from parts(each, of, known)
    elif isinstance(told, type) and issubclass(told, Enum) and told is not Card:
        yield from ((of, each.value) for each in told)
    elif isinstance(told, type) and issubclass(told, Struct) and told not in {*known, SigningPreview, Operator}:
        known.add(told)
        for name, kind in typing.get_type_hints(told).items():
            if not (told is State and name in BESIDE_THE_TABLE) and name not in NEVER_TOLD:
                yield name, ""
                yield from parts(kind, name, known)


ALL = sorted({(name, str(value)) for name, value in parts(State, "", set())})


def test_every_part_of_a_table_has_a_name_and_no_other() -> None:
    assert {name for name, _ in ALL} - {*PARTS} == set()


@pytest.mark.parametrize("of", sorted({name for name, value in ALL if value} - {"faults", "used"}))
def test_every_value_of_a_few_has_a_name(of: str) -> None:
    assert {value for name, value in ALL if value and name == of} == {*VALUES[of]}


@pytest.mark.parametrize("of", ["faults", "used"])
def test_what_is_kept_by_a_few_has_their_names(of: str) -> None:
    assert {value for name, value in ALL if value and name == of} - {*PARTS} <= {"other"}


MONEY = {
    ("seats", "3", "wagers", "ante"): ("2500", "$25"),
    ("meters", "mega"): ("12345678", "$1,234.56"),
    ("terms", "thresholds", "deal"): ("100000", "$1,000"),
    ("terms", "limits", "ante", "least"): ("500", "$5"),
    ("deal",): ("100000", "100000"),
    ("seats", "3", "lines", "ante", "pays"): ("7500", "$75"),
}


@pytest.mark.parametrize("where", MONEY)
def test_money_stands_as_money(where: tuple[str, ...]) -> None:
    value, told = MONEY[where]
    assert str(value_words(where, value, State())) == told


def test_a_tuck_is_told_by_its_wagers_and_a_forfeit_by_what_happened() -> None:
    assert str(value_words(("seats", "3", "tucked"), "ante stax", State())) == "ante, stax"
    assert str(value_words(("seats", "3", "forfeit"), "draw-card-handled", State())) == "A player handled the Draw card"
