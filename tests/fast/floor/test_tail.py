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


def test_it_is_told_as_not_signed_and_grows_and_becomes_signed(table: Terminal) -> None:
    standing, before, kept = table.standing(), counts(table), table.floor.kept()
    signed, unsigned, *frames = before
    assert (standing.size, standing.unsigned, frames) == (signed, unsigned, [0, 12])
    assert unsigned > 5
    table.forward()
    assert table.floor.kept() == kept, "sent again it stays as it is"
    table.play_on(3)
    table.forward()
    grown = counts(table)
    assert (grown[0], grown[1] > before[1]) == (before[0], True)
    table.play_on(40)
    table.forward()
    after = counts(table)
    assert after[0] > sum(grown[:2])
    assert after[2:] == (12, 0), "the frames are bound by the round's last records"
    positions = [each for (each,) in table.floor.rows("SELECT position FROM floor.records ORDER BY 1")]
    assert positions == [*range(after[0])]


def branched(table: Terminal, tmp_path: Path, commands: int) -> Terminal:
    """Forward two commands of the table; in a copy from before, play so many others."""
    copytree(table.folder, tmp_path / "backup")
    table.play_on(2)
    table.forward()
    other = Terminal(tmp_path / "backup", table.floor)
    other.done = 20
    other.play_on(commands)
    return other


def test_another_unsigned_record_at_the_same_place_is_evidence(table: Terminal, tmp_path: Path) -> None:
    with pytest.raises(StoppedError, match="another one than was here, not signed yet"):
        branched(table, tmp_path, 3).forward()
    ((kind, own, others),) = table.floor.rows("SELECT kind, own_leaf, other_leaf FROM floor.evidence")
    assert (kind, own != others) == ("tail", True)
    with pytest.raises(StoppedError, match="floor decide"):
        table.forward()
    table.floor.decide("7", "keep")
    table.forward()
    assert counts(table)[1] > 5


def test_a_signed_form_that_differs_is_evidence(table: Terminal, tmp_path: Path) -> None:
    with pytest.raises(StoppedError, match="two histories"):
        branched(table, tmp_path, 60).forward()
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
