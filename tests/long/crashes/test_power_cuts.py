"""A power cut takes what was not synced, or any part of it: the terminal stands where it stood, and all is there.

EXHAUSTIVE=1 cuts the power after every call of the story instead of after a sample.
"""

import os
import pickle
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from dealer_terminal.journal.replay import replay
from dealer_terminal.journal.seal import frame_place, unseal
from dealer_terminal.storage import reading
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.verification import verify_journal
from tests.long.crashes.disk import Cut, Disk
from tests.long.crashes.power_story import ASKED, KEPT, OPENED, RAW, Story, folders
from tests.long.crashes.syscalls import Call, Note

ROOT = Path(__file__).resolve().parents[3]
FIRST_START, SAMPLE = 12, 60
STORIES = {"a sound disk": 0, "a disk that fails now and then": 20}


class Known(NamedTuple):
    """How many records whoever stood at the table knew of when the power went, and whether more were asked for."""

    kept: int = 0
    asked: bool = False

    def after(self, note: Note) -> "Known":
        return Known(note.number, note.what == ASKED)


def story(folder: Path, failing: int) -> Story:
    (folder / "played").mkdir()
    program = (
        f"from pathlib import Path; from tests.long.crashes.power_story import played; played({{}}, {{}}, {failing})"
    )
    paths = (f"Path({str(folder / each)!r})" for each in ("played", "log"))
    subprocess.run([sys.executable, "-c", program.format(*paths)], cwd=ROOT, check=True)
    told: Story = pickle.loads((folder / "log").read_bytes())
    return told


def points(told: Story, chance: Random) -> set[int]:
    """The first start has few calls, and each of them counts."""
    calls = [at for at, each in enumerate(told.log) if isinstance(each, Call)]
    if os.environ.get("EXHAUSTIVE") == "1":
        return set(calls)
    first = next(at for at, each in enumerate(told.log) if isinstance(each, Note))
    return {*chance.sample([at for at in calls if at < first], FIRST_START), *chance.sample(calls, SAMPLE)}


def cuts(told: Story, chance: Random, to: Path) -> Iterator[tuple[str, Known]]:
    disk, known, wanted = Disk(), Known(), points(told, chance)
    for at, each in enumerate(told.log):
        if isinstance(each, Note):
            known = known.after(each)
            continue
        disk.see(each)
        if at in wanted:
            shutil.rmtree(to, ignore_errors=True)
            disk.after(Cut.by(chance), to)
            yield f"cut after call {at}: {each.what} {each.path} {each.at}", known


@pytest.mark.parametrize("failing", STORIES.values(), ids=STORIES.keys())
def test_a_power_cut_loses_nothing_that_was_acknowledged(tmp_path: Path, failing: int) -> None:
    told, chance = story(tmp_path, failing), Random(failing)
    assert {each.what for each in told.log} >= {OPENED, ASKED, KEPT, "write", "sync", "create", "unlink"}
    for what, known in cuts(told, chance, tmp_path / "cut"):
        stands(tmp_path / "cut", told, known, what)


def stands(root: Path, told: Story, known: Known, what: str) -> None:
    db, folder = folders(root)
    journal = open_journal(str(db), keys=folder)
    records, keys = list(journal.records()), journal.keys
    assert keys.journal == told.journal or known == Known(), what
    if keys.journal == told.journal:
        assert len(records) == known.kept or (known.asked and len(records) in after(told, known.kept)), what
        assert [record.leaf for record in records] == told.leaves[: len(records)], what
    assert journal.resume().state == replay(records).state, what
    if len(records) in told.next_at:
        told.next_at[len(records)].to(journal)
    journal.close()
    with open_to_read(str(db)) as opened:
        assert verify_journal(opened.connection, opened.id, (keys.signing.verifier,)).findings == (), what
        for frame in reading.frames(opened.connection):
            place = frame_place(keys.round_id(frame.round), frame.device, frame.count)
            assert unseal(keys.round_key(frame.round), place, frame.sealed) == RAW, what


def after(told: Story, kept: int) -> tuple[int, ...]:
    """Where the command that was asked for ends."""
    return (min((each for each in (*told.next_at, len(told.leaves)) if each > kept), default=kept),)
