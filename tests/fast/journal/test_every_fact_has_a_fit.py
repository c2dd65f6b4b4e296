"""The union of facts is closed: each is held against what stands before it, or says why it need not be."""

from collections.abc import Mapping
from typing import get_args

from dealer_terminal.journal.decide_check import ASKED, NEVER_LEADS, STANDS_ALONE, DecideCheck
from dealer_terminal.journal.frame_check import FrameCheck
from dealer_terminal.journal.journal_checks import ConsoleCheck, ContinuedCheck
from dealer_terminal.journal.journal_facts import ClockSteppedBack, JournalFact, MonthArchived
from dealer_terminal.journal.kinds import KINDS
from dealer_terminal.journal.people_facts import PeopleFact
from dealer_terminal.procedure.facts import Fact

_PEOPLE = "it says who there is; who has the keys can name anybody, and a checkpoint kept elsewhere dates it"

UNFITTED: Mapping[type[JournalFact], str] = {
    MonthArchived: "it names a copy elsewhere, and verify reads that where it is at hand",
    **dict.fromkeys(get_args(PeopleFact), _PEOPLE),
}


def test_each_fact_of_a_table_is_decided_again_or_says_why_not() -> None:
    ways = [*ASKED, *NEVER_LEADS, *STANDS_ALONE]
    assert len(ways) == len(set(ways))
    assert set(ways) == set(get_args(Fact))
    assert DecideCheck.sees == {*ASKED, *NEVER_LEADS}


def test_each_other_fact_has_a_check_or_says_why_not() -> None:
    checked = FrameCheck.sees | ContinuedCheck.sees | ConsoleCheck.sees | {ClockSteppedBack}
    others = set(KINDS) - set(get_args(Fact))
    assert others == (checked & others) | set(UNFITTED)
    assert not checked & set(UNFITTED)


def test_each_reason_is_a_sentence() -> None:
    assert all(len(why.split()) > 4 for why in (*STANDS_ALONE.values(), *UNFITTED.values()))
