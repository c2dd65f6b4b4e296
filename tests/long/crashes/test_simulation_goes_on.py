"""A simulation that is killed goes on: with any round, behind any record, with the cards that are out."""

import os
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any, NoReturn

import pytest

from dealer_terminal.journal.findings import Scan
from dealer_terminal.journal.merkle import GrowingTree
from dealer_terminal.journal.replay import ReplayStep, entry_of, steps
from dealer_terminal.journal.seal import packet_place, rest_place, unseal_cards
from dealer_terminal.journal.seal_check import SealCheck
from dealer_terminal.journal.tree_check import SignedCheckpoint, TreeCheck
from dealer_terminal.procedure import facts, meter_facts, tray_facts
from dealer_terminal.procedure.folding.folds import FOLDS
from dealer_terminal.procedure.irregularity_paths import PATHS
from dealer_terminal.procedure.state import State
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.hand import Decision
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.verification import verify_journal
from dealer_terminal.table.simulation.dealer import SimulatedDealer
from dealer_terminal.table.simulation.table import play_rounds
from tests.fast.storage.stores import in_database
from tests.helpers.memory import MemoryJournal
from tests.helpers.playing import CLASSIC, KEYS
from tests.long.crashes.stories import BOOKS, STORIES, Cut, Story, cuts, lively, told

ROUNDS = 12 if os.environ.get("EXHAUSTIVE") == "1" else 3
MANY = 500
NOT_SIMULATED = {
    facts.TermsChanged,
    facts.TableClosed,
    facts.DifferenceSettled,
    facts.EventDeclared,
    meter_facts.EventCorrected,
    meter_facts.PrizePutRight,
    facts.WagersSet,
    facts.PlayerLeft,
    facts.PlayerSatOut,
    facts.PlayerSatIn,
    meter_facts.MetersMoved,
    meter_facts.MeterLinkLost,
    meter_facts.MetersCompared,
    meter_facts.MeterLinkBack,
    meter_facts.JackpotReversed,
    meter_facts.MeterAdjusted,
    tray_facts.FormSigned,
    tray_facts.FormVoided,
}
"""What nobody does at a simulated table."""


@pytest.fixture(autouse=True)
def much_goes_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    lively(monkeypatch)


def test_the_stories_hold_all_that_can_happen_at_a_simulated_table() -> None:
    entries = [entry_of(record) for story in STORIES.values() for record in told(story, ROUNDS).records()]
    assert set(map(type, entries)) == set(FOLDS) - NOT_SIMULATED
    reported = {entry.irregularity for entry in entries if isinstance(entry, facts.IrregularityReported)}
    assert reported == {path.id for path in PATHS}


FURTHER = {**STORIES, "a player who left": replace(STORIES[CLASSIC], seed=13)}


@pytest.mark.parametrize("story", FURTHER.values(), ids=FURTHER)
def test_a_story_goes_on_behind_every_record(story: Story) -> None:
    for at, left in enumerate(cuts(told(story, ROUNDS)), 1):
        chance = Random(at)
        for _ in play_rounds(story.opened(left, chance), chance, 2):
            pass
        assert wrong(left, at) == [], f"behind record {at - 1}"


def wrong(journal: Cut, cut: int) -> list[str]:
    """Of the round that was cut off, and of all that follow."""
    first, stand = journal.began
    seen = list(steps(journal.records(first), stand))
    ended = sum(isinstance(step.entry, facts.RoundClosed) for step in seen if step.record.position >= cut)
    return [
        *([] if ended >= 2 else [f"{ended} rounds ended"]),
        *not_verified(journal),
        *(each for step in seen for each in (*found_twice(step), *foolish(step))),
        *twice_in_a_round(seen),
    ]


def not_verified(journal: MemoryJournal) -> Iterator[str]:
    """As `verify` reads a journal: every record, the tree, the signatures, the seals."""
    signed = (SignedCheckpoint(int(note.text.splitlines()[1]), bytes(note)) for note in journal.checkpoints)
    tree = TreeCheck(signed, (KEYS.signing.verifier,))
    scan = Scan(GrowingTree(), (tree, SealCheck(KEYS.journal)), (tree,))
    yield from (finding.what for finding in scan.run(journal.records()))


def found_twice(step: ReplayStep) -> Iterator[str]:
    match step.entry:
        case facts.IrregularityReported(irregularity=name, raised_by=facts.RaisedBy.TERMINAL, note=note):
            if name == IrregularityId.DUPLICATE_CARD:
                yield note


def foolish(step: ReplayStep) -> Iterator[str]:
    """A decision that the cards do not bear out; the house folds for a player who left."""
    if not isinstance(step.entry, facts.DecisionsLocked):
        return
    state = step.before.state
    at = state.game().places[0].at
    for number, decision in step.entry.decisions.items():
        packet = state.seat(number).packet
        if packet is None or not packet.sealed or state.seat(number).away:
            continue
        cards = opened(state.round, packet)
        if state.game().plays([cards[each] for each in at]) != (decision is Decision.PLAY):
            yield f"position {number}: {decision.value} on {cards}"


def twice_in_a_round(seen: Iterable[ReplayStep]) -> Iterator[str]:
    """Among what was sealed, and among what lies open in the end; a hand that nobody had seen holds no sealed card."""
    sealed: list[Card] = []
    for step in seen:
        sealed += sealed_with(step)
        if isinstance(step.entry, facts.RoundClosed):
            state = step.before.state
            hands = {number: [*chain(*seat.cards.values())] for number, seat in state.seats.items()}
            hands[facts.DEALER_SEAT] = [*state.dealer_cards]
            by_hand = [card for number, cards in hands.items() if not was_sealed(state, number) for card in cards]
            for cards in ([*chain(*hands.values())], [*sealed, *by_hand]):
                twice = [card for card, count in Counter(cards).items() if count > 1]
                yield from (f"round {state.round}: {card} twice" for card in twice)
            sealed = []


def sealed_with(step: ReplayStep) -> tuple[Card, ...]:
    state = step.before.state
    match step.entry:
        case facts.PacketDealt(packet=packet) if packet.sealed:
            return opened(state.round, packet)
        case facts.RestRacked(sealed=sealed) if sealed:
            return unseal_cards(KEYS.round_key(state.round), rest_place(KEYS.round_id(state.round)), sealed)
    return ()


def was_sealed(state: State, seat: int) -> bool:
    packet = state.seat(seat).packet if seat else state.dealer_packet
    return packet is not None and bool(packet.sealed)


def opened(number: int, packet: facts.Packet) -> tuple[Card, ...]:
    return unseal_cards(KEYS.round_key(number), packet_place(KEYS.round_id(number), packet.number), packet.sealed)


class Killed(BaseException):
    """Just after a commit."""


@pytest.mark.parametrize("name", BOOKS)
def test_a_story_whose_every_commit_is_the_last_of_a_life_verifies(name: str, tmp_path: Path) -> None:
    story, store = STORIES[name], in_database(str(tmp_path / "journal.db"), tmp_path / "keys")
    append, lives = store.journal.append, 0

    def last(*given: Any, **how: Any) -> NoReturn:
        append(*given, **how)
        raise Killed

    store.journal.append = last  # type: ignore[method-assign]
    while store.journal.resume().state.round <= 1:
        chance, lives = Random(lives), lives + 1
        assert lives < MANY, "every life begins with the same step"
        with pytest.raises(Killed):
            SimulatedDealer(story.opened(store.journal, chance, store.keys), chance).play_round()
    store.journal.close()
    with open_to_read(store.db) as journal:
        report = verify_journal(journal.connection, journal.id, (store.keys.signing.verifier,))
    assert (report.rounds, report.findings) == (1, ())
