"""What the pages say of the project is so, and can be read without scrolling sideways."""

import re
from pathlib import Path

from tests.fast.pages import command_line
from tests.fast.pages.pages import PAGES, anchors, links, name
from tests.helpers.repository import ROOT

WIDEST, LONGEST = 125, 120
README = ROOT / "README.md"
HANDBOOKS = ROOT / "docs" / "handbooks"
GENERATED = ROOT / "docs" / "interpretations.md"
OURS = [page for page in PAGES if page.parent == ROOT or ("docs" in page.parts and page != GENERATED)]
LARGEST_PICTURE = 200_000
WORDS_A_PAGE, ROWS_A_PAGE = 650, 5


def test_the_readme_is_short() -> None:
    assert len(README.read_text().splitlines()) <= LONGEST


def test_the_page_of_commands_is_what_the_program_has() -> None:
    assert command_line.PAGE.read_text(encoding="utf-8") == command_line.page(), "run make pages"


NAMED = re.compile(r"`((?:dealer_terminal|drivers|tests|assets|migrations|docs)/[\w./-]+)`")
EXAMPLES = re.compile(r"star[_-]line|my[_-]|My[A-Z]|nevada|/ID\b|/XX|severity|[/_]fil\b")
"""Files that a recipe makes do not exist."""


def test_pages_fit_a_screen_or_paper_and_name_files_that_exist() -> None:
    """Count the words and the rows of two pictures of a handbook as they fill two pages of A4."""
    found = []
    for page in OURS:
        text = page.read_text()
        lines = text.splitlines()
        found += [(name(page), line) for line in lines if not line.startswith("|") and len(line) > WIDEST]
        files = [file for file in NAMED.findall(text) if not EXAMPLES.search(file)]
        found += [(name(page), file) for file in files if not (ROOT / file).exists()]
        found += [(name(page), "../shared")] if "../shared" in text.replace("ui/shared", "") else []
        rows = sum("](../" in line and ".png)" in line for line in lines)
        is_long = page.parent == HANDBOOKS and len(text.split()) / WORDS_A_PAGE + rows / ROWS_A_PAGE > 2
        found += [(name(page), "longer than two pages")] if is_long else []
    assert found == []


def test_every_link_leads_somewhere() -> None:
    broken = []
    for page, link in ((each, link) for each in PAGES for link in links(each) if not re.match(r"[a-z]+:", link)):
        file, _, anchor = link.partition("#")
        there = page.parent / file if file else page
        good = there.exists() and (not anchor or anchor in anchors(there))
        broken += [] if good else [(name(page), link)]
    assert broken == []


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
