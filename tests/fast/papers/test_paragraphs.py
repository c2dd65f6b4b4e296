"""paragraphs.toml names a test that exists for each numbered paragraph of each manual, or says why no terminal can."""

import ast
import re
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from dealer_terminal.app import installed_rulebooks
from dealer_terminal.rules.house import read_house
from dealer_terminal.rules.manual import address
from tests.fast.playthroughs.irregular import HAPPENS
from tests.fast.playthroughs.regenerate import path_of
from tests.fast.procedure.walk import HOUSE, book
from tests.fast.rules.rounds import BOOKS, WA
from tests.helpers.cases import every

TABLE = Path(__file__).with_name("paragraphs.toml")
TESTS = Path(__file__).parents[1]
NUMBERED = re.compile(r"\d\w?$|\([ab]\)$| [a-f]$|^(Betting|Dealer) Protocol .*note")


class Paragraph(Struct):
    at: str
    says: str
    tests: list[str] = []
    reason: str = ""


class Manual(Struct):
    file: str
    rulebook: str
    paragraph: list[Paragraph]


class Manuals(Struct):
    manual: list[Manual]


def manuals() -> dict[str, Manual]:
    return {each.rulebook: each for each in msgspec.toml.decode(TABLE.read_bytes(), type=Manuals).manual}


@cache
def names_in(module: str) -> frozenset[str]:
    tree = ast.parse((TESTS / f"{module}.py").read_text(encoding="utf-8"))
    return frozenset(node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def test_a_paragraph_has_tests_that_exist_or_a_reason() -> None:
    missing = []
    for paragraph in (each for manual in manuals().values() for each in manual.paragraph):
        for module, _, name in (each.partition("::") for each in paragraph.tests):
            missing += [] if name in names_in(module) else [(paragraph.at, module, name)]
        assert paragraph.tests or paragraph.reason.endswith(".")
    assert missing == []
    assert list(manuals()) == list(BOOKS)


@every("name", BOOKS)
def test_no_numbered_paragraph_is_missing_and_none_is_there_twice(name: str) -> None:
    (printed,) = (each for each in installed_rulebooks.manuals() if each.rulebook == name)
    numbered = {at for at in map(address, printed.entries) if NUMBERED.search(at)}
    places = [each.at for each in manuals()[name].paragraph]
    assert numbered - set(places) == set()
    assert len(places) == len(set(places))
    assert book(name).source.file == manuals()[name].file


@every("name", HAPPENS)
def test_an_irregularity_is_told_under_the_paragraph_that_the_paper_or_the_house_has_for_it(name: str) -> None:
    told = path_of(f"irregularities/{name}").read_text(encoding="utf-8")
    house = read_house(HOUSE, "house procedures")
    assert f"[{house.procedure(book(WA), name).citation}]" in told
