"""Recorded results of the tampering sweep, and the table that docs/threat-model.md shows of them.

`sweep.txt` has one line for each attack: the result of `verify` with the trusted key, with the terminal's key folder,
and with a checkpoint kept elsewhere; the result of a terminal's start; the class of the attack, and its name.
"""

import re
from collections.abc import Iterable, Sequence
from itertools import groupby
from pathlib import Path

from msgspec import Struct

from tests.helpers.repository import ROOT

PAGE = ROOT / "docs" / "threat-model.md"
BEGIN, END = "<!-- what verify finds -->\n", "<!-- end -->\n"
RESULTS = Path(__file__).with_name("sweep.txt")
NAMED, MISSED = "named", "–"
REFUSES, IGNORES, MISLED, NOT_TRIED = "refuses", "ignores it", "IS MISLED", "not tried"
WITH_THE_KEYS = "with the keys"
_HEAD = """\
| change | `verify` | with the key folder | with a checkpoint kept elsewhere | terminal start |
| --- | --- | --- | --- | --- |
"""
_OF_A_TABLE = re.compile("`(\\w+)`: (.+)")


class Result(Struct, frozen=True):
    """Result of one attack. `found` is by the trusted key, the key folder, and a checkpoint kept elsewhere."""

    what: str
    name: str
    found: tuple[bool, bool, bool]
    start: str = NOT_TRIED

    def outcome(self) -> tuple[str, ...]:
        return (*(NAMED if each else MISSED for each in self.found), self.start)

    def __str__(self) -> str:
        return " | ".join((*self.outcome(), self.what, self.name))


def recorded() -> list[Result]:
    return [_parsed(line) for line in RESULTS.read_text().splitlines()]


def _parsed(line: str) -> Result:
    bare, own, elsewhere, start, what, name = line.split(" | ")
    return Result(what, name, (bare == NAMED, own == NAMED, elsewhere == NAMED), start)


def table(results: Sequence[Result]) -> str:
    """Return the page's table: one row for each outcome, in the order of their first attack."""
    outcomes = dict.fromkeys(each.outcome() for each in results)
    return _HEAD + "".join(f"| {_changes(each, results)} | {' | '.join(each)} |\n" for each in outcomes)


def page_table() -> str:
    return PAGE.read_text().partition(BEGIN)[2].partition(END)[0]


def write(results: Sequence[Result]) -> None:
    RESULTS.write_text("".join(f"{each}\n" for each in results))
    before, _, rest = PAGE.read_text().partition(BEGIN)
    PAGE.write_text(f"{before}{BEGIN}\n{table(results)}\n{END}{rest.partition(END)[2]}")


def _changes(outcome: tuple[str, ...], results: Sequence[Result]) -> str:
    every: dict[str, list[str]] = {}
    for each in results:
        every.setdefault(each.what, []).append(each.name)
    here = [each for each in results if each.outcome() == outcome]
    classes = {what: [each.name for each in group] for what, group in groupby(here, lambda each: each.what)}
    partial = {what: [] if names == every[what] else names for what, names in classes.items()}
    whole = [name for name, kinds in _by_table(every).items() if all(partial.get(each) == [] for each in kinds)]
    return "; ".join([*_whole(whole), *_parts(whole, partial)])


def _by_table(classes: Iterable[str]) -> dict[str, list[str]]:
    tables: dict[str, list[str]] = {}
    for each in classes:
        if found := _OF_A_TABLE.fullmatch(each):
            tables.setdefault(found[1], []).append(each)
    return tables


def _whole(tables: Sequence[str]) -> list[str]:
    return [f"any change of {_listed(tables)}"] if tables else []


def _parts(whole: Sequence[str], partial: dict[str, list[str]]) -> list[str]:
    """Return the other classes; those of one table, and those with the keys, share a prefix."""
    parts: dict[str, list[str]] = {}
    for what, names in partial.items():
        first, colon, rest = what.partition(": ")
        if first.strip("`") not in whole:
            said = f"{rest or first} ({_listed(names)})" if names else rest or first
            parts.setdefault(first if colon else "", []).append(said)
    return [f"{first}: {', '.join(said)}" if first else "; ".join(said) for first, said in parts.items()]


def _listed(names: Sequence[str]) -> str:
    return f"`{'`, `'.join(names)}`"
