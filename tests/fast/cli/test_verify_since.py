"""`verify --since`: what is new behind a checkpoint, or behind what a look before kept."""

import json
from contextlib import closing
from pathlib import Path

import pytest

from dealer_terminal.storage.opening import open_journal
from tests.fast.cli.conftest import Terminal, changed
from tests.helpers.playing import played


@pytest.fixture
def kept(terminal: Terminal, db: str, keys: str, tmp_path: Path) -> str:
    """A checkpoint that somebody else keeps, and a round that was played since."""
    file = str(tmp_path / "kept.checkpoint")
    assert terminal("checkpoint", "--db", db, "--keys", keys, "--out", file).code == 0
    with closing(open_journal(db, keys=Path(keys))) as journal:
        played(journal, 1, keys=journal.keys, seed=3)
    return file


def test_since_a_checkpoint_says_what_is_new_and_from_where_it_read(
    terminal: Terminal, db: str, keys: str, kept: str
) -> None:
    size = int(Path(kept).read_text().split("\n")[1])
    run = terminal("verify", "--db", db, "--keys", keys, "--since", kept)
    assert (run.code, run.err) == (0, "")
    assert run.out.startswith(f"All good since record {size}, read from 1: ")
    assert ", 1 rounds, " in run.out
    told = json.loads(terminal("verify", "--db", db, "--keys", keys, "--since", kept, "--json").out)
    assert (told["good"], told["since"], told["read_from"]) == (True, size, 1)
    assert json.loads(terminal("verify", "--db", db, "--keys", keys, "--json").out)["since"] == 0
    of_indexes = "whether each index holds every row of its table; that takes a look without --since"
    assert (f"Not checked: {of_indexes}." in run.out, told["not_checked"]) == (True, [of_indexes])
    assert of_indexes not in terminal("verify", "--db", db, "--keys", keys).out


def test_since_a_checkpoint_a_changed_journal_is_named_and_looked_through(
    terminal: Terminal, db: str, keys: str, kept: str
) -> None:
    changed(db)
    run = terminal("verify", "--db", db, "--keys", keys, "--since", kept)
    assert (run.code, run.out.startswith("Checked: ")) == (1, True)
    assert "record 12 " in run.err


def test_a_look_goes_on_from_what_the_one_before_it_kept(
    terminal: Terminal, db: str, keys: str, tmp_path: Path
) -> None:
    file = tmp_path / "good.verified"
    look = ("verify", "--db", db, "--keys", keys, "--keep", str(file))
    assert terminal(*look).code == 0
    first = file.read_bytes()
    with closing(open_journal(db, keys=Path(keys))) as journal:
        played(journal, 2, keys=journal.keys, seed=3)
    run = terminal(*look, "--since", str(file))
    assert (run.code, run.err) == (0, "")
    assert ", 2 rounds, " in run.out
    assert file.read_bytes() != first
    changed(db)
    kept = file.read_bytes()
    assert terminal(*look).code == 1
    assert file.read_bytes() == kept


def test_a_look_from_the_opening_keeps_nothing_and_says_so(
    terminal: Terminal, db: str, keys: str, kept: str, tmp_path: Path
) -> None:
    file = tmp_path / "good.verified"
    run = terminal("verify", "--db", db, "--keys", keys, "--since", kept, "--keep", str(file))
    assert (run.code, run.err.removeprefix("Error: ").startswith(f"--keep {file}: only a whole look")) == (2, True), (
        run.err
    )
    assert not file.exists()


SINCE = (
    ("{", 1, "Wrong: the outside checkpoint is not this journal's: it is neither"),
    ("another root", 1, "Wrong: the outside checkpoint is not this journal's: "),
    ("", 2, "name a file that can be read"),
    ("nothing", 1, "Wrong: the outside checkpoint is not this journal's: "),
    ("--checkpoint", 2, "give one of them"),
)


def test_since_takes_a_checkpoint_of_this_journal_alone(terminal: Terminal, db: str, keys: str, kept: str) -> None:
    file, text = Path(kept), Path(kept).read_text()
    another_root = "\n".join("A" * 43 + "=" if at == 2 else line for at, line in enumerate(text.split("\n")))
    for how, code, said in SINCE:
        written = {"another root": another_root, "{": "{", "nothing": ""}.get(how, text)
        file.write_text(written) if how else file.unlink()
        more = (how, kept) if how.startswith("--") else ()
        run = terminal("verify", "--db", db, "--keys", keys, "--since", kept, *more)
        assert (run.code, said in run.err) == (code, True), (how, run)
