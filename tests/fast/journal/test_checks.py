"""What is checked of seals and device frames, on journals that were told otherwise with the terminal's own keys."""

import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from dealer_terminal.journal.codec import CODEC
from dealer_terminal.journal.errors import AuditError
from dealer_terminal.journal.findings import Check, Scan
from dealer_terminal.journal.frame import DeviceFrame, KeptFrame
from dealer_terminal.journal.frame_check import FrameCheck
from dealer_terminal.journal.head import JournalHead, extend
from dealer_terminal.journal.journal_facts import FramesRemoved
from dealer_terminal.journal.merkle import GrowingTree, leaf_hash
from dealer_terminal.journal.record import Record, Times, leaf_data, new_record
from dealer_terminal.journal.replay import ReplayStep, replay, steps
from dealer_terminal.journal.seal import frame_place, seal
from dealer_terminal.journal.seal_check import SealCheck
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
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.irregularity import IrregularityId
from tests.fast.journal.forgeries import Retold, another_card, of
from tests.helpers.memory import MemoryJournal
from tests.helpers.playing import CLASSIC, KEYS, THREE_CARD, appends, played


def told(change: Retold, rulebook: str = CLASSIC) -> list[Record]:
    """Two rounds, each fact as `change` would have it, hashed as if it had been so."""
    head, records = JournalHead(), list[Record]()
    for append in appends(2, rulebook=rulebook):
        batch = extend(head, [change(fact) for fact in append.facts], append.operator, append.at)
        head = batch.head
        records += batch.records()
    return records


def said(records: Sequence[Record], *checks: Check) -> list[str]:
    return [finding.what for finding in Scan(GrowingTree(), checks, ()).run(records)]


def as_it_was(fact: Fact) -> Fact:
    return fact


def of_packets(change: Callable[[Any], Any]) -> Retold:
    return of(PacketDealt, lambda fact: replace(fact, packet=change(fact.packet)))


def of_cards(change: Callable[[tuple[Card, ...]], tuple[Card, ...]]) -> Retold:
    return of(CardsExposed, lambda fact: replace(fact, cards={at: change(cards) for at, cards in fact.cards.items()}))


def broken(sealed: bytes) -> bytes:
    return sealed[:-1] + bytes([sealed[-1] ^ 1])


def of_another_round(fact: Fact) -> Fact:
    first = next(fact for append in appends(1) for fact in append.facts if isinstance(fact, PacketDealt)).packet
    return of_packets(lambda each: replace(each, sealed=first.sealed) if each.number == first.number else each)(fact)


unsealed_packet = of_packets(lambda packet: replace(packet, sealed=b""))
MOVED = "does not open: the key is another round's, or the record was changed or moved"
SEALS: dict[str, tuple[Retold, str]] = {
    "a packet has no seal": (unsealed_packet, "packet 1 says .* no seal holds them"),
    "the rest has no seal": (of(RestRacked, lambda fact: replace(fact, sealed=b"")), "the rest says .* no seal holds"),
    "the cards lie in another order": (of_cards(lambda cards: cards[::-1]), "shows .*, where .* was sealed"),
    "a packet of another round": (of_another_round, "the sealed cards of packet in round .*/2 does not open"),
    "another card is shown": (another_card, "shows .*, where .* was sealed"),
    "a card less is shown": (of_cards(lambda cards: cards[1:]), "shows cards where the game has no place for them"),
    "another key is given": (
        of(RoundClosed, lambda fact: replace(fact, key=bytes(32))),
        "this is not the key that round 0123456789abcdef01/1 was opened with",
    ),
    "a seal is broken": (
        of_packets(lambda packet: replace(packet, sealed=broken(packet.sealed))),
        "the sealed cards of packet in round .* does not open",
    ),
    "the rest is cut": (
        of(RestRacked, lambda fact: replace(fact, sealed=fact.sealed[:20])),
        "sealed content cannot be 20 bytes long",
    ),
    "a packet is moved": (of_packets(lambda packet: replace(packet, number=packet.number + 1)), MOVED),
}


@pytest.mark.parametrize("rulebook", [CLASSIC, THREE_CARD])
def test_what_was_sealed_is_what_lay_on_the_table(rulebook: str) -> None:
    check = SealCheck(KEYS.journal)
    assert said(told(as_it_was, rulebook), check) == []
    assert check.rounds == 2


@pytest.mark.parametrize("rulebook", [CLASSIC, THREE_CARD])
def test_a_round_that_was_told_otherwise_is_found(rulebook: str) -> None:
    missed = {}
    for what, (change, expected) in SEALS.items():
        found = said(told(change, rulebook), SealCheck(KEYS.journal))
        if not any(re.search(expected, each) for each in found):
            missed[what] = found
    assert missed == {}


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
                journal.append_frame(DeviceFrame("shuffler", count, sealed, Times(1, 1)))
        played(journal, 1)
    return list(journal.records()), journal.frames


FRAMES: dict[str, tuple[Callable[[list[KeptFrame]], object], str]] = {
    f"another {field}, {value!r}": (
        lambda frames, field=field, value=value: frames.insert(2, replace(frames.pop(2), **{field: value})),
        "device frames 0 to 3 are not those that record",
    )
    for field, value in (("sealed", b"other"), ("utc", 7), ("sealed", "text"), ("device", b"shuffler"))
}
FRAMES["one is gone"] = (lambda frames: frames.pop(2), "device frame 2, which record .* counts, is missing")
FRAMES["the last is gone"] = (lambda frames: frames.pop(), "device frame 7, which record .* counts, is missing")


def test_a_device_frame_that_was_changed_is_found() -> None:
    records, frames = with_frames()
    assert said(records, FrameCheck(KEYS.journal, frames, len(frames))) == []
    for change, expected in FRAMES.values():
        changed = [*frames]
        change(changed)
        assert re.search(expected, said(records, FrameCheck(KEYS.journal, changed, len(frames)))[0])


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


IMPOSSIBLE: tuple[tuple[dict[str, Any], str], ...] = (
    ({"body": b'{"fault":1}'}, r"record 0: its device_fault_raised \(schema 1\) cannot be read"),
    ({"kind": "step_undone", "body": b'{"step":"x"}'}, "record 0: step_undone does not follow from the records before"),
    ({"body": b'{"fault":"jam","detail":"","more":' + b"[" * 200_000}, "nested deeper than any fact"),
    ({"kind": "jackpot_shared"}, r"record 0: jackpot_shared \(schema 1\) was written by a newer version"),
)


def test_a_record_that_cannot_be_folded_is_named() -> None:
    (record,) = extend(JournalHead(), [DeviceFaultRaised("jam", "")], "", Times(1, 1)).records()
    for change, expected in IMPOSSIBLE:
        with pytest.raises(AuditError, match=expected):
            replay([replace(record, **change)])


WRITTEN_OTHERWISE = {"operator": b"1001", "kind": b"device_fault_raised", "utc": 1.0, "round": "0", "schema": True}


def test_a_record_is_of_the_types_that_it_was_written_with_whatever_its_leaf_says() -> None:
    (record,) = extend(JournalHead(), [DeviceFaultRaised("jam", "")], "1001", Times(1, 1)).records()
    assert record.intact()
    for field, value in WRITTEN_OTHERWISE.items():
        other = replace(record, **{field: value})
        assert not replace(other, leaf=leaf_hash(leaf_data(other))).intact(), field
