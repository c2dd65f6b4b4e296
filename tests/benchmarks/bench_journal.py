"""The journal against the least that any journal must do: `python -m tests.benchmarks.bench_journal [FACTS]`.

Each pair takes turns on the same disk in one run, so that a busy machine slows both. FACTS (a million if not said)
is how long the journal is for the start; the others are measured on a shorter one. A line says the time of each in
the middle, then how many times the least that is, in the middle and over the runs, and the aim.
"""

import os
import sqlite3
import sys
import tempfile
from base64 import b64decode
from collections.abc import Callable, Sequence
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from time import perf_counter

from msgspec.json import Decoder

from dealer_terminal.journal.checkpoint import verify_checkpoint
from dealer_terminal.journal.codec import CODEC
from dealer_terminal.journal.kinds import KINDS
from dealer_terminal.journal.note import parse_note
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.replay import replay
from dealer_terminal.journal.resume_point import read_rest
from dealer_terminal.journal.vkey import VerifierKey
from dealer_terminal.procedure.commands import CloseTable
from dealer_terminal.procedure.signing_preview import with_evidence
from dealer_terminal.storage.address import address
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.storage.parallel_verify import decided_apart
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.verification import verify_journal, verify_since
from dealer_terminal.storage.verification_start import VerifiedStart, read_verified
from dealer_terminal.table.simulation import people
from dealer_terminal.table.simulation.table import play_rounds
from tests.benchmarks.bare_database import bare_database
from tests.benchmarks.long_journal import long_journal
from tests.benchmarks.ratio import said, say
from tests.helpers.playing import appends, played, session_of

WHERE = Path("var")
ROUNDS, TRIES, LONG, SHIFTS = 60, 15, 1_000_000, 10
DECODERS = {name: Decoder(kind) for kind, (name, _) in KINDS.items()}
READ_EACH = (
    "SELECT position, round, kind, schema, body, operator, utc, monotonic, leaf FROM records "
    "WHERE position >= ? ORDER BY position"
)
OPEN, FEW = (100, 1_000, 3_000), 5


def main(facts: int) -> None:
    WHERE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="bench-", dir=WHERE) as name:
        folder = Path(name)
        append_against_bare_insert(folder)
        size_of_a_round(folder)
        reading_against_bare_reading(folder)
        since_a_checkpoint(folder)
        since_a_look(folder)
        start_of_a_long_journal(folder, facts)


def append_against_bare_insert(folder: Path) -> None:
    journal = open_journal(str(folder / "append.db"), keys=folder / "keys")
    bare = bare_database(folder / "bare.db")
    ours, theirs = [], []
    for append in appends(ROUNDS, keys=journal.keys):
        data = b"".join(CODEC.encode(fact).body for fact in append.facts)
        theirs.append(_seconds(lambda data=data: bare.execute("INSERT INTO bare (body) VALUES (?)", (data,))))
        ours.append(_seconds(lambda append=append: append.to(journal)))
    journal.close()
    bare.close()
    for name, part, aim in (("p50", 0.5, 1.5), ("p99", 0.99, 3)):
        say(said(f"touch to durable, {name}", ours, theirs, "a bare insert", aim, part=part))


def size_of_a_round(folder: Path) -> None:
    """The whole database, all indexes included; the simulated tables seat four or five."""
    file = folder / "size.db"
    journal = open_journal(str(file), keys=folder / "keys")
    played(journal, 20, keys=journal.keys)
    journal.checkpoint()
    before, seats_before = _size(file), _hands(file)
    played(journal, 200, keys=journal.keys)
    grown, seats = _size(file) - before, _hands(file) - seats_before
    journal.close()
    line = f"{grown / seats * 6 / 1024:.1f} KB for six seats (aim: at most 24), {grown / 200 / 1024:.1f} KB a round\n"
    say(f"{'size':34}{line}")


def reading_against_bare_reading(folder: Path) -> None:
    file = folder / "read.db"
    journal = open_journal(str(file), keys=folder / "keys")
    played(journal, 10 * ROUNDS, keys=journal.keys)
    key, records = journal.keys.signing.verifier, list(journal.records())
    journal.close()

    def verified() -> None:
        with open_to_read(str(file)) as opened:
            assert verify_journal(opened.connection, opened.id, (key,)).findings == ()

    def verified_by_two() -> None:
        with decided_apart(str(file), address(str(file)), 0) as apart, open_to_read(str(file)) as opened:
            assert verify_journal(opened.connection, opened.id, (key,), apart=apart).findings == ()

    least, decode = partial(_read_hash_and_check, file, key), partial(_decode, records)
    say(said("verify", *_in_turns(verified, least), "reading, hashing, each signature once", 3))
    if len(os.sched_getaffinity(0)) > 1:
        say(said("verify on two cores", *_in_turns(verified_by_two, least), "the same, on one", 1.7))
    say(said("replay", *_in_turns(partial(replay, records), decode), "decoding each fact once", 4))


def since_a_checkpoint(folder: Path) -> None:
    """The same shift at the end of a journal, and by itself."""
    for shifts in (SHIFTS, 1):
        _verified_since(folder / f"{shifts}.db", folder, shifts)
    times = _in_turns(*(partial(_verified_since, folder / f"{shifts}.db", folder, shifts) for shifts in (SHIFTS, 1)))
    say(said(f"verify --since, {SHIFTS} shifts", *times, "the last one alone", 1.5))


def _verified_since(file: Path, folder: Path, shifts: int) -> None:
    if not file.exists():
        _shifts(file, folder, shifts)
    with open_to_read(str(file)) as opened:
        trusted = verify_checkpoint(parse_note(file.with_suffix(".checkpoint").read_bytes()), [opened.own_key()])
        report = verify_since(opened.connection, opened.id, opened.own_key(), trusted)
        assert (report.findings, report.rounds) == ((), ROUNDS)


def _shifts(file: Path, folder: Path, shifts: int) -> None:
    """A table that is closed between them; the checkpoint is of when the last one opened."""
    journal = open_journal(str(file), keys=folder / "keys")
    for shift in range(shifts):
        if shift:
            session = session_of(journal, journal.keys)
            session.handle(with_evidence(session.state, CloseTable(people.approval("end of shift"))))
        played(journal, 0, keys=journal.keys)
        file.with_suffix(".checkpoint").write_bytes(bytes(journal.checkpoint()))
        played(journal, ROUNDS, keys=journal.keys, seed=shift)
    journal.close()


def since_a_look(folder: Path) -> None:
    """Few new rounds in the middle of a table that lies open all day; what is kept is of the look before them."""
    days = {rounds: _day(folder, rounds) for rounds in OPEN}
    looks = {rounds: partial(_gone_on, *day) for rounds, day in days.items()}
    for rounds in OPEN[1:]:
        times = _in_turns(looks[rounds], looks[OPEN[0]])
        say(said(f"verify --since, {rounds:,} rounds open", *times, f"the same after {OPEN[0]}", 1.5))
    file, kept = days[OPEN[-1]]
    least = partial(_read_hash_and_check, file, _key_of(file), read_rest(kept.rest.encode()).size)
    say(said(f"verify --since, {FEW} new rounds", *_in_turns(looks[OPEN[-1]], least), "reading and hashing those", 3))


def _day(folder: Path, rounds: int) -> tuple[Path, VerifiedStart]:
    file = folder / f"open-{rounds}.db"
    journal = open_journal(str(file), keys=folder / "keys")
    session = played(journal, rounds, keys=journal.keys)
    with open_to_read(str(file)) as opened:
        kept = read_verified(verify_journal(opened.connection, opened.id, (opened.own_key(),)).keep)
    for _ in play_rounds(session, Random(2), FEW):
        pass
    journal.close()
    return file, kept


def _key_of(file: Path) -> VerifierKey:
    with open_to_read(str(file)) as opened:
        return opened.own_key()


def _gone_on(file: Path, kept: VerifiedStart) -> None:
    with open_to_read(str(file)) as opened:
        key = opened.own_key()
        report = verify_since(opened.connection, opened.id, key, kept.checkpoint(key), kept=[kept])
        assert (report.findings, report.rounds, bool(report.keep)) == ((), FEW, True)
        assert report.first


def start_of_a_long_journal(folder: Path, facts: int) -> None:
    short, long = folder / "append.db", folder / "long.db"
    long_journal(long, folder / "keys", facts).close()
    times = _in_turns(partial(_open, long, folder), partial(_open, short, folder))
    say(said(f"start with {facts:,} facts", *times, f"one of {ROUNDS} rounds", 2))


def _open(file: Path, folder: Path) -> None:
    open_journal(str(file), keys=folder / "keys").close()


def _read_hash_and_check(file: Path, key: VerifierKey, first: int = 0) -> None:
    connection = sqlite3.connect(file)
    for row in connection.execute(READ_EACH, (first,)):
        sha256(row[4]).digest()
    for (note,) in connection.execute("SELECT note FROM checkpoints WHERE size >= ? ORDER BY size", (first,)):
        text, _, line = note.partition(b"\n\n")
        assert key.signed(text + b"\n", b64decode(line.split()[-1])[4:])
    connection.close()


def _decode(records: Sequence[Record]) -> None:
    """As bare as it gets: nothing is looked at, nothing is kept."""
    for record in records:
        DECODERS[record.kind].decode(record.body)


def _hands(file: Path) -> int:
    connection = sqlite3.connect(file)
    (count,) = connection.execute("SELECT sum(seats) FROM rounds").fetchone()
    connection.close()
    return int(count)


def _size(file: Path) -> int:
    """With all that still lies in its -wal, which is left as long as it is: an open journal would miss it."""
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA wal_checkpoint(FULL)")
    connection.close()
    return file.stat().st_size


def _seconds(run: Callable[[], object]) -> float:
    start = perf_counter()
    run()
    return perf_counter() - start


def _in_turns(ours: Callable[[], object], least: Callable[[], object]) -> tuple[list[float], list[float]]:
    pairs = [(_seconds(ours), _seconds(least)) for _ in range(TRIES)]
    return [pair[0] for pair in pairs], [pair[1] for pair in pairs]


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else LONG)
