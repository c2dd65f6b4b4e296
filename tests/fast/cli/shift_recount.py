"""A shift's figures, counted again from its tables' exports alone, by no fold, table or code of the terminal's."""

import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from fractions import Fraction
from typing import Any

from tests.fast.cli.recount import money, read

Row = dict[str, Any]


@dataclass(frozen=True)
class Exported:
    """Of one table, as JSON Lines: the sets `results`, `rounds`, `meters` and `records`."""

    results: tuple[Row, ...]
    rounds: tuple[Row, ...]
    meters: tuple[Row, ...]
    records: tuple[Row, ...]


def exported(texts: dict[str, str]) -> Exported:
    return Exported(*(tuple(read(texts[name])) for name in ("results", "rounds", "meters", "records")))


def totals(tables: Mapping[str, Exported], since: str, until: str) -> dict[str, dict[tuple[str, ...], Row]]:
    """By table, game, wager and dealer; each table by the name that it has here."""
    results, rounds = [], []
    for table, each in tables.items():
        results += [row | {"table": table} for row in each.results if _within(row, since, until)]
        rounds += [row | {"table": table} for row in each.rounds if _within(row, since, until)]
    named: dict[str, Callable[[Row], tuple[str, ...]]] = {
        "by_table": lambda row: (row["table"],),
        "by_game": lambda row: (row["rulebook"],),
        "by_dealer": lambda row: (row["dealer"],),
    }
    found = {by: _summed(results, rounds, name) for by, name in named.items()}
    by_wager = defaultdict(list)
    for row in results:
        by_wager[row["rulebook"], row["spot"]].append(row)
    return {**found, "by_wager": {name: _money(rows) for name, rows in by_wager.items()}}


def _summed(
    results: list[Row], rounds: list[Row], name: Callable[[Row], tuple[str, ...]]
) -> dict[tuple[str, ...], Row]:
    found = {}
    for each in {name(row) for row in rounds}:
        own = [row for row in results if name(row) == each]
        played = [row for row in rounds if name(row) == each]
        void = [row for row in played if row["outcome"] == "misdeal"]
        hands = {(row["table"], row["round"], row["seat"]) for row in own if row["outcome"] != "misdeal"}
        counted = {"rounds": len(played), "misdeals": len(void), "hands": len(hands)}
        found[each] = {**counted, **_money(own)}
    return found


def _money(rows: Iterable[Row]) -> Row:
    kept = [row for row in rows if row["result"] != "returned"]
    return money({"stake": row["stake_cents"], "pays": row["pays_cents"], "result": row["result"]} for row in kept)


def _within(row: Row, since: str, until: str) -> bool:
    opened = datetime.fromisoformat(row["opened"])
    return datetime.fromisoformat(since) <= opened < datetime.fromisoformat(until)


def meters(each: Exported, since: str, until: str) -> dict[str, Row]:
    """What each meter moved by, why by why, and where it came to in that time."""
    found: dict[str, Row] = {}
    for row in each.meters:
        if not datetime.fromisoformat(since) <= datetime.fromisoformat(row["at"]) < datetime.fromisoformat(until):
            continue
        own = found.setdefault(row["meter"], {"by_why": defaultdict(int)})
        if row["why"] != "opened":
            own["by_why"][row["why"]] += row["by_hundredths_of_a_cent"]
        own["end"] = row["stands_hundredths_of_a_cent"]
    return found


def dealt(each: Exported) -> dict[str, int]:
    """Rounds of each dealer, by who had signed on last when a round was closed."""
    found: dict[str, int] = defaultdict(int)
    dealer = ""
    for record in each.records:
        if record["kind"] == "dealer_signed_on":
            dealer = record["fact"]["dealer"]["id"]
        if record["kind"] == "round_closed":
            found[dealer] += 1
    return dict(found)


def of_returns(told: str, spot: str) -> Fraction:
    """The exact house edge that `returns` tells of the first pay table of a wager."""
    return next(Fraction(each["house_edge"]) for each in json.loads(told) if each["spot"] == spot)
