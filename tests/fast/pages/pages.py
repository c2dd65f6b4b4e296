"""Every page of the project, and what can be asked of one."""

import re
from collections.abc import Iterator
from pathlib import Path

from tests.helpers.repository import ROOT, files

PAGES = [*sorted(ROOT.glob("*.md")), *files("docs", "assets", "dealer_terminal", "drivers", suffixes=(".md",))]
"""In the order in which they are tried."""

_LINK = re.compile(r"\]\(([^)\s]+)\)")
_FENCE = re.compile(r"^```(.*)$\n((?:(?!```).*\n)*)```$", re.MULTILINE)
_MARK = re.compile(r'<a id="([^"]+)">')
_HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def name(page: Path) -> str:
    return str(page.relative_to(ROOT))


def prose(page: Path) -> str:
    """Without blocks of code."""
    return _FENCE.sub("", page.read_text(encoding="utf-8"))


def blocks(page: Path, language: str) -> Iterator[str]:
    for found in _FENCE.finditer(page.read_text(encoding="utf-8")):
        if found[1] == language:
            yield found[2]


def links(page: Path) -> list[str]:
    return _LINK.findall(re.sub(r"`[^`\n]*`", "", prose(page)))


def anchors(page: Path) -> set[str]:
    """As they are made of headings where the pages are read."""
    text = prose(page)
    return {*map(_anchor, _HEADING.findall(text)), *_MARK.findall(text)}


def _anchor(heading: str) -> str:
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
    return re.sub(r"[^\w\- ]", "", text).replace(" ", "-")
