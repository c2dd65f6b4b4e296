"""Lines and totals that the cards don't come to, in journals that are hashed and signed as they should be."""

import re
from collections.abc import Iterable, Iterator, Mapping

import pytest
from msgspec.structs import replace

from dealer_terminal.journal.record import Record
from dealer_terminal.journal.replay import entry_of
from dealer_terminal.procedure import commands
from dealer_terminal.procedure.device_faults import FaultId
from dealer_terminal.procedure.evolve import happens_at_table
from dealer_terminal.procedure.facts import (
    CardsExposed,
    DeviceFaultCleared,
    DeviceFaultRaised,
    Fact,
    RestRacked,
    RoundMisdealt,
    TableOpened,
)
from dealer_terminal.procedure.meter_facts import JackpotLocked
from dealer_terminal.rules.cards import Card
from tests.fast.journal import forgeries
from tests.fast.journal.forgeries import Resealed, Retold, once
from tests.fast.procedure.stax import StaxWalk
from tests.fast.procedure.walk import HOUSE, approval
from tests.helpers.decided_again import retold, said
from tests.helpers.playing import CLASSIC, KEYS, THREE_CARD
from tests.long.crashes.stories import STORIES, lively, told

SHARES = HOUSE.replace('dated = "2026-01-01"', 'dated = "2026-01-01"\ntwo_on_one_meter = "shared"', 1)


TAKEN_BACK = f"{THREE_CARD} with a prize taken back"


def facts_of(records: Iterable[Record]) -> list[Fact]:
    return [entry for record in records if happens_at_table(entry := entry_of(record))]


@pytest.fixture(scope="module")
def stories() -> Iterator[Mapping[str, list[Fact]]]:
    """Much goes wrong in them, and a payment of each round is put right."""
    with pytest.MonkeyPatch.context() as patched:
        lively(patched)
        yield {name: facts_of(told(STORIES[name], 25).records()) for name in (CLASSIC, THREE_CARD, TAKEN_BACK)}


@pytest.mark.parametrize("name", STORIES)
def test_nothing_is_found_where_the_terminal_settled(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lively(monkeypatch)
    assert said(list(told(STORIES[name], 12).records())) == []


def test_nothing_is_found_where_a_meter_is_hit_twice() -> None:
    for seats in ((2, 1), (3, 2, 1)):
        for house in (SHARES, HOUSE):
            assert said(retold(hit_by(seats, house), once(as_it_was))) == []


def as_it_was(fact: Fact) -> Fact:
    return fact


def hit_by(seats: tuple[int, ...], house: str) -> list[Fact]:
    walk = StaxWalk()
    walk.do(commands.CloseTable(approval()))
    opened = walk.facts[1]
    assert isinstance(opened, TableOpened)
    walk.do(commands.OpenTable("7", opened.rulebook_text, house, opened.terms, approval()))
    walk.dealt(seats)
    for cards, _ in zip(("As Ks Qs", "Ah Kh Qh", "Ac Kc Qc"), seats, strict=False):
        walk.approved("Royal Flush, Other Suit", cards)
    for seat in seats:
        walk.verify(seat)
    walk.rest_of_round()
    return walk.facts


SAYS = r"record \d+ \({}, round \d+\): position \d, {}: the record says {}, the cards say {}"
PAYS = SAYS.format("cards_exposed", "[a-z0-9-]+", r"pays \d+", r"pays \d+")
FORGED: dict[str, tuple[str, Retold, str]] = {
    "a payment raised against the dealer": (THREE_CARD, forgeries.raised, PAYS),
    "a lost wager pushed": (CLASSIC, forgeries.lost_is_won, "the record says result push, the cards say result lose"),
    "a line left out": (
        THREE_CARD,
        forgeries.line_left_out,
        r"the record says nothing, the cards say \w+ and pays \d+",
    ),
    "a forfeit given back": (
        CLASSIC,
        forgeries.fold_goes_back,
        "the record says result returned, the cards say result",
    ),
    "a meter's growth": (
        THREE_CARD,
        forgeries.meter_grows_more,
        r"meters_grew, .*: it says grown .*, where .* follows",
    ),
    "a prize raised": (
        THREE_CARD,
        forgeries.prize_raised,
        SAYS.format("jackpot_locked", "stax", r"pays \d+", r"pays \d+"),
    ),
    "what a correction corrects": (
        CLASSIC,
        forgeries.corrected_from_something_else,
        SAYS.format("payment_corrected", "[a-z0-9-]+", r"pays \d+", r"pays \d+"),
    ),
    "a correction of the stake": (
        CLASSIC,
        forgeries.corrected_to_another_stake,
        "the record says stake 1, the cards",
    ),
    "what corrected cards come to": (
        TAKEN_BACK,
        forgeries.settled_anew_for_more,
        SAYS.format("cards_corrected", "[a-z0-9-]+", r"pays \d+", r"pays \d+"),
    ),
    "what a prize is changed to": (
        TAKEN_BACK,
        forgeries.prize_changed_for_more,
        r"jackpot_changed, .*: position \d, stax: the record says pays \d+, the cards say pays \d+",
    ),
    "cards that nobody corrected": (
        THREE_CARD,
        forgeries.answered_otherwise,
        r"irregularity_resolved, round \d+\) does not follow from the records before it \(That does not end this\)",
    ),
    "sealed cards entered by hand": (
        CLASSIC,
        forgeries.entered_by_hand,
        "shows sealed cards, and says that the dealer",
    ),
    "a deck with a card too few": (
        CLASSIC,
        Resealed(KEYS, forgeries.one_short),
        "the seals hold 51 cards, and a deck",
    ),
}


def test_what_the_cards_do_not_say_is_found_by_name(stories: Mapping[str, list[Fact]]) -> None:
    missed = {}
    for what, (story, change, expected) in FORGED.items():
        found = said(retold(stories[story], change if isinstance(change, Resealed) else once(change)))
        if not any(re.search(expected, each) for each in found):
            missed[what] = found
    assert missed == {}


def test_shares_of_a_meter_are_equal_whatever_is_signed() -> None:
    facts = hit_by((2, 1), SHARES)
    (last,) = [at for at, fact in enumerate(facts) if isinstance(fact, JackpotLocked)][-1:]
    found = said(retold([*facts[:last], forgeries.prize_raised(facts[last]), *facts[last + 1 :]], as_it_was))
    assert "position 1, stax: the record says pays 25125, the cards say pays 25025" in found[0]


def test_what_must_follow_an_answer_is_missed_where_it_is_left_out(stories: Mapping[str, list[Fact]]) -> None:
    facts = stories[CLASSIC]
    at = next(at for at, fact in enumerate(facts) if isinstance(fact, RoundMisdealt))
    found = said(retold([*facts[:at], *facts[at + 1 :]], as_it_was))
    assert "leads to what is not on record: RoundMisdealt" in found[0]


def test_a_deck_that_the_terminal_asked_about_is_no_finding(stories: Mapping[str, list[Fact]]) -> None:
    """A reader that told one card twice is on record already."""
    doubt = DeviceFaultRaised(FaultId.IN_DOUBT, "not one of each")
    over = DeviceFaultCleared(FaultId.IN_DOUBT, (approval(),))
    beside = {RestRacked: (doubt, over)}
    facts = [each for fact in stories[CLASSIC] for each in (*beside.get(type(fact), ()), fact)]
    assert not [what for what in said(retold(facts, Resealed(KEYS, forgeries.doubled))) if "twice" in what]


def test_a_prize_is_not_locked_against_the_cards_whoever_signs() -> None:
    facts = [
        replace(fact, cards={"hand": (Card.H2, Card.D6, Card.H9)}) if _shows(fact, 2) else fact
        for fact in hit_by((2, 1), HOUSE)
    ]
    found = said(retold(facts, as_it_was))
    assert any(
        "jackpot_chosen, round 2) is not what follows there: IrregularityReported does" in what for what in found
    )


def _shows(fact: Fact, seat: int) -> bool:
    return isinstance(fact, CardsExposed) and fact.seat == seat
