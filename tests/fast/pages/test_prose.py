"""What the pages say of the project is so, and can be read without scrolling sideways."""

import re
from pathlib import Path

import pytest

from dealer_terminal.commands import COMMANDS
from tests.fast.pages.pages import PAGES, anchors, links, name
from tests.helpers.repository import ROOT

WIDEST, LONGEST = 125, 120
README = ROOT / "README.md"
GENERATED = ROOT / "docs" / "readings.md"
LISTED = (ROOT / "docs" / "command-line.md").read_text().split("```")[1]
OURS = [page for page in PAGES if page.parent == ROOT or ("docs" in page.parts and page != GENERATED)]
LARGEST_PICTURE = 200_000
HANDBOOKS = [page for page in PAGES if page.parent.name == "handbooks"]
WORDS_A_PAGE, ROWS_A_PAGE = 650, 5


def test_the_readme_is_short() -> None:
    assert len(README.read_text().splitlines()) <= LONGEST


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_listed(command: str) -> None:
    assert re.search(rf"(?<![\w-]){command}(?![\w-])", LISTED)


def test_nothing_is_listed_that_is_no_command() -> None:
    begun = re.findall(r"^([a-z][a-z-]*)  ", LISTED, re.MULTILINE)
    assert set(begun) <= set(COMMANDS)


@pytest.mark.parametrize("page", OURS, ids=name)
def test_prose_is_no_wider_than_a_screen(page: Path) -> None:
    lines = [line for line in page.read_text().splitlines() if not line.startswith("|")]
    assert [line for line in lines if len(line) > WIDEST] == []


NAMED = re.compile(r"`((?:dealer_terminal|drivers|tests|assets|migrations|docs)/[\w./-]+)`")
EXAMPLES = re.compile(r"star[_-]line|my[_-]|My[A-Z]|nevada|/ID\b|/XX|severity|[/_]fil\b")
"""What a recipe makes is not there."""


@pytest.mark.parametrize("page", OURS, ids=name)
def test_every_file_that_is_named_is_there(page: Path) -> None:
    files = [file for file in NAMED.findall(page.read_text()) if not EXAMPLES.search(file)]
    assert [file for file in files if not (ROOT / file).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in links(page):
        if re.match(r"[a-z]+:", link):
            continue
        file, _, anchor = link.partition("#")
        there = page.parent / file if file else page
        assert there.exists(), f"{link} leads nowhere"
        assert not anchor or anchor in anchors(there), f"{link}: there is no such heading"


def test_every_page_of_the_docs_is_linked() -> None:
    known = {README.resolve()}
    while new := {(page.parent / link.partition("#")[0]).resolve() for page in known for link in _pages(page)} - known:
        known |= new
    assert [name(page) for page in PAGES if "docs" in page.parts and page not in known] == []


def _pages(page: Path) -> list[str]:
    return [link for link in links(page) if re.match(r"(?!\w+:)[^#]+\.md", link)]


def test_every_picture_is_shown_and_small() -> None:
    shown = {(page.parent / link).resolve() for page in PAGES for link in links(page)}
    for folder in (ROOT / "assets" / "pictures", ROOT / "docs" / "pictures"):
        for picture in folder.iterdir():
            assert picture in shown, f"no page shows {picture.name}"
            assert picture.stat().st_size < LARGEST_PICTURE, f"{picture.name} is too large"


@pytest.mark.parametrize("page", HANDBOOKS, ids=name)
def test_a_handbook_fits_on_two_printed_pages(page: Path) -> None:
    """As its words and its rows of two pictures fill A4 paper."""
    text = page.read_text()
    rows = sum("](../" in line and ".png)" in line for line in text.splitlines())
    assert len(text.split()) / WORDS_A_PAGE + rows / ROWS_A_PAGE <= 2


def test_no_page_names_where_this_one_was_written() -> None:
    assert [name(page) for page in PAGES if "../shared" in page.read_text().replace("ui/shared", "")] == []
