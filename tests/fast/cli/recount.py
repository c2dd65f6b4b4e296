"""A report's numbers, counted again from the exported records alone, by no table, fold or code of the terminal's."""

import json
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

Line = dict[str, Any]
_TAKEN = ("lose", "forfeit")


@dataclass
class Round:
    opened: datetime
    closed: datetime
    dealer: str = ""
    misdealt: bool = False
    lines: dict[tuple[int, str], Line] = field(default_factory=dict)

    def lay(self, fact: dict[str, Any]) -> None:
        """Each wager ends as it was told last."""
        for line in [*fact.get("lines", []), *([fact["line"]] if "line" in fact else [])]:
            self.lines[line["seat"], line["spot"]] = line


def read(exported: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in exported.splitlines()]


def rounds_of(records: Iterable[dict[str, Any]]) -> list[Round]:
    rounds: dict[int, Round] = {}
    dealer = ""
    for record in records:
        fact, at = record["fact"], datetime.fromisoformat(record["at"])
        match record["kind"]:
            case "dealer_signed_on":
                dealer = fact["dealer"]["id"]
            case "round_opened":
                rounds[fact["round"]] = Round(at, at)
            case "round_closed":
                rounds[fact["round"]].closed, rounds[fact["round"]].dealer = at, dealer
            case "round_misdealt":
                rounds[record["round"]].misdealt = True
                rounds[record["round"]].lines.clear()
        if record["round"]:
            rounds[fact.get("round", record["round"])].lay(fact)
    return [each for each in rounds.values() if each.dealer]


def lines_of(rounds: Iterable[Round]) -> list[Line]:
    return [line for each in rounds for line in each.lines.values() if line["result"] != "returned"]


def money(lines: Iterable[Line]) -> dict[str, int]:
    kept = list(lines)
    paid = sum(line["pays"] for line in kept)
    taken = sum(line["stake"] for line in kept if line["result"] in _TAKEN)
    staked = sum(line["stake"] for line in kept)
    wagers = sum(line["stake"] > 0 for line in kept)
    return {"wagers": wagers, "handle": staked, "paid": paid, "taken": taken, "win": taken - paid}


def by_spot(rounds: Iterable[Round]) -> dict[str, dict[str, int]]:
    found = defaultdict(list)
    for line in lines_of(rounds):
        found[line["spot"]].append(line)
    return {spot: money(lines) for spot, lines in found.items()}


def by_dealer(rounds: Iterable[Round]) -> dict[str, dict[str, int]]:
    found = defaultdict(list)
    for each in rounds:
        found[each.dealer].append(each)
    return {
        dealer: {"rounds": len(own), "misdeals": sum(each.misdealt for each in own), **money(lines_of(own))}
        for dealer, own in found.items()
    }


def events(rounds: Iterable[Round]) -> Counter[tuple[str, str]]:
    return Counter((line["spot"], line["event"]) for line in lines_of(rounds) if line["event"])


def irregularities(records: Iterable[dict[str, Any]]) -> Counter[tuple[str, str]]:
    told = (record["fact"] for record in records if record["kind"] == "irregularity_reported")
    return Counter((fact["irregularity"], fact["raised_by"]) for fact in told)


def overrides(records: Iterable[dict[str, Any]]) -> Counter[tuple[str, str]]:
    found: Counter[tuple[str, str]] = Counter()
    for record in records:
        fact = record["fact"]
        for approval in [*fact.get("approvals", []), *([fact["approval"]] if "approval" in fact else [])]:
            found[record["kind"], approval["by"]["id"]] += 1
    return found
