"""One numbered paragraph of a paper, and the tests that hold the product to it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Paragraph:
    """`tests` are `folder/module::name` below `tests/`; a paragraph about what no terminal does has a reason."""

    at: str
    says: str
    tests: tuple[str, ...] = ()
    reason: str = ""


@dataclass(frozen=True)
class Paper:
    """`numbered` is how the paper counts: each heading with its numbers, as printed."""

    rulebook: str
    file: str
    title: str
    numbered: tuple[str, ...]
    paragraphs: tuple[Paragraph, ...]


def tested(at: str, says: str, *tests: str) -> Paragraph:
    return Paragraph(at, says, tests)


def elsewhere(at: str, says: str, reason: str) -> Paragraph:
    return Paragraph(at, says, reason=reason)


def numbers(heading: str, count: int, *extra: str) -> tuple[str, ...]:
    """`Dealer Protocol 1` to the last one, and what is printed below a number."""
    return (*(f"{heading} {number}" for number in range(1, count + 1)), *(f"{heading} {each}" for each in extra))
