"""`python -m tests.fast.papers.regenerate` writes PARAGRAPHS.md: each paragraph and the tests that enforce it."""

from collections.abc import Iterator
from pathlib import Path

from tests.fast.papers.manuals import ORIGINAL, WA_2019
from tests.fast.papers.paragraph import Paper, Paragraph
from tests.fast.papers.short_forms import DEALER_PROCEDURES, RULES_OF_PLAY
from tests.fast.papers.three_card import THREE_CARD

PAPERS = (WA_2019, ORIGINAL, RULES_OF_PLAY, DEALER_PROCEDURES, THREE_CARD)
TABLE = Path(__file__).with_name("PARAGRAPHS.md")


def table() -> str:
    lines = ["# Every paragraph of the papers, and the tests that hold the product to it", ""]
    lines += ["Written by `python -m tests.fast.papers.regenerate` from the tables beside it.", ""]
    for paper in PAPERS:
        lines += [f"## {paper.title}", "", f"`{paper.file}`, rulebook `{paper.rulebook}`", ""]
        lines += ["| paragraph | says | held by |", "|---|---|---|", *map(_row, paper.paragraphs), ""]
    return "\n".join(lines)


def paragraphs() -> Iterator[tuple[Paper, Paragraph]]:
    return ((paper, each) for paper in PAPERS for each in paper.paragraphs)


def _row(each: Paragraph) -> str:
    held = "<br>".join(f"`{test}`" for test in each.tests) or each.reason
    return f"| {each.at} | {each.says} | {held} |"


if __name__ == "__main__":
    TABLE.write_text(table(), encoding="utf-8")
