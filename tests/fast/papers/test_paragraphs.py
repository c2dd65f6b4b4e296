"""PARAGRAPHS.md names a test that exists for each numbered paragraph of each paper, or says why no terminal can."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from dealer_terminal.app import installed_rulebooks
from dealer_terminal.rules.house import read_house
from dealer_terminal.rules.manual import address
from tests.fast.playthroughs.irregular import HAPPENS
from tests.fast.playthroughs.regenerate import path_of
from tests.fast.procedure.walk import HOUSE, book
from tests.fast.rules.rounds import BOOKS, WA
from tests.helpers.cases import every

TABLE = Path(__file__).with_name("PARAGRAPHS.md")
TESTS = Path(__file__).parents[1]
SECTION = re.compile(r"^`(?P<file>\S+)`, rulebook `(?P<rulebook>\S+)`$", re.MULTILINE)
ROW = re.compile(r"^\| (?P<at>.+?) \| (?P<says>.+?) \| (?P<held>.+) \|$", re.MULTILINE)
NUMBERED = re.compile(r"\d\w?$|\([ab]\)$| [a-f]$|^(Betting|Dealer) Protocol .*note")


class Paper(NamedTuple):
    file: str
    held: dict[str, str]
    places: list[str]


def papers() -> dict[str, Paper]:
    found = {}
    for section in TABLE.read_text(encoding="utf-8").split("\n## ")[1:]:
        head = SECTION.search(section)
        assert head is not None
        rows = [(row["at"], row["held"]) for row in ROW.finditer(section) if row["at"] != "paragraph"]
        found[head["rulebook"]] = Paper(head["file"], dict(rows), [at for at, _ in rows])
    return found


@cache
def names_in(module: str) -> frozenset[str]:
    tree = ast.parse((TESTS / f"{module}.py").read_text(encoding="utf-8"))
    return frozenset(node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def test_a_paragraph_has_tests_that_exist_or_a_reason() -> None:
    missing = []
    for paper in papers().values():
        for at, held in paper.held.items():
            tests = [each.strip("`").partition("::") for each in held.split("<br>")] if held.startswith("`") else []
            missing += [(at, module, name) for module, _, name in tests if name not in names_in(module)]
            assert tests or held.endswith(".")
    assert missing == []
    assert list(papers()) == list(BOOKS)


@every("name", BOOKS)
def test_no_numbered_paragraph_is_missing_and_none_is_there_twice(name: str) -> None:
    (manual,) = (each for each in installed_rulebooks.manuals() if each.rulebook == name)
    numbered = {at for at in map(address, manual.entries) if NUMBERED.search(at)}
    places = papers()[name].places
    assert numbered - set(places) == set()
    assert len(places) == len(set(places))
    assert book(name).source.file == papers()[name].file


@every("name", HAPPENS)
def test_an_irregularity_is_told_under_the_paragraph_that_the_paper_or_the_house_has_for_it(name: str) -> None:
    told = path_of(f"irregularities/{name}").read_text(encoding="utf-8")
    house = read_house(HOUSE, "house procedures")
    assert f"[{house.procedure(book(WA), name).citation}]" in told
