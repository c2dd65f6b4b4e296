"""What is checked of seals and device frames, on journals that were told otherwise with the terminal's own keys."""

import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from dealer_terminal.audit.codec import CODEC
from dealer_terminal.audit.errors import AuditError
from dealer_terminal.audit.findings import Check, Scan
from dealer_terminal.audit.frame import Frame, KeptFrame
from dealer_terminal.audit.frame_check import FrameCheck
from dealer_terminal.audit.growing_tree import GrowingTree
from dealer_terminal.audit.head import Head, extend
from dealer_terminal.audit.journal_facts import FramesRemoved
from dealer_terminal.audit.merkle import leaf_hash
from dealer_terminal.audit.record import Record, Times, leaf_data, new_record
from dealer_terminal.audit.replay import ReplayStep, replay, steps
from dealer_terminal.audit.seal import seal
from dealer_terminal.audit.seal_check import SealCheck
from dealer_terminal.audit.seal_places import frame_place
from dealer_terminal.procedure.device_faults import FaultId
from dealer_terminal.procedure.facts import (
    CardsExposed,
    DeviceFaultRaised,
    Fact,
    IrregularityReported,
    PacketDealt,
    RaisedBy,
    RestRacked,
    RoundClosed,
)
from dealer_terminal.rules.cards import DECK
from dealer_terminal.rules.irregularity import IrregularityId
from tests.helpers.memory import MemoryJournal
from tests.helpers.playing import CLASSIC, KEYS, THREE_CARD, appends, played

Retold = Callable[[Any], Any]


def told(change: Retold, rulebook: str = CLASSIC) -> list[Record]:
    """Two rounds, each fact as `change` would have it, hashed as if it had been so."""
    head, records = Head(), list[Record]()
    for append in appends(2, rulebook=rulebook):
        batch = extend(head, [change(fact) for fact in append.facts], append.operator, append.at)
        head = batch.head
        records += batch.records()
    return records


def said(records: Sequence[Record], *checks: Check) -> list[str]:
    return [finding.what for finding in Scan(GrowingTree(), checks, ()).run(records)]


def as_it_was(fact: Fact) -> Fact:
    return fact


def other_card(fact: Fact) -> Fact:
    if not isinstance(fact, CardsExposed):
        return fact
    lying = {card for cards in fact.cards.values() for card in cards}
    other = next(card for card in DECK if card not in lying)
    return replace(fact, cards={place: (other, *cards[1:]) for place, cards in fact.cards.items()})


def other_key(fact: Fact) -> Fact:
    return replace(fact, key=bytes(32)) if isinstance(fact, RoundClosed) else fact


def broken_seal(fact: Fact) -> Fact:
    if not isinstance(fact, PacketDealt):
        return fact
    sealed = fact.packet.sealed
    return replace(fact, packet=replace(fact.packet, sealed=sealed[:-1] + bytes([sealed[-1] ^ 1])))


def broken_rest(fact: Fact) -> Fact:
    return replace(fact, sealed=fact.sealed[:20]) if isinstance(fact, RestRacked) else fact


def moved_packet(fact: Fact) -> Fact:
    if not isinstance(fact, PacketDealt):
        return fact
    return replace(fact, packet=replace(fact.packet, number=fact.packet.number + 1))


def other_order(fact: Fact) -> Fact:
    if not isinstance(fact, CardsExposed):
        return fact
    return replace(fact, cards={place: cards[::-1] for place, cards in fact.cards.items()})


FIRST = next(fact for append in appends(1) for fact in append.facts if isinstance(fact, PacketDealt)).packet


def packet_of_round_1(fact: Fact) -> Fact:
    if not isinstance(fact, PacketDealt) or fact.packet.number != FIRST.number:
        return fact
    return replace(fact, packet=replace(fact.packet, sealed=FIRST.sealed))


def unsealed_packet(fact: Fact) -> Fact:
    return replace(fact, packet=replace(fact.packet, sealed=b"")) if isinstance(fact, PacketDealt) else fact


def unsealed_rest(fact: Fact) -> Fact:
    return replace(fact, sealed=b"") if isinstance(fact, RestRacked) else fact


SEALS = {
    "a packet has no seal": (unsealed_packet, "packet 1 says .* no seal holds them"),
    "the rest says .* no seal holds them": (unsealed_rest, "the rest says .* no seal holds them"),
    "the cards lie in another order": (other_order, "shows .*, where .* was sealed"),
    "a packet of another round": (packet_of_round_1, "the sealed cards of packet in round .*/2 does not open"),
    "another card is shown": (other_card, "shows .*, where .* was sealed"),
    "another key is given": (other_key, "this is not the key that round 0123456789abcdef/1 was opened with"),
    "a seal is broken": (broken_seal, "the sealed cards of packet in round .* does not open"),
    "the rest is cut": (broken_rest, "sealed content cannot be 20 bytes long"),
    "a packet is moved": (
        moved_packet,
        "does not open: the key is another round's, or the record was changed or moved",
    ),
}


@pytest.mark.parametrize("rulebook", [CLASSIC, THREE_CARD])
def test_what_was_sealed_is_what_lay_on_the_table(rulebook: str) -> None:
    check = SealCheck(KEYS.journal)
    assert said(told(as_it_was, rulebook), check) == []
    assert check.rounds == 2


@pytest.mark.parametrize("rulebook", [CLASSIC, THREE_CARD])
@pytest.mark.parametrize(("change", "expected"), SEALS.values(), ids=SEALS.keys())
def test_a_round_that_was_told_otherwise_is_found(change: Retold, expected: str, rulebook: str) -> None:
    found = said(told(change, rulebook), SealCheck(KEYS.journal))
    assert any(re.search(expected, what) for what in found)


ASKED: dict[str, Fact] = {
    "a question of the terminal": IrregularityReported(IrregularityId.ALIGNMENT, "rule", RaisedBy.TERMINAL),
    "a fault of the device": DeviceFaultRaised(FaultId.UNREADABLE_CARD, "one card"),
}


@pytest.mark.parametrize("question", ASKED.values(), ids=ASKED)
def test_a_packet_lies_unread_only_where_the_terminal_had_asked(question: Fact) -> None:
    dealt = [replace(each, entry=unsealed_packet(each.entry)) for each in steps(told(as_it_was)) if is_dealt(each)]
    unasked, check = SealCheck(KEYS.journal), SealCheck(KEYS.journal)
    list(check.see(replace(dealt[0], entry=question)))
    assert [len(list(unasked.see(each))) for each in dealt] == [1] * len(dealt)
    assert [list(check.see(each)) for each in dealt] == [[]] * len(dealt)


def is_dealt(step: ReplayStep) -> bool:
    return isinstance(step.entry, PacketDealt)


def test_seals_of_another_journal_do_not_open() -> None:
    assert "opened with" in said(told(as_it_was), SealCheck("fedcba9876543210"))[0]


def with_frames() -> tuple[list[Record], list[KeptFrame]]:
    journal = MemoryJournal(KEYS)
    for number in range(1, 4):
        for count in range(4):
            place = frame_place(KEYS.round_id(number), "shuffler", count)
            sealed = seal(KEYS.round_key(number), place, b"raw", capacity=96)
            if journal.resume().state.round == number:
                journal.append_frame(Frame("shuffler", count, sealed, Times(1, 1)))
        played(journal, 1)
    return list(journal.records()), journal.frames


def other_bytes(frames: list[KeptFrame]) -> None:
    frames[2] = replace(frames[2], sealed=b"other")


def other_time(frames: list[KeptFrame]) -> None:
    frames[2] = replace(frames[2], utc=7)


def another_type(frames: list[KeptFrame]) -> None:
    frames[2] = replace(frames[2], sealed="text")


def device_of_bytes(frames: list[KeptFrame]) -> None:
    frames[2] = replace(frames[2], device=b"shuffler")


def one_gone(frames: list[KeptFrame]) -> None:
    del frames[2]


def last_gone(frames: list[KeptFrame]) -> None:
    frames.pop()


FRAMES = {
    "other bytes": (other_bytes, "device frames 0 to 3 are not those that record"),
    "another time": (other_time, "device frames 0 to 3 are not those that record"),
    "another type": (another_type, "device frames 0 to 3 are not those that record"),
    "a device of bytes": (device_of_bytes, "device frames 0 to 3 are not those that record"),
    "one is gone": (one_gone, "device frame 2, which record .* counts, is missing"),
    "the last is gone": (last_gone, "device frame 7, which record .* counts, is missing"),
}


def test_device_frames_are_those_that_the_records_count() -> None:
    records, frames = with_frames()
    assert said(records, FrameCheck(KEYS.journal, frames, len(frames))) == []


@pytest.mark.parametrize(("change", "expected"), FRAMES.values(), ids=FRAMES.keys())
def test_a_device_frame_that_was_changed_is_found(change: Callable[[list[KeptFrame]], None], expected: str) -> None:
    records, frames = with_frames()
    expected_count = len(frames)
    change(frames)
    found = said(records, FrameCheck(KEYS.journal, frames, expected_count))
    assert re.search(expected, found[0])


def test_device_frames_that_no_record_counts_as_their_round_ends_are_found() -> None:
    """Whoever has the keys leaves out what counts them."""
    records, frames = with_frames()
    check = FrameCheck(KEYS.journal, frames, len(frames))
    told = [each for step in steps(records) if type(step.entry) is RoundClosed for each in check.see(step)]
    assert "device frame 0 of round 2 is counted by no record" in told[0].what


def test_frames_that_came_behind_the_end_of_their_round_are_counted_later() -> None:
    records, frames = with_frames()
    late = [replace(frame, utc=2**62) for frame in frames]
    check = FrameCheck(KEYS.journal, late, len(late))
    assert [each for step in steps(records) if type(step.entry) is RoundClosed for each in check.see(step)] == []


@pytest.mark.parametrize(("end", "found"), [(4, 0), (3, 1)], ids=["all of them", "all but the last"])
def test_frames_are_archived_as_far_as_the_archive_goes(end: int, found: int) -> None:
    records, frames = with_frames()
    last = records[-1]
    removed = CODEC.encode(FramesRemoved(0, end, "2026-11.zip", bytes(32)))
    told = new_record(len(records), last.round, removed, "9001", Times(last.utc, last.monotonic))
    check = FrameCheck(KEYS.journal, frames[4:], len(frames))
    assert len(said([*records, told], check)) == found


IMPOSSIBLE = [
    ({"body": b'{"fault":1}'}, r"record 0: its device_fault_raised \(schema 1\) cannot be read"),
    ({"kind": "step_undone", "body": b'{"step":"x"}'}, "record 0: step_undone does not follow from the records before"),
    ({"body": b'{"fault":"jam","detail":"","more":' + b"[" * 200_000}, "nested deeper than any fact"),
    ({"kind": "jackpot_shared"}, r"record 0: jackpot_shared \(schema 1\) was written by a newer version"),
]


@pytest.mark.parametrize(("change", "expected"), IMPOSSIBLE, ids=["unreadable", "impossible", "nested", "newer"])
def test_a_record_that_cannot_be_folded_is_named(change: dict[str, Any], expected: str) -> None:
    (record,) = extend(Head(), [DeviceFaultRaised("jam", "")], "", Times(1, 1)).records()
    with pytest.raises(AuditError, match=expected):
        replay([replace(record, **change)])


def cards_of_another_count(fact: Fact) -> Fact:
    if not isinstance(fact, CardsExposed):
        return fact
    return replace(fact, cards={place: cards[1:] for place, cards in fact.cards.items()})


@pytest.mark.parametrize("rulebook", [CLASSIC, THREE_CARD])
def test_cards_that_the_game_has_no_place_for_are_found(rulebook: str) -> None:
    found = said(told(cards_of_another_count, rulebook), SealCheck(KEYS.journal))
    assert "shows cards where the game has no place for them" in found[0]


WRITTEN_OTHERWISE = {"operator": b"1001", "kind": b"device_fault_raised", "utc": 1.0, "round": "0", "schema": True}


@pytest.mark.parametrize("field", WRITTEN_OTHERWISE)
def test_a_record_is_of_the_types_that_it_was_written_with_whatever_its_leaf_says(field: str) -> None:
    (record,) = extend(Head(), [DeviceFaultRaised("jam", "")], "1001", Times(1, 1)).records()
    other = replace(record, **{field: WRITTEN_OTHERWISE[field]})
    assert record.intact()
    assert not replace(other, leaf=leaf_hash(leaf_data(other))).intact()
