"""Names follow docs/glossary.md: no public class name is in two packages, and no name has a word that it replaces."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from tests.helpers.repository import ROOT, files

GLOSSARY = ROOT / "docs" / "glossary.md"
REPLACED = frozenset(
    word
    for row in re.findall(r"^\| [^|]+ \| ([^|]+) \|$", GLOSSARY.read_text().partition("not used in names")[2], re.M)
    for word in row.strip().split(", ")
) - {"instead of", "---"}
KEPT = frozenset({"Surface"})
"""Names with such a word that are right: a surface of QML."""
MOST_CLASHES = 15


def modules() -> Iterator[Path]:
    return (file for file in files("dealer_terminal", "drivers", suffixes=(".py",)) if file.name != "__init__.py")


def classes(file: Path) -> Iterator[str]:
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield node.name


def words(name: str) -> set[str]:
    return {word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", name)}


def test_hardly_a_class_name_is_in_two_packages() -> None:
    packages = defaultdict(set)
    for file in modules():
        for name in classes(file):
            packages[name].add(file.parent)
    assert len([name for name, found in packages.items() if len(found) > 1]) <= MOST_CLASHES


def test_no_name_has_a_word_that_the_glossary_replaces() -> None:
    assert len(REPLACED) > 20
    found = []
    for file in modules():
        names = [file.stem, *classes(file)]
        found += [(file.name, name) for name in names if words(name) & REPLACED and name not in KEPT]
    assert found == []
