"""A round is decided and settled again: what a terminal wrote comes out as it is, and each change to it is found."""

from collections.abc import Iterator, Sequence
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from dealer_terminal.journal.codec import CODEC
from dealer_terminal.journal.decide_check import asked
from dealer_terminal.journal.head import JournalHead, extend
from dealer_terminal.journal.record import Times
from dealer_terminal.journal.replay import START, FoldedState, ReplayStep, stand_after, state_after
from dealer_terminal.procedure import facts
from dealer_terminal.procedure.decide import decide
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.review.check import check
from dealer_terminal.rules.hand import Decision, Line
from tests.fast.procedure.walk import approval
from tests.fast.review.tables import EDITIONS, rounds_of, table, watched_table
from tests.helpers.legal import legal
from tests.helpers.playing import CLASSIC, THREE_CARD


def test_what_a_table_wrote_comes_out_as_it_is() -> None:
    for rulebook in EDITIONS:
        for steps in rounds_of(table(20, rulebook, 5)):
            checked = check(steps)
            assert checked.findings == (), rulebook
            assert checked.decided >= len(steps) // 4
            assert checked.settled or len(steps) < 3


def test_the_opening_of_a_table_is_checked_too() -> None:
    for rulebook in (CLASSIC, THREE_CARD):
        assert check(table(2, rulebook)).findings == ()


def refolded(steps: Sequence[ReplayStep], at: int, changed: Fact) -> Iterator[ReplayStep]:
    """The same records, one of them with another fact, well hashed, and folded on from it as far as it goes."""
    stand: FoldedState = steps[0].before
    for number, step in enumerate(steps):
        entry: Any = changed if number == at else step.entry
        encoded = CODEC.encode(entry)
        record = replace(step.record, kind=encoded.kind, body=encoded.body)
        after = stand_after(stand, state_after(stand.state, entry), entry, record)
        yield ReplayStep(record, entry, stand, after)
        stand = after
        if number == at:
            return


def _more(lines: tuple[Line, ...]) -> tuple[Line, ...]:
    return (replace(lines[0], pays=lines[0].pays + 100), *lines[1:])


CHANGES: dict[type, Any] = {
    facts.CardsExposed: lambda fact: replace(fact, lines=_more(fact.lines)),
    facts.HandCollected: lambda fact: replace(fact, lines=_more(fact.lines)),
    facts.WagersClosed: lambda fact: replace(fact, deal=fact.deal[:-1]),
    facts.DecisionsLocked: lambda fact: replace(fact, decisions=dict.fromkeys(fact.decisions, Decision.FOLD)),
    facts.HandRacked: lambda fact: replace(fact, seat=fact.seat + 1),
    facts.RoundClosed: lambda fact: replace(fact, paid=fact.paid + 1),
    facts.WagerPlaced: lambda fact: replace(fact, cents=fact.cents + 1),
    facts.PacketDealt: lambda fact: replace(fact, seat=fact.seat + 1),
    facts.Decided: lambda fact: replace(fact, seat=7),
}


def test_a_changed_fact_is_found_at_its_record() -> None:
    tried = set()
    for steps in rounds_of(table(14, seed=9)):
        kinds = {type(step.entry): at for at, step in enumerate(steps) if getattr(step.entry, "lines", True)}
        for kind in CHANGES.keys() & kinds.keys():
            at = kinds[kind]
            changed = CHANGES[kind](steps[at].entry)
            found = check(tuple(refolded(steps, at, changed))).findings
            assert {each.position for each in found} == {steps[at].record.position}, changed
            tried.add(kind)
    assert tried == CHANGES.keys()


def test_a_finding_says_what_is_on_record_and_what_should_be() -> None:
    steps = next(each for each in rounds_of(table(14, seed=9)) if any(_paid(step) for step in each))
    at = next(number for number, step in enumerate(steps) if _paid(step))
    entry: Any = steps[at].entry
    line = entry.lines[0]
    (found,) = check(tuple(refolded(steps, at, replace(entry, lines=_more(entry.lines))))).findings
    assert f"position {line.seat}, {line.spot}" in found.what
    assert f"the record says pays {line.pays + 100}, the cards say pays {line.pays}" in found.what


def _paid(step: ReplayStep) -> bool:
    return isinstance(step.entry, facts.CardsExposed) and any(line.pays for line in step.entry.lines)


def test_what_nobody_could_ask_for_is_found() -> None:
    steps = rounds_of(table(14, seed=9))[0]
    fact = facts.HandRacked(6)
    found = check(tuple(refolded(steps, 3, fact))).findings
    (refused,) = found
    assert "does not follow from the records before it (" in refused.what
    lone = check(tuple(refolded(steps, 3, facts.CardSourceChanged(steps[0].after.state.cards_from)))).findings
    assert "answers nothing that anybody could ask for" in lone[0].what


@settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_whatever_is_decided_is_found_again_from_its_facts(data: st.DataObject) -> None:
    """From a state that a table came to, one legal command after another."""
    folded = table(12, data.draw(st.sampled_from(EDITIONS[:2])), 5)
    begun = data.draw(st.sampled_from(folded))
    state, told = begun.after.state, []
    for _ in range(6):
        commands = [each for each in legal(state, approval()) if not isinstance(decide(state, each), Refusal)]
        if not commands:
            break
        answer = decide(state, data.draw(st.sampled_from(commands)))
        assert not isinstance(answer, Refusal)
        batch = extend(JournalHead(stand=replace(START, state=state)), answer, "1001", Times(5, 5))
        told += batch.steps
        state = batch.head.stand.state
        assert any(
            decide(batch.steps[0].before.state, each) == answer for each in asked(batch.steps[0].before.state, answer)
        )
    if told and not isinstance(told[0].entry, facts.RoundOpened):
        assert [each for each in check(told).findings if "RoundOpened" not in each.what] == []


def test_a_payment_that_does_not_wait_for_its_camera_is_found_though_nothing_follows() -> None:
    """The one that should wait is the last on record."""
    cut = [
        steps[:at]
        for steps in rounds_of(watched_table(20, 2_000))
        for at, step in enumerate(steps)
        if isinstance(step.entry, facts.PayoutHeld) and isinstance(steps[at - 1].entry, facts.CardsExposed)
    ]
    assert cut
    for steps in cut:
        assert "leads to what is not on record: PayoutHeld" in check(steps).findings[0].what


def test_what_waits_and_what_a_supervisor_decides_comes_out_as_it_is() -> None:
    folded = watched_table(20, 2_000)
    assert {facts.PayoutHeld, facts.PayoutVerified, facts.DealLimitReached, facts.DealLimitDecided} <= {
        type(step.entry) for step in folded
    }
    for steps in rounds_of(folded):
        assert check(steps).findings == ()
