"""What the floor takes, what it passes over, and what it keeps as evidence instead."""

from collections.abc import Callable, Iterator
from itertools import count

import msgspec
import pytest
from msgspec.structs import replace

from dealer_terminal.cli.main import main
from dealer_terminal.floor.floor_connection import FloorConnection
from dealer_terminal.floor.ports import NO_CHANGES, ForwardedCheckpoint, Package
from dealer_terminal.journal.checkpoint import Checkpoint, parse_checkpoint, sign_checkpoint
from dealer_terminal.journal.note import parse_note
from tests.fast.floor.house import Floor, Terminal
from tests.helpers.playing import KEYS

BAD_INPUT = 2
NUMBERS = count(1)
Tampers = Callable[[Package], Package]


@pytest.fixture(scope="module")
def played(shared: Floor, tmp_path_factory: pytest.TempPathFactory) -> Terminal:
    """With frames of a device, signed up to its end, and some records that are not."""
    terminal = Terminal(tmp_path_factory.mktemp("played"), shared, "played")
    terminal.play_on(100, frames=2)
    return terminal


@pytest.fixture
def table(played: Terminal) -> Terminal:
    """The same journal, at a table of its own."""
    return played.under(f"t{next(NUMBERS)}")


@pytest.fixture
def line(table: Terminal) -> Iterator[FloorConnection]:
    with table.line() as line:
        yield line


def package(table: Terminal, first: int = 0, frame: int = 0) -> Package:
    with table.source() as source:
        return source.package(first, frame, NO_CHANGES)


def cut(whole: Package, first: int, checkpoint: int) -> Package:
    """From that record on, up to that checkpoint of it."""
    end = whole.checkpoints[checkpoint].size
    kept = tuple(each for each in whole.checkpoints[: checkpoint + 1] if each.size > first)
    frames = _frames_of(whole, first, end)
    return replace(whole, first=first, records=whole.records[first:end], checkpoints=kept, frames=frames)


def _frames_of(whole: Package, first: int, end: int) -> object:
    bounds = [bounds_of(each.body) for each in whole.records[first:end] if each.kind == "frames_kept"]
    begin = bounds[0][0] if bounds else 0
    return replace(whole.frames, first=begin, frames=whole.frames.frames[begin : bounds[-1][1] + 1] if bounds else ())


def bounds_of(body: bytes) -> tuple[int, int]:
    found = msgspec.json.decode(body)
    return found["first"], found["last"]


def sizes(table: Terminal) -> tuple[int, int]:
    """Records and checkpoints that are kept of it."""
    (found,) = table.floor.rows(
        "SELECT (SELECT count(*) FROM floor.records WHERE table_id = %s),"
        " (SELECT count(*) FROM floor.checkpoints WHERE table_id = %s)",
        table.table,
        table.table,
    )
    return found[0], found[1]


def kept(table: Terminal, name: str) -> list[tuple[object, ...]]:
    return table.floor.rows(f"SELECT * FROM floor.{name} WHERE table_id = %s", table.table)


def test_a_package_is_kept_whole(table: Terminal, line: FloorConnection) -> None:
    whole = package(table)
    answer = line.take(whole)
    assert (answer.verdict, answer.size, answer.counted) == ("taken", len(whole.records), len(whole.frames.frames))
    assert sizes(table) == (len(whole.records), len(whole.checkpoints))
    assert len(kept(table, "frames")) == len(whole.frames.frames) > 10
    assert (answer.size, whole.checkpoints[-1].size) == (answer.ahead, answer.size)


def test_packages_may_overlap_and_come_in_any_order_again(table: Terminal, line: FloorConnection) -> None:
    whole = package(table)
    last = len(whole.checkpoints) - 1
    bounds = [0, *(each.size for each in whole.checkpoints)]
    waits = line.take(cut(whole, bounds[2], last))
    assert (waits.verdict, waits.size, sizes(table)) == ("gap", 0, (0, 0)), "for what is missing"
    begun = [(0, 2), (0, 0), (bounds[1], 3), (bounds[2], last), (0, last), (bounds[1], 1), (bounds[last], last)]
    answers = [line.take(cut(whole, first, upto)) for first, upto in begun]
    assert [each.verdict for each in answers] == ["taken"] * len(begun)
    assert [each.size for each in answers] == [bounds[3], bounds[3], bounds[4], *[len(whole.records)] * 4]
    assert [line.take(whole) for _ in range(2)] == [answers[-1]] * 2
    assert sizes(table) == (len(whole.records), len(whole.checkpoints))
    assert len(kept(table, "frames")) == len(whole.frames.frames)


def changed(at: int, **fields: object) -> Tampers:
    def tampers(whole: Package) -> Package:
        records = list(whole.records)
        records[at] = replace(records[at], **fields)
        return replace(whole, records=tuple(records))

    return tampers


def swapped(whole: Package) -> Package:
    one, two, *rest = whole.records[5:]
    return replace(whole, records=(*whole.records[:5], two, one, *rest))


def noted(at: int, note: Callable[[Package, bytes], bytes]) -> Tampers:
    def tampers(whole: Package) -> Package:
        notes = list(whole.checkpoints)
        notes[at] = ForwardedCheckpoint(notes[at].size, note(whole, notes[at].note))
        return replace(whole, checkpoints=tuple(notes))

    return tampers


def flipped(_whole: Package, note: bytes) -> bytes:
    """One bit of the signature."""
    parsed = parse_note(note)
    (line,) = parsed.signatures
    blob = bytes([line.blob[0] ^ 1]) + line.blob[1:]
    return bytes(type(parsed)(parsed.text, (type(line)(line.name, line.key_id, blob),)))


def by_another(_whole: Package, note: bytes) -> bytes:
    """Another terminal's key, in this one's name."""
    told = parse_checkpoint(parse_note(note).text)
    key = type(KEYS.signing)(told.origin, KEYS.signing.type, b"\7" * 32)
    return bytes(sign_checkpoint(Checkpoint(told.origin, told.size, told.root), key))


def of_its_own(_whole: Package, note: bytes) -> bytes:
    """Another journal's name."""
    told = parse_checkpoint(parse_note(note).text)
    return bytes(sign_checkpoint(Checkpoint(KEYS.signing.name, told.size, told.root), KEYS.signing))


def twice(_whole: Package, note: bytes) -> bytes:
    parsed = parse_note(note)
    return bytes(parsed.with_signatures(*parsed.signatures))


def framed(change: Callable[[tuple[object, ...]], tuple[object, ...]]) -> Tampers:
    return lambda whole: replace(whole, frames=replace(whole.frames, frames=change(whole.frames.frames)))


def other_bytes(frames: tuple[object, ...]) -> tuple[object, ...]:
    return (replace(frames[0], sealed=b"others"), *frames[1:])


NOT_SIGNED = "is not signed by this journal's key"
NOT_ITS_OWN = "it does not end at a checkpoint of this journal"
REFUSED: dict[str, tuple[Tampers, str]] = {
    "a bit of the signature": (noted(-1, flipped), NOT_SIGNED),
    "another terminal's signature": (noted(-1, by_another), NOT_ITS_OWN),
    "another journal's checkpoint": (noted(-1, of_its_own), NOT_ITS_OWN),
    "a checkpoint signed twice": (noted(-1, twice), NOT_ITS_OWN),
    "a checkpoint that is none": (noted(-1, lambda _whole, _note: b"\xff\0"), NOT_ITS_OWN),
    "a checkpoint without its signature": (noted(-1, lambda _whole, note: note.partition(b"\n\n")[0]), NOT_ITS_OWN),
    "a checkpoint with a zero before its size": (
        noted(-1, lambda _whole, note: note.replace(b"\n", b"\n0", 1)),
        NOT_ITS_OWN,
    ),
    "another inner checkpoint": (noted(1, lambda whole, _note: whole.checkpoints[2].note), "is not over these"),
    "an inner checkpoint that is none": (noted(1, lambda _whole, _note: b"none"), "is not over these"),
    "a record less": (lambda whole: replace(whole, records=whole.records[:-1]), NOT_ITS_OWN),
    "a record more": (lambda whole: replace(whole, records=(*whole.records, whole.records[-1])), NOT_ITS_OWN),
    "no checkpoint": (lambda whole: replace(whole, checkpoints=()), "it is no package"),
    "two lines for an operator": (changed(3, operator="1\n2"), "more than one line"),
    "two lines for a kind": (changed(3, kind="a\nb"), "more than one line"),
    "other bytes in a frame": (framed(other_bytes), "are not those that its records count"),
    "two frames swapped": (framed(lambda each: (each[1], each[0], *each[2:])), "are not those that its records count"),
    "a frame less": (framed(lambda each: each[:-1]), "are not those that its records count"),
    "the first frame less": (framed(lambda each: each[1:]), "are not those that its records count"),
    "a frame more": (framed(lambda each: (*each, each[-1])), "that no record of it counts"),
}
EVIDENCE: dict[str, Tampers] = {
    "another body": changed(4, body=b"{}"),
    "another time": changed(4, utc=1),
    "another time that is never set": changed(4, monotonic=1),
    "another operator": changed(4, operator="1"),
    "another kind": changed(4, kind="card_seen"),
    "another schema": changed(4, schema=9),
    "another round": changed(4, round=7),
    "two records swapped": swapped,
    "the last one": changed(-1, body=b"{}"),
    "the first one": changed(0, body=b"{}"),
}


def test_what_a_terminal_never_signed_is_refused_and_told(table: Terminal, line: FloorConnection) -> None:
    whole, found = package(table), {}
    for name, (tampers, why) in REFUSED.items():
        answer = line.take(tampers(whole))
        told = [each[3] for each in kept(table, "refusals")]
        if answer.verdict != "refused" or answer.size or why not in answer.what or answer.what not in told:
            found[name] = answer
        assert sizes(table) == (0, 0), name
    assert found == {}
    assert any(answer.what in alarm for alarm in table.standing().alarms())
    assert line.take(whole).verdict == "taken", "and what is right is taken all the same"


def test_records_under_a_signature_over_others_are_evidence_and_stop_the_table(
    table: Terminal, line: FloorConnection
) -> None:
    whole = package(table)
    for name, tampers in EVIDENCE.items():
        with table.floor.undone():
            tampered = tampers(whole)
            answer = line.take(tampered)
            assert (answer.verdict, answer.size, sizes(table)) == ("forked", 0, (0, 0)), name
            ((_, _, _, kind, *_, other_note, what),) = kept(table, "evidence")
            assert (kind, other_note, what) == ("tree", tampered.note, answer.what), name
            asked = (
                "SELECT kind, body FROM floor.evidence_records WHERE table_id = %s AND NOT of_floor ORDER BY position"
            )
            assert table.floor.rows(asked, table.table) == [(each.kind, each.body) for each in tampered.records], name
            assert line.take(whole).verdict == "forked", "until a person decides"


def test_a_person_decides_and_the_table_goes_on_or_is_closed(table: Terminal, line: FloorConnection) -> None:
    tampered = changed(4, body=b"{}")(package(table))
    assert line.take(tampered).verdict == "forked"
    assert any("two histories" in alarm for alarm in table.standing().alarms())
    for by, reason in (("", "why"), (" ", "why"), ("A. Ames", ""), ("A. Ames", "a\nb")):
        asked = ["floor", "decide", table.table, "keep", "--by", by, "--reason", reason, "--floor", table.floor.url]
        assert main(asked) == BAD_INPUT
    with table.floor.undone():
        table.floor.decide(table.table, "close")
        assert (line.take(package(table)).verdict, sizes(table)) == ("closed", (0, 0))
    assert not kept(table, "decisions")
    table.floor.decide(table.table, "keep")
    assert line.take(package(table)).verdict == "taken"
    ((_, number, about, outcome, _, role, person, reason),) = kept(table, "decisions")
    assert (number, about, outcome, role) == (1, 1, "keep", "keeper")
    assert (person, reason) == ("A. Ames", "seen on the camera")
    assert len(kept(table, "evidence")) == 1, "what was found stays"


def test_a_table_that_never_came_has_no_history_to_ask_for(
    table: Terminal, line: FloorConnection, capsys: pytest.CaptureFixture[str]
) -> None:
    line.take(package(table))
    assert main(["floor", "status", table.table, "--floor", table.floor.url]) == 0
    assert capsys.readouterr().out == f"Table {table.table} has one history.\n"
    assert main(["floor", "status", "nowhere", "--floor", table.floor.url]) == BAD_INPUT
    assert "nothing of a table nowhere is there" in capsys.readouterr().err
