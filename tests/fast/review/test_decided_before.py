"""A console's journal of before, in which whoever asked answered it, too."""

from msgspec.structs import replace

from dealer_terminal.audit.codec import CODEC
from dealer_terminal.audit.record import Times, new_record
from dealer_terminal.audit.replay import entry_of
from dealer_terminal.audit.review_facts import ItemAnswered, ReviewFact
from dealer_terminal.procedure.people import Role
from dealer_terminal.review import asks
from dealer_terminal.review.decided_again import DecidedAgain
from tests.fast.review.desk import PEOPLE, TABLE, Desk, at, by

ADMINISTRATOR = PEOPLE[Role.ADMINISTRATOR]


def asked() -> Desk:
    given = asks.GiveTables(PEOPLE[Role.SUPERVISOR].id, (TABLE,))
    return by(Role.ADMINISTRATOR, given, asks.QueryItem(at(3), "K. Lee", "why?"))


def found(number: int, fact: ReviewFact) -> list[str]:
    """Of the last record, numbered so."""
    again, told = DecidedAgain(), list[str]()
    for position, each in enumerate((*asked().written, fact)):
        last = each is fact
        written = replace(CODEC.encode(each), schema=number) if last else CODEC.encode(each)
        who = "" if position == 0 else ADMINISTRATOR.id
        record = new_record(position, 0, written, who, Times(position, position))
        told += [finding.what for finding in again.learn(record, entry_of(record))]
    return told


def test_a_record_of_the_first_number_follows_and_one_of_today_does_not() -> None:
    answer = ItemAnswered(3, "a slip")
    assert found(1, answer) == []
    (refused,) = found(2, answer)
    assert "asked it, and does not answer it" in refused


def test_what_was_refused_then_is_refused_yet() -> None:
    for answer in (ItemAnswered(3, ""), ItemAnswered(1, "a slip"), ItemAnswered(3, "x" * 2_001)):
        (refused,) = found(1, answer)
        assert "does not follow" in refused
