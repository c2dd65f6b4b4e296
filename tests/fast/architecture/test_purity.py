"""What an import contract cannot see: files, clocks and chance reached through a builtin or an allowed module."""

import ast
from collections.abc import Iterator

import pytest

from tests.helpers.repository import ROOT, files

PURE = tuple(f"dealer_terminal/{room}" for room in ("rules", "procedure", "journal", "review"))
IMPURE_NAMES = {"open", "print", "input", "exec", "eval", "breakpoint", "__import__"}
IMPURE_ATTRIBUTES = {"now", "utcnow", "today", "default_rng", "urandom", "getenv"}
IMPURE_CALLS = {"generate", "generate_key"}  # of keys: they come in as arguments


def impurities(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Name(id=name) if name in IMPURE_NAMES:
                yield f"{name} in line {node.lineno}"
            case ast.Attribute(attr=name) if name in IMPURE_ATTRIBUTES:
                yield f".{name} in line {node.lineno}"
            case ast.Attribute(value=ast.Name(id="np" | "numpy"), attr="random"):
                yield f"numpy.random in line {node.lineno}"
            case ast.Call(func=ast.Attribute(attr=name)) if name in IMPURE_CALLS:
                yield f".{name}() in line {node.lineno}"


def test_pure_packages_reach_nothing_outside() -> None:
    found = {
        str(path.relative_to(ROOT)): list(impurities(path.read_text())) for path in files(*PURE, suffixes=(".py",))
    }
    assert {path: what for path, what in found.items() if what} == {}


@pytest.mark.parametrize(
    "source",
    [
        "open('journal.db')",
        "print(card)",
        "datetime.now(UTC)",
        "date.today()",
        "np.random.default_rng()",
        "numpy.random.shuffle(deck)",
        "Ed25519PrivateKey.generate()",
    ],
)
def test_an_impure_line_is_found(source: str) -> None:
    assert list(impurities(source))
