"""Our client with a witness that was written from the page alone, honest and not; and with our own."""

import select
import socket
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from threading import Thread

import pytest

from dealer_terminal.errors import KnownError
from dealer_terminal.floor.cosigned import CosignedFolder, collect, read_notes
from dealer_terminal.floor.witnesses import (
    ALARMS,
    Ahead,
    AnotherStory,
    AtWitness,
    CosignedAnswer,
    NoTime,
    NotReachedError,
    Refuses,
    Stranger,
    Unreadable,
    WentBack,
    WitnessBusy,
    WitnessUnreachable,
    WrongSignature,
    ask,
    at_witness,
    post,
    told,
)
from dealer_terminal.journal.merkle import nodes_over
from dealer_terminal.journal.note import SignedNote, parse_note
from dealer_terminal.journal.tree_proofs import consistency_path
from tests.helpers.witness_room import NOW
from tests.outside.tlog import COSIGNATURE, NOTE, SUBTREE, Key, Log
from tests.outside.tlog_witness import Server, TlogWitness

TABLE = Log(Key("casino.example/table-7", NOTE, b"7" * 32), 90)
FORKED = Log(TABLE.key, 90, salt=b"another story")
STRANGER = Log(Key("elsewhere.example/log", NOTE, b"9" * 32), 9)


class Outside:
    """An independent witness, and what our client knows of it."""

    def __init__(self, kind: int) -> None:
        self.witness = TlogWitness("outside.example/w", [TABLE.key.vkey], kind)
        self.witness.now = lambda: NOW
        self.server = Server(self.witness)
        self.at = at_witness(f"{self.witness.key.vkey} {self.server.url}")

    def asked(self, size: int, known: int = 0, log: Log = TABLE) -> object:
        return asked(self.at, size, known, log)


def asked(at: AtWitness, size: int, known: int = 0, log: Log = TABLE) -> object:
    return ask(
        at, note(log, size), lambda old, new: consistency_path(nodes_over(log.leaves.__getitem__), old, new), known
    )


def note(log: Log, size: int) -> SignedNote:
    return parse_note(log.note(size).encode())


@pytest.fixture(params=[COSIGNATURE, SUBTREE], ids=["Ed25519", "ML-DSA-44"])
def outside(request: pytest.FixtureRequest) -> Iterator[Outside]:
    outside = Outside(request.param)
    yield outside
    outside.server.end()


def test_an_honest_witness_cosigns_as_the_log_grows(outside: Outside) -> None:
    for known, size in ((0, 0), (0, 5), (5, 5), (5, 9), (0, 64), (9, 90)):
        outcome = outside.asked(size, known)
        assert isinstance(outcome, CosignedAnswer)
        assert [(each.witness, each.time) for each in outcome.made] == [(outside.at.keys[0], NOW)]
        assert [str(line) for line in outcome.lines] == [outside.witness.key.cosign(TABLE.text(size), NOW)] or (
            outside.witness.key.kind == SUBTREE
        )


LIES = {
    "another-root": WrongSignature,
    "no-time": NoTime,
    "stranger": Stranger,
    "says-conflict": Unreadable,
    "babbles": Unreadable,
    "large": WitnessUnreachable,
    "refuses-all": WitnessBusy,
    "went-back": WentBack,
}


def test_a_witness_that_lies_is_told_by_name(outside: Outside) -> None:
    assert isinstance(outside.asked(5), CosignedAnswer)
    found = {}
    for size, (lie, wanted) in enumerate(LIES.items(), 10):
        outside.witness.lie = lie
        outcome = outside.asked(size, size - 1 if size > 10 else 5)
        is_alarm = wanted not in (Unreadable, WitnessUnreachable, WitnessBusy)
        if not isinstance(outcome, wanted) or isinstance(outcome, ALARMS) != is_alarm or len(told(outcome)) <= 10:
            found[lie] = outcome
        outside.witness.lie = ""
        assert isinstance(outside.asked(size, 0 if lie == "went-back" else 5), CosignedAnswer), lie
    assert found == {}


def test_a_log_that_was_forked_cut_or_is_not_known_is_told_by_the_witness(outside: Outside) -> None:
    assert isinstance(outside.asked(9), CosignedAnswer)
    for size, known in ((9, 0), (9, 9), (20, 0), (20, 9)):
        assert isinstance(outside.asked(size, known, FORKED), AnotherStory)
    assert outside.asked(5) == outside.asked(5, 9) == Ahead(9, 5)
    outcome = outside.asked(5, 0, STRANGER)
    assert isinstance(outcome, Refuses) and outcome.status == 404


def test_without_a_key_lines_are_taken_as_they_come_but_for_those_without_a_time(outside: Outside) -> None:
    bare = at_witness(outside.server.url)
    outcome = asked(bare, 5)
    assert isinstance(outcome, CosignedAnswer) and outcome.lines and not outcome.made
    outside.witness.lie = "no-time"
    assert isinstance(asked(bare, 9), NoTime)


def test_nobody_there_is_a_value_and_no_address_is_refused() -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        at = f"http://127.0.0.1:{taken.getsockname()[1]}"
    for address in (at, "http://nobody.invalid/w", "http://127.0.0.1:99999"):
        assert isinstance(asked(at_witness(address), 5), WitnessUnreachable)
    for text in ("", "ftp://a", "a", "nonsense http://a", "a+b+c http://a"):
        with pytest.raises(KnownError, match="VKEY URL"):
            at_witness(text)


DRIPS = (b"H", b"HTTP/1.1 200 OK\r\nX: ", b"HTTP/1.1 200 OK\r\nContent-Length: 60000\r\n\r\n")
"""It begins to drip before the status, in the headers, and in the body."""


def test_a_witness_that_answers_byte_by_byte_for_ever_is_left() -> None:
    def drips(server: socket.socket) -> None:
        for begins in DRIPS:
            line, _ = server.accept()
            with line, suppress(OSError):
                line.sendall(begins)
                while not select.select([line], [], [], 0.005)[0] or line.recv(4096):
                    line.sendall(b"x")

    with closing(socket.create_server(("127.0.0.1", 0))) as server:
        dripping = Thread(target=drips, args=(server,))
        dripping.start()
        for _ in DRIPS:
            with pytest.raises(NotReachedError):
                post(f"http://127.0.0.1:{server.getsockname()[1]}", b"old 0\n", whole=0.2)
        dripping.join()


@pytest.fixture
def two() -> Iterator[tuple[Outside, Outside]]:
    both = Outside(COSIGNATURE), Outside(SUBTREE)
    yield both
    for each in both:
        each.server.end()


def collected(folder: Path, size: int, *witnesses: Outside) -> list[type]:
    node = nodes_over(TABLE.leaves.__getitem__)
    found = collect(
        note(TABLE, size), lambda old, new: consistency_path(node, old, new), [each.at for each in witnesses], folder
    )
    return [type(outcome) for _, outcome in found]


def test_what_is_cosigned_is_kept_beside_one_note_a_checkpoint_one_line_a_key(
    tmp_path: Path, two: tuple[Outside, Outside]
) -> None:
    north, south = two
    assert collected(tmp_path / "j.cosigned", 5, north) == [CosignedAnswer]
    south.witness.lie = "refuses-all"
    assert collected(tmp_path / "j.cosigned", 9, north, south) == [CosignedAnswer, WitnessBusy]
    south.witness.lie = ""
    north.witness.now = lambda: NOW + 60
    assert collected(tmp_path / "j.cosigned", 9, north, south) == [CosignedAnswer, CosignedAnswer]
    newest, older = read_notes(tmp_path / "j.cosigned")
    assert [line.name for line in newest.signatures] == [TABLE.key.name, "outside.example/w", "outside.example/w"]
    assert int.from_bytes(newest.signatures[1].blob[:8], "big") == NOW + 60
    assert older.text == TABLE.text(5) and len(older.signatures) == 2


def test_how_far_a_witness_is_is_remembered_so_that_one_that_went_back_is_found(
    tmp_path: Path, two: tuple[Outside, Outside]
) -> None:
    assert collected(tmp_path / "c", 9, *two) == [CosignedAnswer, CosignedAnswer]
    two[0].witness.seen.clear()
    assert collected(tmp_path / "c", 20, *two) == [WentBack, CosignedAnswer]
    assert collected(tmp_path / "c", 5, *two) == [Ahead, Ahead]


def test_a_line_that_nobody_verified_replaces_none_that_was(tmp_path: Path) -> None:
    kept, key = CosignedFolder(tmp_path / "c"), Key("w.example", COSIGNATURE, b"w" * 32)
    good, bad = (
        parse_note(f"{TABLE.note(5)}{line}".encode()).signatures[1:]
        for line in (key.cosign(TABLE.text(5), NOW), key.cosign(TABLE.text(6), NOW))
    )
    assert read_notes(tmp_path / "c") == ()
    kept.keep(note(TABLE, 5), good, "w", verified=True)
    kept.keep(note(TABLE, 5), bad, "w", verified=False)
    (found,) = read_notes(tmp_path / "c")
    assert found.signatures[1:] == good
    (tmp_path / "c" / "0-0.checkpoint").write_text("words")
    with pytest.raises(KnownError, match=r"0-0\.checkpoint.*no checkpoint"):
        read_notes(tmp_path / "c")


def test_old_checkpoints_go_but_for_the_newest_of_each_witness(tmp_path: Path) -> None:
    kept = CosignedFolder(tmp_path / "c")
    names = {size: "gone.example" if size == 3 else "w.example" for size in range(1, 90)}
    for size, name in names.items():
        line = Key(name, COSIGNATURE, b"w" * 32).cosign(TABLE.text(size), NOW)
        made = parse_note(f"{TABLE.note(size)}{line}".encode())
        kept.keep(made, made.signatures[1:], name, verified=True)
    sizes = [int(each.text.split("\n")[1]) for each in read_notes(tmp_path / "c")]
    assert sizes == [*range(89, 25, -1), 3]
