"""Every numbered paragraph of every paper is held by a test that exists, or says why no terminal can."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from dealer_terminal.rules.house import read_house
from tests.fast.papers.manuals import WA_2019
from tests.fast.papers.paragraph import Paper, Paragraph
from tests.fast.papers.regenerate import PAPERS, TABLE, paragraphs, table
from tests.fast.playthroughs.irregular import HAPPENS
from tests.fast.playthroughs.regenerate import path_of
from tests.fast.procedure.walk import HOUSE, book

TESTS = Path(__file__).parents[1]
EVERY = [pytest.param(each, id=f"{paper.rulebook}: {each.at}") for paper, each in paragraphs()]


@cache
def names_in(module: str) -> frozenset[str]:
    tree = ast.parse((TESTS / f"{module}.py").read_text(encoding="utf-8"))
    return frozenset(node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


@pytest.mark.parametrize("each", EVERY)
def test_a_paragraph_has_a_test_that_exists_or_a_reason(each: Paragraph) -> None:
    assert bool(each.tests) != bool(each.reason)
    for test in each.tests:
        module, _, name = test.partition("::")
        assert name in names_in(module), f"{test} is not there"


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.rulebook)
def test_no_numbered_paragraph_is_missing_and_none_is_there_twice(paper: Paper) -> None:
    places = [each.at for each in paper.paragraphs]
    assert set(paper.numbered) - set(places) == set()
    assert len(places) == len(set(places))


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.rulebook)
def test_every_paragraph_that_the_rulebook_cites_is_in_the_table(paper: Paper) -> None:
    """By its heading and number, so that no address on a screen leads nowhere."""
    known = {place for each in PAPERS for place in (paragraph.at for paragraph in each.paragraphs)}
    heads = {place.rsplit(" ", 1)[0] for place in known} | known
    for citation in cited(paper.rulebook):
        parts = [part for part in citation.split("; ") if not part.startswith(("House Procedure", "WAC"))]
        for part in parts:
            assert any(part.startswith(head) or head in part for head in heads), citation


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.rulebook)
def test_every_paragraph_is_one_of_the_paper_that_the_rulebook_is_made_from(paper: Paper) -> None:
    assert book(paper.rulebook).source.file == paper.file


@pytest.mark.parametrize("name", HAPPENS)
def test_an_irregularity_is_told_under_the_paragraph_that_the_paper_or_the_house_has_for_it(name: str) -> None:
    told = path_of(f"irregularities/{name}").read_text(encoding="utf-8")
    house = read_house(HOUSE, "house procedures")
    assert f"[{house.procedure(book(WA_2019.rulebook), name).citation}]" in told


def test_the_readable_table_is_as_it_was_checked_in() -> None:
    assert table().splitlines() == TABLE.read_text(encoding="utf-8").splitlines()


def cited(rulebook: str) -> Iterator[str]:
    paper = book(rulebook)
    yield from (step.citation for step in paper.steps)
    yield from (spot.citation for spot in paper.spots)
    yield from (spot.fold_citation for spot in paper.spots)
    yield from (each.citation for each in paper.irregularities)
    yield from (each.citation for each in paper.tables)
    yield from paper.citations.values()
