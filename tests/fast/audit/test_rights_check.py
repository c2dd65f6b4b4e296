"""Who managed people, approved, signed on and went on from a copy: it is held against the records before."""

import re
from collections.abc import Sequence

from dealer_terminal.audit.codec import CODEC
from dealer_terminal.audit.findings import Scan
from dealer_terminal.audit.growing_tree import GrowingTree
from dealer_terminal.audit.journal_facts import JournalContinued
from dealer_terminal.audit.record import Times, new_record
from dealer_terminal.audit.review_facts import ConsoleOpened, ReviewerSignedOn
from dealer_terminal.audit.rights_check import RightsCheck
from dealer_terminal.procedure.facts import DealerSignedOn
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.table.simulation.people import DEALERS, SUPERVISOR
from tests.fast.audit.rights import GOOD, HOUSE, SANTOS, STRANGER, WRONG, Said, opened


def found(said: Sequence[Said]) -> list[str]:
    records = [
        new_record(position, 0, CODEC.encode(fact), by, Times(position + 1, position + 1))
        for position, (by, fact) in enumerate(said)
    ]
    return [each.what for each in Scan(GrowingTree(), (RightsCheck(),), ()).run(records)]


def test_who_had_the_right_is_good() -> None:
    assert {what: told for what, said in GOOD.items() if (told := found([*HOUSE, *said]))} == {}


def test_before_there_is_an_administrator_whoever_has_the_keys_names_one_and_goes_on_from_a_copy() -> None:
    assert found([("", JournalContinued(0, 2, b"", "The disk failed")), *HOUSE]) == []
    assert found([(DEALERS[0].id, opened(SUPERVISOR, CardsFrom.DEALER))]) == []


def test_a_reviewer_is_one_of_the_console() -> None:
    console = (("", ConsoleOpened("pit")), *HOUSE)
    assert found([*console, ("2001", ReviewerSignedOn(SANTOS))]) == []
    assert "whom nobody added" in found([*console, ("7777", ReviewerSignedOn(STRANGER))])[0]


def test_who_had_it_not_is_named() -> None:
    wrong = {}
    for what, (said, why) in WRONG.items():
        told = found([*HOUSE, said])
        if len(told) != 1 or not re.search(why, told[0]) or not told[0].startswith(f"record {len(HOUSE)} ("):
            wrong[what] = told
    assert wrong == {}


def test_an_invented_dealer_does_not_open_a_table_with_real_cards() -> None:
    signed_on = (DEALERS[0].id, DealerSignedOn(DEALERS[0]))
    (told,) = found([*HOUSE, signed_on, (DEALERS[0].id, opened(SANTOS, CardsFrom.DEALER))])
    assert f"'{DEALERS[0].id}' ('{DEALERS[0].name}', dealer) deals" in told
