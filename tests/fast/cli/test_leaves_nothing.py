"""A command that only reads a journal leaves no file beside it."""

import shutil
from pathlib import Path

from tests.fast.cli.conftest import Terminal


def test_a_command_leaves_nothing(terminal: Terminal, db: str, tmp_path: Path) -> None:
    (tmp_path / "copy").mkdir()
    alone = shutil.copy(db, tmp_path / "copy")
    evidence = ("evidence", "--round", "1..2", "--no-pictures", "--out", str(tmp_path / "out.html"))
    for command in (("verify",), ("moment", "--round", "1"), evidence):
        assert terminal(*command, "--db", str(alone)).code == 0
        assert [each.name for each in (tmp_path / "copy").iterdir()] == ["journal.db"], command
