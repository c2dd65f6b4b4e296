"""What no signature covers yet: there within a moment, marked as such, and never in place of what is signed."""

from pathlib import Path
from shutil import copy2, copytree

import pytest

from dealer_terminal.floor.forwarder import OlderError, StoppedError
from tests.fast.floor.house import Floor, Terminal


@pytest.fixture
def table(tmp_path: Path, floor: Floor) -> Terminal:
    """In the middle of its first round."""
    terminal = Terminal(tmp_path / "7", floor)
    terminal.folder.mkdir()
    terminal.play_on(12, frames=1)
    terminal.forward(floor.enrol("7"))
    return terminal


def counts(table: Terminal) -> tuple[int, ...]:
    names = ("records", "tail_records", "frames", "tail_frames")
    return tuple(len(table.floor.rows(f"SELECT FROM floor.{name}")) for name in names)


def test_a_live_round_is_there_and_is_told_as_not_signed(table: Terminal) -> None:
    standing = table.standing()
    signed, unsigned, *frames = counts(table)
    assert (standing.size, standing.unsigned) == (signed, unsigned)
    assert unsigned > 5
    assert frames == [0, 12]


def test_it_grows_and_becomes_signed(table: Terminal) -> None:
    before = counts(table)
    table.play_on(3)
    table.forward()
    grown = counts(table)
    assert (grown[0], grown[1] > before[1]) == (before[0], True)
    table.play_on(40)
    table.forward()
    signed = counts(table)
    assert signed[0] > sum(grown[:2])
    assert signed[2:] == (12, 0), "the frames are bound by the round's last records"
    assert [each[0] for each in table.floor.rows("SELECT position FROM floor.records ORDER BY 1")] == [
        *range(signed[0])
    ]


def test_sent_again_it_stays_as_it_is(table: Terminal) -> None:
    before = table.floor.kept()
    table.forward()
    assert table.floor.kept() == before


def test_another_unsigned_record_at_the_same_place_is_evidence(table: Terminal, tmp_path: Path) -> None:
    backup = tmp_path / "backup"
    copytree(table.folder, backup)
    table.play_on(2)
    table.forward()
    other = Terminal(backup, table.floor)
    other.done = 20
    other.play_on(3)
    with pytest.raises(StoppedError, match="another one than was here, not signed yet"):
        other.forward()
    ((kind, own, others),) = table.floor.rows("SELECT kind, own_leaf, other_leaf FROM floor.evidence")
    assert (kind, own != others) == ("tail", True)
    with pytest.raises(StoppedError, match="floor decide"):
        table.forward()
    table.floor.decide("7", "keep")
    table.forward()
    assert counts(table)[1] > 5


def test_a_signed_form_that_differs_is_evidence(table: Terminal, tmp_path: Path) -> None:
    backup = tmp_path / "backup"
    copytree(table.folder, backup)
    table.play_on(2)
    table.forward()
    other = Terminal(backup, table.floor)
    other.done = 20
    other.play_on(60)
    with pytest.raises(StoppedError, match="two histories"):
        other.forward()
    ((kind, own, others, note),) = table.floor.rows("SELECT kind, own_leaf, other_leaf, other_note FROM floor.evidence")
    assert (kind, own != others, note != b"") == ("tail", True, True)
    assert counts(table)[0] == table.standing().size, "nothing of it was taken"


def test_a_copy_that_lacks_unsigned_records_alone_is_an_older_one(table: Terminal, tmp_path: Path) -> None:
    backup = Path(copy2(table.db, tmp_path / "backup.db"))
    signed = table.standing().size
    table.play_on(2)
    table.forward()
    assert table.standing().size == signed
    copy2(backup, table.db)
    with pytest.raises(OlderError, match="is an older copy"):
        table.forward()
