"""Evidence of a few rounds of one game, and what the program says of such a file."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from dealer_terminal.app.evidence import check_evidence, evidence_frame
from dealer_terminal.cli.main import main
from dealer_terminal.journal.errors import AuditError
from dealer_terminal.journal.vkey import parse_vkey
from dealer_terminal.storage.opening import open_journal
from tests.helpers.evidence_changes import Change, changed
from tests.helpers.playing import played

ASKED = {
    "signed": ("--round", "2", "--keys", "{keys}"),
    "plain": ("--round", "2..3", "--keys", "{keys}", "--no-pictures", "--operator", "S. Lee"),
    "bare": ("--round", "2..3", "--keys", "{keys}-none", "--no-pictures"),
}
"""One round with pictures; two without; and two that nobody signed."""


class Made(NamedTuple):
    folder: Path
    signed: Path
    plain: Path
    bare: Path
    vkey: str

    def file(self, text: str) -> Path:
        file = self.folder / "changed.html"
        file.write_text(text)
        return file


def made_in(folder: Path, game: str, *names: str) -> Made:
    db, keys = str(folder / "journal.db"), folder / "keys"
    journal = open_journal(db, keys=keys)
    played(journal, 4, keys=journal.keys, rulebook=game)
    journal.close()
    (vkey,) = keys.glob("*.vkey")
    common = ("--db", db, "--vkey", str(vkey), "--zone", "UTC", "--reason", "Claim <b>118</b> & more")
    for name in names:
        given = [part.format(keys=keys) for part in ASKED[name]]
        assert main(("evidence", "--out", str(folder / f"{name}.html"), *common, *given)) == 0
    return Made(folder, *(folder / f"{name}.html" for name in ASKED), vkey.read_text().strip())


def changed_texts(text: str, ways: Callable[[str], Iterable[tuple[str, Change]]]) -> Iterator[tuple[str, str]]:
    return ((name, changed(text, change)) for name, change in ways(text))


def said_by_program(file: Path, vkey: str = "") -> str:
    try:
        around = evidence_frame(file)
        verified = check_evidence(file, around, parse_vkey(vkey or around.read().vkey))
    except AuditError:
        return "ALTERED"
    return "VERIFIED" if verified.sealed else "RECORDS VERIFIED"
