"""A packet too many, which the reader notices: the shift forward is offered where it is noticed (Irregularities A2)."""

from pathlib import Path

import pytest

from tests.journeys.conftest import Opens, Plugs
from tests.journeys.device import Device, place_for, shuffled
from tests.journeys.program import as_lines
from tests.journeys.table import Table, journal_is_whole

VACANT, WRONG = "A hand was dealt to a vacant position", "A packet holds the wrong number of cards"
SHIFT = "Shift the hands forward"


def dealt(opens: Opens, machine: Device, *seats: int) -> Table:
    """One packet more than positions that play."""
    table = opens("--device", machine.where, "--protocol", "packet-shuffler").staffed().start().opened()
    machine.do(" ".join(("insert-deck", *shuffled(1))))
    for seat in seats:
        table.wager(f"{seat} ANTE", "chip 25")
    table.press("No more bets")
    for at in range(len(seats) + 1):
        table.until(lambda seen: seen.primary and seen.primary.name in ("Dealing", "Rest to the rack"), f"packet {at}")
        machine.do("take-packet")
    return table


@pytest.fixture
def machine(plugs: Plugs, tmp_path: Path) -> Device:
    return plugs("packet-shuffler", *place_for(tmp_path))


def test_the_shift_forward_is_one_press_where_the_reader_notices(opens: Opens, machine: Device) -> None:
    table = dealt(opens, machine, 1, 3, 4)
    seen = table.until(lambda seen: VACANT in seen.text and seen.key(SHIFT), "the question, with the shift")
    assert "A packet came out that belongs to no position" in seen.text
    table.picture("shift")
    table.press(SHIFT).until(lambda seen: seen.key("Irregularity") and VACANT not in seen.text, "the table again")
    machine.do("return-rest")
    table.until(lambda seen: seen.does("Lock decisions"), "the decisions")
    table.close()
    (told,) = as_lines("export", "--db", str(table.journal), "--what", "irregularities")
    assert (told["irregularity"], told["choice"]) == ("vacant-position", "shift")
    journal_is_whole(table)


def test_without_a_position_that_was_passed_it_is_a_wrong_count(opens: Opens, machine: Device) -> None:
    table = dealt(opens, machine, 1, 2, 3)
    table.until(lambda seen: WRONG in seen.text, "the question")
    assert not table.seen.key(SHIFT)
