"""The bytes of a record, and the resume point: whatever it keeps comes back as the fold had it."""

import msgspec
import pytest
from msgspec.structs import replace

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.codec import CODEC, Encoded
from dealer_terminal.journal.errors import FormatError
from dealer_terminal.journal.head import JournalHead, extend
from dealer_terminal.journal.merkle import leaf_hash
from dealer_terminal.journal.record import LONGEST, Record, Times, leaf_data, new_record, parse_leaf_data
from dealer_terminal.journal.resume_point import OtherVersionError, read_rest, write_rest
from dealer_terminal.journal.tile import entry_bundle
from dealer_terminal.procedure.facts import TableOpened, WagerPlaced
from tests.fast.journal.vectors import accepted
from tests.helpers.playing import CLASSIC, THREE_CARD, appends

BYTES = b"""dealer-terminal/record@v1
17
3
wager_placed
1
d7
1767600000000000
42000000
{"seat":6,"spot":"ante","cents":2500}"""


def record() -> Record:
    fact = CODEC.encode(WagerPlaced(6, "ante", 2500))
    return new_record(17, 3, fact, "d7", Times(1_767_600_000_000_000, 42_000_000))


def test_the_bytes_that_are_hashed_are_those_that_are_documented() -> None:
    assert leaf_data(record()) == BYTES
    assert record().leaf == leaf_hash(BYTES)


def test_a_record_is_read_back_from_its_bytes() -> None:
    assert parse_leaf_data(BYTES) == record()


def test_a_body_may_hold_line_feeds() -> None:
    made = new_record(0, 0, Encoded("note", 1, b"one\ntwo\n"), "", Times(0, 0))
    assert parse_leaf_data(leaf_data(made)) == made


def test_a_record_is_no_longer_than_a_bundle_of_tiles_can_hold() -> None:
    room = LONGEST - len(leaf_data(new_record(0, 0, Encoded("note", 1, b""), "", Times(0, 0))))
    longest = new_record(0, 0, Encoded("note", 1, b"a" * room), "", Times(0, 0))
    assert entry_bundle([leaf_data(longest)])[:2] == b"\xff\xff"
    with pytest.raises(KnownError, match="note would take 65,536 bytes, and a record has at most 65,535: write less"):
        new_record(0, 0, Encoded("note", 1, b"a" * (room + 1)), "", Times(0, 0))


def test_a_record_that_was_changed_anywhere_is_not_intact() -> None:
    assert record().intact()
    changes: tuple[dict[str, object], ...] = (
        {"position": 18},
        {"round": 4},
        {"kind": "wager_taken"},
        {"schema": 2},
        {"body": b"{}"},
        {"body": "text"},
        {"operator": "d8"},
        {"utc": 0},
        {"monotonic": 0},
        {"leaf": b"\0" * 32},
    )
    assert [change for change in changes if replace(record(), **change).intact()] == []


def test_other_bytes_are_no_record() -> None:
    numbers = [BYTES.replace(b"\n17\n", other) for other in (b"\n017\n", b"\n+17\n", b"\n 17\n", b"\nx\n")]
    version = b"dealer-terminal/record@v2" + BYTES[25:]
    cases = {repr(each): each for each in (b"", version, *numbers, BYTES.replace(b"\nd7\n", b"\n\xff\n"), BYTES[:60])}
    assert accepted(parse_leaf_data, cases, FormatError, "this is no record") == []


def test_what_would_blur_the_lines_is_never_written() -> None:
    for kind, operator in (("two\nlines", "d7"), ("kind", "two\nlines")):
        with pytest.raises(ValueError, match="one line each"):
            new_record(0, 0, Encoded(kind, 1, b""), operator, Times(0, 0))


@pytest.mark.parametrize("rulebook", [CLASSIC, THREE_CARD])
def test_a_rest_comes_back_as_it_was_and_is_not_used_by_another_version_or_rulebook(rulebook: str) -> None:
    """It is small because the rulebook is read from its record."""
    opening, head, rests = None, JournalHead(), 0
    for append in appends(3, rulebook=rulebook):
        batch = extend(head, append.facts, append.operator, append.at)
        head = batch.head
        opened = [step.record for step in batch.steps if isinstance(step.entry, TableOpened)]
        opening = opened[0] if opened else opening
        if batch.rests():
            rests, written = rests + 1, write_rest(head)
            assert read_rest(written).head(opening, ()) == head
            assert len(written) < 12_000
    assert rests > 2
    for change in ("shape", "book"):
        fields = msgspec.json.decode(written) | {change: "another"}
        with pytest.raises(OtherVersionError):
            read_rest(msgspec.json.encode(fields)).head(None, ())


def test_bytes_that_are_no_rest_are_not_used() -> None:
    for data in (b"", b"{}", b"\xff"):
        with pytest.raises(OtherVersionError):
            read_rest(data)
