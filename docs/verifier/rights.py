"""Who managed people, went on from a copy, approved and signed on: whether they might, as ../journal-format.md has it.

python rights.py journal.db    once verify.py says that the journal is good
"""

import json
import re
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from verify import RECORD, require, rows

MANAGES = re.compile("operator_(added|disabled|unlocked)|(pin|badge)_reset|journal_continued")


class People:
    """Each by number, as they were added; `gone` are disabled. `invents` is where cards are simulated."""

    def __init__(self) -> None:
        self.known, self.gone = dict[str, Any](), set[str]()
        self.dealer, self.invents, self.open = dict[str, Any](), False, False

    def heads(self) -> list[str]:
        return [each for each, of in self.known.items() if of["role"] == "administrator" and each not in self.gone]

    def see(self, by: str, kind: str, fact: Any) -> None:
        if MANAGES.fullmatch(kind):
            self.manage(by, kind, fact.get("operator"))
        if kind in ("table_opened", "terms_changed"):
            self.open, self.invents = True, fact["terms"]["cards_from"] == "simulated"
            require(
                not self.dealer or self.dealer["id"] in self.gone or self.may(self.dealer), "nobody added who deals"
            )
        if kind in ("dealer_signed_on", "reviewer_signed_on"):
            person = fact[kind.partition("_")[0]]
            unknown = kind == "dealer_signed_on" and not self.open and person["id"] not in self.known
            require(unknown or self.may(person), f"{person['id']} signs on, and is not on record so")
        if kind in ("dealer_signed_on", "dealer_signed_off"):
            self.dealer = fact["dealer"] if kind == "dealer_signed_on" else {}
        for approval in (*fact.get("approvals", ()), *filter(None, [fact.get("approval")])):
            require(self.may(approval["by"]), f"{approval['by']['id']} approves, and is not on record so")
        self.open = self.open and kind != "table_closed"

    def manage(self, by: str, kind: str, whom: Any) -> None:
        heads = self.heads()
        first = not by and kind == "operator_added" and whom["role"] == "administrator"
        require(by in heads if heads else first or kind == "journal_continued", f"{by!r} has not the right to {kind}")
        if kind == "operator_added":
            require(self.known.setdefault(whom["id"], whom) is whom, f"the number {whom['id']} was given before")
        elif whom is not None:
            require(whom in self.known and whom not in self.gone, f"{kind} is about {whom}, who is not there")
            require(kind != "operator_disabled" or heads != [whom], "nobody is left who manages people")
            self.gone |= {whom} if kind == "operator_disabled" else set()

    def may(self, person: Any) -> bool:
        """Whom nobody added may be there where cards are simulated, or before there is an administrator."""
        if person["id"] not in self.known:
            return self.invents or not self.heads()
        return bool(self.known[person["id"]] == person) and person["id"] not in self.gone


def records(db: sqlite3.Connection) -> Iterator[tuple[str, str, Any]]:
    for row in rows(db, "records", RECORD):
        yield row["operator"], row["kind"], json.loads(row["body"]) if row["schema"] == 1 else {}


def main() -> None:
    people, count = People(), 0
    try:
        with closing(sqlite3.connect(f"{Path(sys.argv[1]).resolve().as_uri()}?mode=ro", uri=True)) as db:
            for each in records(db):
                people.see(*each)
                count += 1
    except Exception as wrong:  # noqa: BLE001 - whatever goes wrong, goes wrong with what was given
        sys.exit(f"Wrong: record {count}: {wrong or type(wrong).__name__}.")
    sys.stdout.write(f"Good: {count} records, {len(people.known)} people.\n")


if __name__ == "__main__":
    main()
