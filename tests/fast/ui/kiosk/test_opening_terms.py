"""What a supervisor signs to open a table says the terms as their own pages do."""

import pytest

from dealer_terminal.ui.kiosk.surfaces import BesideProps, BoardProps, FormProps
from tests.fast.ui.kiosk.signing import page
from tests.fast.ui.kiosk.table import DEALER, Table

BOOKS = ("31-classic-wa-2019", "3-card-ags")
OPENING = pytest.mark.parametrize("rulebook", BOOKS)


def signed(table: Table) -> dict[str, str]:
    """All pages of it."""
    rows: list[BesideProps] = []
    table.press("Open the table", "Start of shift")
    shown = table.props.over
    assert isinstance(shown, FormProps)
    for number in range(1, shown.evidence.pages + 1):
        shown = page(table, 1 if number == 1 else 2).props.over
        assert isinstance(shown, FormProps)
        rows += shown.evidence.rows
    return {row.label: row.after for row in rows}


def chosen(table: Table) -> dict[str, str]:
    board = table.props.over
    assert isinstance(board, BoardProps)
    return {option.text: option.value for option in board.options if option.value}


@OPENING
def test_no_id_stands_among_the_terms_that_are_signed(rulebook: str) -> None:
    table = Table(rulebook).who(DEALER)
    ids = {spot.id for spot in table.room.library.named(rulebook).book.spots}
    told = {word for label in signed(table) for word in label.split()}
    assert not {spot for spot in ids if "-" in spot or spot == "stax"} & told


@OPENING
def test_terms_are_signed_in_the_words_in_which_they_were_chosen(rulebook: str) -> None:
    table = Table(rulebook).who(DEALER)
    rules = chosen(table)
    limits = chosen(table.press("Limits and thresholds"))
    seen = signed(table)
    tables = {text: value for text, value in rules.items() if text.startswith("Pay table of ")}
    thresholds = {text: value for text, value in limits.items() if text in seen}
    assert len(tables) >= 4
    assert set(thresholds) >= {"Camera above", "Limit of a deal"}
    assert {text: seen[text] for text in (*tables, *thresholds)} == {**tables, **thresholds}
    assert seen["Limit of a deal"] == "none"
    assert {label.removeprefix("Limits of ") for label in seen if label.startswith("Limits of ")} <= set(limits)
