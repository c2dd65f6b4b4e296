"""Evidence that checks itself: what its page says in a browser, and what `verify-proof` says, of honest and changed."""

import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from dealer_terminal.audit.errors import AuditError
from dealer_terminal.audit.vkey import parse_vkey
from dealer_terminal.bootstrap.evidence import check_evidence, evidence_frame
from dealer_terminal.cli import main
from dealer_terminal.storage.opening import open_journal
from tests.helpers.browser import PROGRAM, Browser, browser
from tests.helpers.evidence_changes import changed, changes, of_pictures, of_the_page, parsed, repaired, strangers
from tests.helpers.playing import CLASSIC, THREE_CARD, played
from tests.outside.tlog import COSIGNATURE, SUBTREE, Key

BROWSER = pytest.mark.skipif(not PROGRAM, reason="no Chromium here: apt-get install chromium")
GAMES = (CLASSIC, THREE_CARD)


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


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Made]:
    return {game: _made(tmp_path_factory.mktemp(game), game) for game in GAMES}


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with browser() as opened:
        yield opened


def _made(folder: Path, game: str) -> Made:
    db, keys = str(folder / "journal.db"), folder / "keys"
    journal = open_journal(db, keys=keys)
    played(journal, 4, keys=journal.keys, rulebook=game)
    journal.close()
    (vkey,) = keys.glob("*.vkey")
    common = ("--db", db, "--vkey", str(vkey), "--zone", "UTC", "--reason", "Claim <b>118</b> & more")
    asked = {
        "signed": ("--round", "2", "--keys", str(keys)),
        "plain": ("--round", "2..3", "--keys", str(keys), "--no-pictures", "--operator", "S. Lee"),
        "bare": ("--round", "2..3", "--keys", str(folder / "none"), "--no-pictures"),
    }
    for name, given in asked.items():
        assert main(("evidence", "--out", str(folder / f"{name}.html"), *common, *given)) == 0
    return Made(folder, *(folder / f"{name}.html" for name in asked), vkey.read_text().strip())


def all_changes(own: Made) -> Iterator[tuple[str, str]]:
    """Those of pictures in the file that has them, all others in one that is small."""
    texts = [each.read_text() for each in (own.signed, own.plain, own.bare)]
    for text, ways in zip(texts, (of_pictures, changes, repaired), strict=True):
        for name, change in ways(text):
            yield name, changed(text, change)


def said_by_program(file: Path, vkey: str = "") -> str:
    try:
        around = evidence_frame(file)
        verified = check_evidence(file, around, parse_vkey(vkey or around.read().vkey))
    except AuditError:
        return "ALTERED"
    return "VERIFIED" if verified.sealed else "RECORDS VERIFIED"


def said_by_page(chromium: Browser, file: Path) -> str:
    chromium.open(file)
    return chromium.text("verdict")


def said_at_last(chromium: Browser, file: Path) -> str:
    """Where none of its scripts can run a page never says that it is done."""
    chromium.go(file)
    for _ in range(20):
        if chromium.value("document.documentElement.dataset.done === 'yes'"):
            return chromium.text("verdict")
        time.sleep(0.05)
    return chromium.text("verdict")


def enter_key(chromium: Browser, vkey: str) -> None:
    entered = f"document.getElementById('trusted').value = {vkey!r}; document.querySelector('#compare button').click()"
    chromium.value(entered)
    chromium.wait()


@pytest.mark.parametrize("game", GAMES)
def test_honest_evidence_is_verified(made: dict[str, Made], game: str) -> None:
    assert said_by_program(made[game].signed, made[game].vkey) == "VERIFIED"
    assert said_by_program(made[game].plain, made[game].vkey) == "VERIFIED"
    assert said_by_program(made[game].bare, made[game].vkey) == "RECORDS VERIFIED"


@pytest.mark.parametrize("game", GAMES)
def test_every_change_is_found_without_a_browser(made: dict[str, Made], game: str) -> None:
    own = made[game]
    said = {name: said_by_program(own.file(text)) for name, text in all_changes(own)}
    assert len(said) > 100
    assert {name: told for name, told in said.items() if told != "ALTERED"} == {}


def test_evidence_without_the_seal_that_its_manifest_names_is_altered(tmp_path: Path) -> None:
    db, keys, file = str(tmp_path / "journal.db"), tmp_path / "keys", tmp_path / "evidence.html"
    journal = open_journal(db, keys=keys)
    played(journal, 1, keys=journal.keys)
    journal.close()
    (vkey,) = keys.glob("*.vkey")
    common = ("--db", db, "--vkey", str(vkey), "--zone", "UTC", "--reason", "Claim", "--no-pictures")
    assert main(("evidence", "--out", str(file), *common, "--round", "1", "--keys", str(keys))) == 0
    assert said_by_program(file) == "VERIFIED"
    page = parsed(file.read_text())
    page.blocks["seal"] = ""
    file.write_text(page.text())
    assert said_by_program(file) == "ALTERED"


def test_a_stranger_who_signs_all_of_it_is_found_by_the_key(made: dict[str, Made]) -> None:
    own = made[CLASSIC]
    file = own.file(strangers(own.plain.read_text()))
    assert said_by_program(file) == "VERIFIED"
    assert said_by_program(file, own.vkey) == "ALTERED"


def test_an_unsigned_page_of_another_make_is_not_trusted(made: dict[str, Made]) -> None:
    """Whoever changes the page's verifier can make its hash right where nobody signed the manifest."""
    own = made[CLASSIC]
    text = own.bare.read_text()
    page = parsed(text)
    dict(of_the_page(page))["page: the verifier's verdict"](page)
    forged = own.file(page.text())
    shell = evidence_frame(forged).page
    manifest = page.json("manifest")
    page.put("manifest", manifest | {"shell": shell})
    assert said_by_program(own.file(page.text())) == "ALTERED"


def of_the_markup(text: str) -> Iterator[tuple[str, str]]:
    """Single letters of what stands between policy, style, scripts and blocks, each instead of itself."""
    page, number = parsed(text), 0
    for part in (page.head, page.tail):
        for found in re.finditer(r"(?:<[/!]?[a-zA-Z][^>]*>)+", part):
            for at in range(*found.span()):
                number += 1
                if number % 6 == 0 and part[at] not in "\"' ":
                    changed = f"{part[:at]}~{part[at + 1 :]}"
                    whole = text.replace(part, changed, 1)
                    yield f"{at} of {found[0][:40]!r}", whole


@BROWSER
def test_no_letter_of_the_markup_can_be_changed_and_called_verified(made: dict[str, Made], chromium: Browser) -> None:
    own = made[CLASSIC]
    said = {}
    for name, text in of_the_markup(own.plain.read_text()):
        file = own.file(text)
        assert said_by_program(file) == "ALTERED", name
        said[name] = said_at_last(chromium, file)
    assert len(said) > 60
    assert {name: told for name, told in said.items() if told not in ("ALTERED", "")} == {}
    assert sum(told == "" for told in said.values()) < len(said) / 4, "where no script can run, the page says nothing"


@BROWSER
@pytest.mark.parametrize("game", GAMES)
def test_a_browser_says_verified_of_honest_evidence_and_asks_for_nothing(
    made: dict[str, Made], game: str, chromium: Browser
) -> None:
    own = made[game]
    assert said_by_page(chromium, own.signed) == "VERIFIED"
    assert own.vkey.split("+")[0] in chromium.text("said")
    assert chromium.asked == [own.signed.as_uri()]
    assert "Claim <b>118</b> & more" in chromium.text("evidence")
    assert said_by_page(chromium, own.bare) == "RECORDS VERIFIED"
    assert "illustration, derived" in chromium.text("evidence")


@BROWSER
def test_a_browser_takes_the_key_that_an_examiner_trusts(made: dict[str, Made], chromium: Browser) -> None:
    own = made[CLASSIC]
    said_by_page(chromium, own.plain)
    enter_key(chromium, own.vkey)
    assert (chromium.text("verdict"), chromium.text("key")) == ("VERIFIED", "This is the key that you gave.")
    assert said_by_page(chromium, own.file(strangers(own.plain.read_text()))) == "VERIFIED"
    enter_key(chromium, own.vkey)
    assert chromium.text("verdict") == "ALTERED" and "another key" in chromium.text("said")
    assert "Round" not in chromium.text("evidence")


NORTH, SOUTH = Key("north.example/w", COSIGNATURE, b"n" * 32), Key("south.example/w", SUBTREE, b"s" * 32)


def cosigned(own: Made, other: str = "") -> Path:
    """Evidence over a checkpoint that two witnesses have cosigned, or `other` in its place."""
    db, keys, head = str(own.folder / "journal.db"), str(own.folder / "keys"), own.folder / "head.checkpoint"
    assert main(("checkpoint", "--db", db, "--keys", keys, "--out", str(head))) == 0
    text = head.read_text().rsplit("\n\n", 1)[0] + "\n"
    head.write_text(head.read_text() + "".join(key.cosign(other or text, 1_800_000_000) for key in (NORTH, SOUTH)))
    made_of = ("--db", db, "--keys", keys, "--round", "2", "--no-pictures", "--cosigned", str(head))
    file = own.folder / f"cosigned-{'otherwise' if other else 'well'}.html"
    assert main(("evidence", "--out", str(file), *made_of)) == 0
    return file


@BROWSER
def test_a_browser_says_who_cosigned_and_checks_whose_key_it_is_given(made: dict[str, Made], chromium: Browser) -> None:
    assert said_by_page(chromium, cosigned(made[CLASSIC])) == "VERIFIED"
    at = "2027-01-15 08:00:00 UTC"
    bare = f"Said to be cosigned by north.example/w, {at}; south.example/w, {at}: not checked here."
    assert chromium.text("said").endswith(bare)
    enter_key(chromium, f"{made[CLASSIC].vkey} {NORTH.vkey}")
    assert chromium.text("verdict") == "VERIFIED" and chromium.text("key") == "This is the key that you gave."
    assert f"Cosigned by north.example/w, {at}. Said to be cosigned by south" in chromium.text("said")
    assert "checked with the key that you gave" in chromium.text("evidence")
    enter_key(chromium, f"{SOUTH.vkey} {Key('west.example/w', COSIGNATURE, b'w' * 32).vkey}")
    assert chromium.text("said").endswith(f"{bare} Not cosigned by west.example/w.")


@BROWSER
def test_a_browser_finds_a_cosignature_over_something_else(made: dict[str, Made], chromium: Browser) -> None:
    file = cosigned(made[CLASSIC], "another\n5\n47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\n")
    assert said_by_page(chromium, file) == "VERIFIED" and "not checked here" in chromium.text("said")
    enter_key(chromium, NORTH.vkey)
    assert chromium.text("verdict") == "ALTERED"
    assert "the cosignature of north.example/w is not over this checkpoint" in chromium.text("evidence")


@BROWSER
def test_a_browser_without_ed25519_never_says_verified(made: dict[str, Made], chromium: Browser) -> None:
    lacking = "crypto.subtle.importKey = () => Promise.reject(new DOMException('no', 'NotSupportedError'))"
    script = chromium.call("Page.addScriptToEvaluateOnNewDocument", source=lacking)["identifier"]
    assert said_by_page(chromium, made[CLASSIC].plain) == "NOT VERIFIED"
    assert "cannot check Ed25519" in chromium.text("said")
    chromium.call("Page.removeScriptToEvaluateOnNewDocument", identifier=script)


@BROWSER
@pytest.mark.parametrize("game", GAMES)
def test_a_browser_says_altered_of_every_change(made: dict[str, Made], game: str, chromium: Browser) -> None:
    own = made[game]
    said = {name: said_by_page(chromium, own.file(text)) for name, text in all_changes(own)}
    assert {name: told for name, told in said.items() if told != "ALTERED"} == {}
