"""Papers that somebody with the keys could tell otherwise, under the name of an edition."""

from contextlib import closing
from hashlib import sha256
from pathlib import Path

from dealer_terminal.storage.opening import open_journal
from dealer_terminal.table.simulation.table import open_simulated
from tests.fast.cli.conftest import Terminal
from tests.helpers.playing import CLASSIC, house_text, rulebook_text, session_of, usual


def test_papers_that_are_not_installed_are_told_with_their_hash(terminal: Terminal, tmp_path: Path) -> None:
    book, house = rulebook_text(CLASSIC), house_text()
    said = (
        (book, house, ""),
        (book + "\n", house, f"the rulebook {CLASSIC}"),
        (book, house + "\n", "the house's procedures"),
    )
    for number, (rulebook, procedures, told) in enumerate(said):
        folder = tmp_path / str(number)
        folder.mkdir()
        with closing(open_journal(str(folder / "journal.db"), keys=folder / "keys")) as journal:
            open_simulated(session_of(journal, journal.keys), "Table 7", rulebook, procedures, usual(CLASSIC))
        checked = terminal("verify", "--db", str(folder / "journal.db"), "--keys", str(folder / "keys"))
        assert checked.code == 0
        (line,) = [each for each in checked.out.splitlines() if "SHA-256" in each] or [""]
        hashed = sha256((procedures if "house" in told else rulebook).encode()).hexdigest()
        brings = f"record 1 brings a text that is not installed here, SHA-256 {hashed}."
        assert line == (f"Not checked: what {told} should say: {brings}" if told else "")
