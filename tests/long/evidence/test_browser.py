"""Evidence that checks itself: what its page says in a browser, of honest and of changed files."""

import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from dealer_terminal.cli.main import main
from tests.fast.review.evidence_files import ASKED, Made, changed_texts, made_in, said_by_program
from tests.helpers.evidence_changes import changes, of_pictures, parsed, repaired, strangers
from tests.helpers.playing import CLASSIC, THREE_CARD
from tests.long.evidence.browser import PROGRAM, Browser, browser
from tests.outside.tlog import COSIGNATURE, SUBTREE, Key

BROWSER = pytest.mark.skipif(not PROGRAM, reason="no Chromium here: apt-get install chromium")


@pytest.fixture(scope="module", params=(CLASSIC, THREE_CARD))
def made(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Made:
    return made_in(tmp_path_factory.mktemp(request.param), request.param, *ASKED)


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with browser() as opened:
        yield opened


def all_changes(made: Made) -> Iterator[tuple[str, str]]:
    """Those of pictures in the file that has them, all others in one that is small."""
    for file, ways in ((made.signed, of_pictures), (made.plain, changes), (made.bare, repaired)):
        yield from changed_texts(file.read_text(), ways)


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


def test_every_change_is_found_without_a_browser(made: Made) -> None:
    assert said_by_program(made.signed, made.vkey) == "VERIFIED"
    said = {name: said_by_program(made.file(text)) for name, text in all_changes(made)}
    assert len(said) > 100
    assert {name: told for name, told in said.items() if told != "ALTERED"} == {}


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
def test_no_letter_of_the_markup_can_be_changed_and_called_verified(made: Made, chromium: Browser) -> None:
    said = {}
    for name, text in of_the_markup(made.plain.read_text()):
        file = made.file(text)
        assert said_by_program(file) == "ALTERED", name
        said[name] = said_at_last(chromium, file)
    assert len(said) > 60
    assert {name: told for name, told in said.items() if told not in ("ALTERED", "")} == {}
    assert sum(told == "" for told in said.values()) < len(said) / 4, "where no script can run, the page says nothing"


@BROWSER
def test_a_browser_says_verified_of_honest_evidence_and_asks_for_nothing(made: Made, chromium: Browser) -> None:
    assert said_by_page(chromium, made.signed) == "VERIFIED"
    assert made.vkey.split("+")[0] in chromium.text("said")
    assert chromium.asked == [made.signed.as_uri()]
    assert "Claim <b>118</b> & more" in chromium.text("evidence")
    assert said_by_page(chromium, made.bare) == "RECORDS VERIFIED"
    assert "illustration, derived" in chromium.text("evidence")


@BROWSER
def test_a_browser_takes_the_key_that_an_examiner_trusts(made: Made, chromium: Browser) -> None:
    said_by_page(chromium, made.plain)
    enter_key(chromium, made.vkey)
    assert (chromium.text("verdict"), chromium.text("key")) == ("VERIFIED", "This is the key that you gave.")
    assert said_by_page(chromium, made.file(strangers(made.plain.read_text()))) == "VERIFIED"
    enter_key(chromium, made.vkey)
    assert chromium.text("verdict") == "ALTERED" and "another key" in chromium.text("said")
    assert "Round" not in chromium.text("evidence")


NORTH, SOUTH = Key("north.example/w", COSIGNATURE, b"n" * 32), Key("south.example/w", SUBTREE, b"s" * 32)


def cosigned(made: Made, other: str = "") -> Path:
    """Evidence over a checkpoint that two witnesses have cosigned, or `other` in its place."""
    db, keys, head = str(made.folder / "journal.db"), str(made.folder / "keys"), made.folder / "head.checkpoint"
    assert main(("checkpoint", "--db", db, "--keys", keys, "--out", str(head))) == 0
    text = head.read_text().rsplit("\n\n", 1)[0] + "\n"
    head.write_text(head.read_text() + "".join(key.cosign(other or text, 1_800_000_000) for key in (NORTH, SOUTH)))
    made_of = ("--db", db, "--keys", keys, "--round", "2", "--no-pictures", "--cosigned", str(head))
    file = made.folder / f"cosigned-{'otherwise' if other else 'well'}.html"
    assert main(("evidence", "--out", str(file), *made_of)) == 0
    return file


@BROWSER
def test_a_browser_says_who_cosigned_and_checks_whose_key_it_is_given(made: Made, chromium: Browser) -> None:
    assert said_by_page(chromium, cosigned(made)) == "VERIFIED"
    at = "2027-01-15 08:00:00 UTC"
    bare = f"Said to be cosigned by north.example/w, {at}; south.example/w, {at}: not checked here."
    assert chromium.text("said").endswith(bare)
    enter_key(chromium, f"{made.vkey} {NORTH.vkey}")
    assert chromium.text("verdict") == "VERIFIED" and chromium.text("key") == "This is the key that you gave."
    assert f"Cosigned by north.example/w, {at}. Said to be cosigned by south" in chromium.text("said")
    assert "checked with the key that you gave" in chromium.text("evidence")
    enter_key(chromium, f"{SOUTH.vkey} {Key('west.example/w', COSIGNATURE, b'w' * 32).vkey}")
    assert chromium.text("said").endswith(f"{bare} Not cosigned by west.example/w.")


@BROWSER
def test_a_browser_finds_a_cosignature_over_something_else(made: Made, chromium: Browser) -> None:
    file = cosigned(made, "another\n5\n47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\n")
    assert said_by_page(chromium, file) == "VERIFIED" and "not checked here" in chromium.text("said")
    enter_key(chromium, NORTH.vkey)
    assert chromium.text("verdict") == "ALTERED"
    assert "the cosignature of north.example/w is not over this checkpoint" in chromium.text("evidence")


@BROWSER
def test_a_browser_without_ed25519_never_says_verified(made: Made, chromium: Browser) -> None:
    lacking = "crypto.subtle.importKey = () => Promise.reject(new DOMException('no', 'NotSupportedError'))"
    script = chromium.call("Page.addScriptToEvaluateOnNewDocument", source=lacking)["identifier"]
    assert said_by_page(chromium, made.plain) == "NOT VERIFIED"
    assert "cannot check Ed25519" in chromium.text("said")
    chromium.call("Page.removeScriptToEvaluateOnNewDocument", identifier=script)


@BROWSER
def test_a_browser_says_altered_of_every_change(made: Made, chromium: Browser) -> None:
    said = {name: said_by_page(chromium, made.file(text)) for name, text in all_changes(made)}
    assert {name: told for name, told in said.items() if told != "ALTERED"} == {}
