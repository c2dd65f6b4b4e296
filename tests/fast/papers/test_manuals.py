"""The manuals on screen are the papers, letter by letter, and every citation leads into them."""

from collections.abc import Iterator

import pytest

from dealer_terminal.app import installed_rulebooks
from dealer_terminal.rules.manual import Grid, address, addresses, found, read_manual
from dealer_terminal.rules.rulebook_file import RulebookError
from tests.fast.papers.sealed import kept, of_the_manual
from tests.fast.rules.rounds import BOOKS
from tests.helpers.cases import every

MANUALS = {each.rulebook: each for each in installed_rulebooks.manuals()}
EVERY = every("name", BOOKS)


@EVERY
def test_a_manual_is_its_paper_letter_by_letter(name: str) -> None:
    assert list(of_the_manual(MANUALS[name])) == kept(MANUALS[name])


@EVERY
def test_a_manual_is_of_the_revision_and_the_paper_of_its_rulebook(name: str) -> None:
    source = BOOKS[name].source
    assert (MANUALS[name].revision, MANUALS[name].file) == (source.revision, source.file)


@EVERY
def test_every_line_of_a_table_is_as_wide_as_the_next(name: str) -> None:
    for grid in MANUALS[name].entries:
        if isinstance(grid, Grid):
            assert len({len(row) for row in (*grid.rows, *([grid.columns] if grid.columns else []))}) == 1


def cited(rulebook: str) -> Iterator[str]:
    """Cited by steps, wagers, irregularities, pay tables and meters."""
    paper = BOOKS[rulebook]
    yield from (each.citation for each in (*paper.steps, *paper.spots, *paper.irregularities, *paper.tables))
    yield from (spot.fold_citation for spot in paper.spots)
    yield from paper.citations.values()
    if paper.progressive is not None:
        yield from (paper.progressive.citation, *(each.citation for each in paper.progressive.meters))


def pages_of(name: str) -> Iterator[str]:
    """Every address that can be opened at this table but those of the house."""
    manual = MANUALS[name]
    yield from map(address, manual.entries)
    for each in manual.appendices:
        yield from (f"{each.name}, {at}" for at in map(address, MANUALS[each.rulebook].entries) if at)


@EVERY
def test_every_citation_of_a_rulebook_is_an_address_in_its_manual(name: str) -> None:
    known = frozenset(pages_of(name)) - {""}
    for citation in cited(name):
        for one in addresses(citation, known):
            there = one in known or any(each.startswith(f"{one} (") for each in known)
            assert there or one.startswith(("House Procedure", "WAC ")), f"{citation}: {one}"


KNOWN = frozenset(
    {"Dealer Protocol 5, note 1", "Dealer Procedures 8", "House Procedure 1", "Rules, paragraph 1", "On 6 "}
)
CITED = {
    "Dealer Protocol 5": ["Dealer Protocol 5"],
    "Dealer Protocol 5, note 1": ["Dealer Protocol 5, note 1"],
    "Dealer Protocol 5, notes 1 and 2": ["Dealer Protocol 5, note 1", "Dealer Protocol 5, note 2"],
    "Dealer Procedures 7 and 8": ["Dealer Procedures 7", "Dealer Procedures 8"],
    "House Procedures 1 and 3": ["House Procedure 1", "House Procedure 3"],
    "Rules, paragraphs 2 to 4": ["Rules, paragraph 2", "Rules, paragraph 3", "Rules, paragraph 4"],
    "Rules of Play 4, 7, 8 and 9": [f"Rules of Play {number}" for number in (4, 7, 8, 9)],
    "Hands a to c": ["Hands a", "Hands b", "Hands c"],
    "Irregularities A": ["Irregularities A"],
    "Irregularities A1": ["Irregularities A1"],
    "Pay Tables, Play Wager Pay Table, note *": ["Pay Tables, Play Wager Pay Table, note *"],
    "Betting Protocol 2, note * (WAC 230-15-140)": ["Betting Protocol 2, note *"],
    "Rules of Play 3 and House Procedure 4": ["Rules of Play 3", "House Procedure 4"],
    "Winning and Losing Hands": ["Winning and Losing Hands"],
    "Rules, paragraph 10; House Procedure 5": ["Rules, paragraph 10", "House Procedure 5"],
}


@every("citation", CITED)
def test_a_citation_is_taken_apart_into_addresses(citation: str) -> None:
    assert list(addresses(citation, KNOWN)) == CITED[citation]


FOUND = {
    "Dealer Protocol 6B": ["Dealer Protocol 6B"],
    "Betting Protocol 4 and 5": ["Betting Protocol 4 (a)", "Betting Protocol 4 (b)", "Betting Protocol 5"],
    "Irregularities A": ["Irregularities A", "Irregularities A1", "Irregularities A2", "Irregularities A3"],
    "WAC 230-15-320(4)": [],
}


@every("citation", FOUND)
def test_a_citation_finds_its_paragraphs_and_a_heading_all_that_stands_under_it(citation: str) -> None:
    entries = MANUALS["31-classic-wa-2019"].entries
    assert [address(entries[at]) for at in sorted(found(entries, citation))] == FOUND[citation]


TWICE = """rulebook = "x"
revision = "1"
file = "x.txt"
begins = "{begins}"
[[entries]]
kind = "paragraph"
at = "Rules 1"
text = "One."
[[entries]]
kind = "paragraph"
at = "{second}"
text = "Two."
"""


@every(
    ("begins", "second", "said"),
    [
        ("Rules 1", "Rules 1", "Rules 1: is there twice"),
        ("Rules 9", "Rules 2", "begins: is 'Rules 9', where nothing stands"),
    ],
)
def test_a_manual_that_cannot_be_found_in_is_refused(begins: str, second: str, said: str) -> None:
    with pytest.raises(RulebookError, match=said):
        read_manual(TWICE.format(begins=begins, second=second), "x.toml")
