"""Papers that somebody with the keys could tell otherwise, under the name of an edition."""

from hashlib import sha256
from pathlib import Path

import pytest

from dealer_terminal.storage.opening import open_journal
from dealer_terminal.table.simulation.table import open_simulated
from tests.fast.cli.conftest import Terminal
from tests.helpers.playing import CLASSIC, house_text, rulebook_text, session_of, usual

SAID = {
    "the edition and the house": (rulebook_text(CLASSIC), house_text(), ""),
    "another edition": (rulebook_text(CLASSIC) + "\n", house_text(), f"the rulebook {CLASSIC}"),
    "another house": (rulebook_text(CLASSIC), house_text() + "\n", "the house's procedures"),
}


@pytest.mark.parametrize("said", SAID.values(), ids=SAID)
def test_papers_that_are_not_installed_are_told_with_their_hash(
    said: tuple[str, str, str], terminal: Terminal, tmp_path: Path
) -> None:
    book, house, told = said
    journal = open_journal(str(tmp_path / "journal.db"), keys=tmp_path / "keys")
    open_simulated(session_of(journal, journal.keys), "Table 7", book, house, usual(CLASSIC))
    journal.close()
    checked = terminal("verify", "--db", str(tmp_path / "journal.db"), "--keys", str(tmp_path / "keys"))
    assert checked.code == 0
    (line,) = [each for each in checked.out.splitlines() if "SHA-256" in each] or [""]
    hashed = sha256((house if "house" in told else book).encode()).hexdigest()
    expected = (
        f"Not checked: what {told} should say: record 1 brings a text that is not installed here, SHA-256 {hashed}."
    )
    assert line == (expected if told else "")
