"""Who managed people, went on from a copy, approved and signed on: whether they might, as ../journal-format.md has it.
Whom failures locked, and whether they were kept out.

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

from verify import RECORD, Row, require, rows

FAILURES, WAITS, SECOND = 5, 15 * 60 * 1_000_000, 1_000_000
MANAGES = re.compile("operator_(added|disabled|unlocked)|(pin|badge)_reset|journal_continued")
PIN = re.compile(
    r"\$argon2id\$v=19\$m=([0-9]{1,7}),t=([0-9]{1,2}),p=([0-9]{1,2})\$[A-Za-z0-9+/]{11,86}\$[A-Za-z0-9+/]{16,86}"
)


def is_pin(text: str) -> bool:
    """Whoever has none signs on with a badge alone."""
    costs = PIN.fullmatch(text)
    return not text or (costs is not None and 8 <= int(costs[1]) <= 2**20 and int(costs[2]) > 0 < int(costs[3]))


class People:
    """Each by number, as they were added; `gone` are disabled. `invents` is where cards are simulated."""

    def __init__(self) -> None:
        self.known, self.gone = dict[str, Any](), set[str]()
        self.dealer, self.invents, self.open = dict[str, Any](), False, False

    def heads(self) -> list[str]:
        return [each for each, of in self.known.items() if of["role"] == "administrator" and each not in self.gone]

    def see(self, by: str, kind: str, fact: Any) -> None:
        if MANAGES.fullmatch(kind):
            self.manage(by, kind, fact)
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

    def manage(self, by: str, kind: str, fact: Any) -> None:
        whom = fact.get("operator")
        heads = self.heads()
        first = not by and kind == "operator_added" and whom["role"] == "administrator"
        require(by in heads if heads else first or kind == "journal_continued", f"{by!r} has not the right to {kind}")
        if kind in ("operator_added", "pin_reset"):
            require(is_pin(fact["pin"]), f"{kind} gives a PIN that is no argon2id hash")
        if kind == "operator_added":
            require(re.fullmatch("[0-9]{1,8}", whom["id"]), f"{whom['id']} is no number")
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


class Locks:
    """Failures of each by number, and until when a person is locked; `due` is the failure whose lock comes next."""

    def __init__(self) -> None:
        self.waits, self.failed, self.until = dict[str, bool](), dict[str, int](), dict[str, int]()
        self.due, self.copied = "", (0, 0)

    def see(self, times: tuple[int, int], kind: str, fact: Any) -> None:
        due, self.due, whom = self.due, "", fact.get("operator")
        require(not due or (kind == "operator_locked" and whom == due), f"{due} is not locked after so many failures")
        if kind == "journal_continued":
            self.copied = times
        elif kind == "operator_added":
            self.waits[whom["id"]] = whom["role"] == "administrator"
            self.failed[whom["id"]] = self.until[whom["id"]] = 0
        elif kind in ("dealer_signed_on", "reviewer_signed_on"):
            self.lets_in(times[0], fact[kind.partition("_")[0]]["id"])
        elif kind == "sign_on_failed":
            self.fails(times, whom, fact["failures"])
        elif kind in ("operator_locked", "sign_on_recovered", "operator_unlocked", "pin_reset"):
            require(whom in self.waits, f"{kind} is about {whom}, whom nobody added")
            if kind == "operator_locked":
                require(self.failed[whom] >= FAILURES, f"{whom} is locked after {self.failed[whom]} failures")
                end = times[0] + WAITS - SECOND <= fact["until"] <= times[0] + WAITS + SECOND
                require(end if self.waits[whom] else fact["until"] == 0, f"the lock of {whom} has another end")
                self.until[whom] = fact["until"] or 2**62
                return
            if kind == "sign_on_recovered":
                require(self.failed[whom] or self.until[whom], f"{whom} recovers from no failure")
                self.lets_in(times[0], whom)
            self.failed[whom] = self.until[whom] = 0

    def fails(self, times: tuple[int, int], whom: str, count: int) -> None:
        """Who goes on from a copy appends with that what was refused before."""
        before, copied = self.failed.get(whom, 0), times == self.copied
        locked = times[0] < self.until.get(whom, 0)
        if not whom:
            return require(count == 0, f"{count} failures of nobody")
        require(whom in self.waits, f"{count} failures of {whom}, whom nobody added")
        require(count == before + (copied or not locked), f"{count} failures of {whom} after {before}")
        self.failed[whom] = count
        self.due = whom if count >= FAILURES and not locked and not copied else ""
        return None

    def lets_in(self, now: int, whom: str) -> None:
        require(now >= self.until.get(whom, 0), f"{whom} is let in, and is locked")


def records(db: sqlite3.Connection) -> Iterator[tuple[Row, Any]]:
    for row in rows(db, "records", RECORD):
        yield row, json.loads(row["body"]) if row["schema"] == 1 else {}


def main() -> None:
    people, locks, count = People(), Locks(), 0
    try:
        with closing(sqlite3.connect(f"{Path(sys.argv[1]).resolve().as_uri()}?mode=ro", uri=True)) as db:
            for row, fact in records(db):
                people.see(row["operator"], row["kind"], fact)
                locks.see((row["utc"], row["monotonic"]), row["kind"], fact)
                count += 1
            require(not locks.due, f"{locks.due} is not locked after so many failures")
    except Exception as wrong:  # noqa: BLE001 - any failure means that the input is wrong
        sys.exit(f"Wrong: record {count}: {wrong or type(wrong).__name__}.")
    sys.stdout.write(f"Good: {count} records, {len(people.known)} people.\n")


if __name__ == "__main__":
    main()
