"""The bridge's arithmetic, as plain tables without Qt."""

from enum import Enum

import pytest

from dealer_terminal.ui.kit.changes import RowChanges, changed_fields, row_changes, to_qml
from dealer_terminal.ui.kit.props import Leaf, Props, Row


class Mood(Enum):
    CALM = "calm"


class Coin(Leaf, frozen=True):
    face_value: int
    mood: Mood = Mood.CALM


class Place(Row, frozen=True):
    number: int
    coins: tuple[Coin, ...] = ()


class Screen(Props, frozen=True):
    title: str
    places: tuple[Place, ...] = ()


ONE, TWO, TWO_WITH_COIN, THREE = Place(1), Place(2), Place(2, (Coin(5),)), Place(3)
SAME = RowChanges(changed=(), inserted=0, removed=0)


@pytest.mark.parametrize(
    ("old", "new", "names"),
    [
        (Screen("a"), Screen("a"), ()),
        (Screen("a"), Screen("b"), ("title",)),
        (Screen("a"), Screen("b", (ONE,)), ("title", "places")),
        (Screen("a", (ONE,)), Screen("a", (Place(1),)), ()),
    ],
)
def test_only_fields_that_differ_change(old: Screen, new: Screen, names: tuple[str, ...]) -> None:
    assert changed_fields(old, new) == names


@pytest.mark.parametrize(
    ("old", "new", "changes"),
    [
        ((), (), SAME),
        ((ONE, TWO), (ONE, TWO), SAME),
        ((ONE, TWO), (ONE, TWO_WITH_COIN), RowChanges(changed=((1, ("coins",)),), inserted=0, removed=0)),
        ((ONE,), (ONE, TWO, THREE), RowChanges(changed=(), inserted=2, removed=0)),
        ((ONE, TWO, THREE), (TWO,), RowChanges(changed=((0, ("number",)),), inserted=0, removed=2)),
    ],
)
def test_rows_change_where_they_differ(old: tuple[Row, ...], new: tuple[Row, ...], changes: RowChanges) -> None:
    assert row_changes(old, new) == changes


def test_qml_sees_plain_values_named_its_own_way() -> None:
    assert to_qml((TWO_WITH_COIN,)) == [{"number": 2, "coins": [{"faceValue": 5, "mood": "calm"}]}]
