"""Sections 2 to 8: a whole journal."""

import hmac
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.fast.pages.verifier.archive import check_archive
from tests.fast.pages.verifier.rounds import SEEN, Round
from tests.fast.pages.verifier.rows import Frame, Record, frames_in, records_in, rows
from tests.fast.pages.verifier.sealed import derived, unseal
from tests.fast.pages.verifier.signed import Checkpoint, Key, checkpoint_of, key_of
from tests.fast.pages.verifier.tree import Tree, frame_leaf, leaf_data, leaf_hash, root_of
from tests.fast.pages.verifier.wrong import readable, require, unbase64

SIGNED_AT_ONCE = {
    *("table_opened", "terms_changed", "table_closed", "dealer_signed_on", "dealer_signed_off"),
    *("round_opened", "round_closed", "operator_added", "operator_disabled", "pin_reset", "badge_reset"),
    *("sign_on_failed", "sign_on_recovered", "operator_locked", "operator_unlocked", "operator_preferred"),
    *("month_archived", "frames_removed", "journal_continued", "form_signed", "form_voided"),
    *("console_opened", "reviewer_signed_on", "reviewer_signed_off", "tables_given", "looked", "marked"),
    *("mark_corrected", "mark_withdrawn", "replied", "held", "hold_released"),
    *("camera_set", "camera_set_withdrawn", "exported", "alarm_raised", "alarm_returned", "alarm_acknowledged"),
    *("alarm_confirmed", "alarm_shelved", "alarm_unshelved", "item_approved", "item_queried"),
    *("item_answered", "item_query_withdrawn", "item_escalated", "shift_signed", "point_set", "tables_stood"),
}


class Journal:
    def __init__(self, db: sqlite3.Connection, key: Key, outside: Checkpoint | None, away: Sequence[Frame]) -> None:
        ((self.id,),) = rows(db, "journal", ("id",), "one")
        ((self.size, edge, self.frame_count, self.tag, self.since),) = rows(
            db, "frontier", ("size", "edge", "frames", "tag", "since"), "one"
        )
        require(key.name == f"dealer-terminal/{self.id}", "the key is another journal's")
        self.db, self.key, self.outside, self.tree = db, key, outside, Tree()
        self.edge = [edge[at : at + 32] for at in range(0, len(edge), 32)]
        self.signed = list(rows(db, "checkpoints", ("size", "note", "utc"), "size"))
        self.frames = {frame.number: frame for frame in (*away, *frames_in(db))}
        self.number, self.round, self.next_frame = 0, Round(""), 0
        self.unsigned: Record | None = None
        self.last: Record | None = None
        self.gone: list[tuple[int, int]] = []

    def check(self) -> None:
        self._covered()
        for position, record in enumerate(records_in(self.db)):
            require(record.position == position, f"record {position} is missing")
            require(leaf_hash(leaf_data(record)) == record.leaf, f"record {position} was changed")
            self.tree.add(record.leaf)
            self._follows(record)
            self._see(record)
            self._covered()
            self.last = record
        require(not self.signed, "the tail was cut: a checkpoint covers more records")
        require(self.unsigned is None, "a record that is signed at once has no checkpoint")
        require((self.size, self.edge) == (self.tree.size, self.tree.edge), "the frontier is not over these records")
        require(self.outside is None or self.outside.size <= self.tree.size, "the tail was cut")
        self._frames_end()

    def _follows(self, record: Record) -> None:
        before = self.last
        if record.kind == "clock_stepped_back":
            told = record.fact()
            times = (told["before"], told["after"])
            require(before is not None and times == (before.utc, record.utc), "the clock did not step back so")
        else:
            require(before is None or before.utc <= record.utc, f"record {record.position}: the clock stepped back")

    def _signed_at_once(self, record: Record) -> None:
        if record.kind not in SIGNED_AT_ONCE or (record.position < self.since and record.kind != "round_closed"):
            return
        before = self.unsigned
        if before is None or (before.utc, before.monotonic) != (record.utc, record.monotonic):
            require(before is None, "a record that is signed at once has no checkpoint")
            self.unsigned = record

    def _see(self, record: Record) -> None:
        self._signed_at_once(record)
        if record.schema != 1 or record.kind not in SEEN:
            require(record.round == self.number, f"record {record.position} is of another round")
            return
        fact = record.fact()
        if record.kind == "round_opened":
            self.number = fact["round"]
            self.round = Round(f"{self.id}/{self.number}")
        require(record.round == self.number, f"record {record.position} is of another round")
        self.round.see(record.kind, fact)
        if record.kind == "frames_kept":
            self._frames_kept(fact)
        elif record.kind == "frames_removed":
            self.gone = [each for each in self.gone if not fact["first"] <= each[0] <= each[1] < fact["end"]]
        elif record.kind == "round_closed":
            self._closed(unbase64(fact["key"]))

    def _closed(self, key: bytes) -> None:
        self.round.open(key)
        for frame in self.frames.values():
            if frame.round == self.number and frame.number < self.next_frame:
                unseal(key, frame.sealed, self.round.name, frame.device, "frame", str(frame.count))

    def _frames_kept(self, fact: Any) -> None:
        first, last = fact["first"], fact["last"]
        require(first == self.next_frame, f"frames {self.next_frame} to {first} are not counted")
        self.next_frame = last + 1
        counted = [self.frames.get(number) for number in range(first, last + 1)]
        if not any(counted):
            self.gone.append((first, last))
            return
        leaves = [frame_leaf(frame) for frame in counted if frame is not None]
        require(root_of(leaves) == unbase64(fact["root"]), f"frames {first} to {last} are not those that were counted")

    def _frames_end(self) -> None:
        require(not self.gone, f"frames are missing: {self.gone}")
        loose = [number for number in self.frames if number >= self.next_frame]
        require(sorted(loose) == list(range(self.next_frame, self.frame_count)), "the last frames are missing")
        self.loose = [frame_leaf(self.frames[number]) for number in loose]

    def check_tag(self, secret: bytes) -> None:
        """Section 5: who has the sealing secret sees whether the terminal wrote the journal's end."""
        numbers = (self.tree.size, self.frame_count, len(self.loose), self.since)
        data = "".join(f"{number}\n" for number in numbers).encode() + self.tree.root() + root_of(self.loose)
        key = derived(secret, f"dealer-terminal/append-tag@v1\n{self.id}")
        require(hmac.digest(key, data, "sha256") == self.tag, "the terminal has not written the journal's end")

    def _covered(self) -> None:
        while self.signed and self.signed[0][0] <= self.tree.size:
            size, note, utc = self.signed.pop(0)
            kept = checkpoint_of(note, self.key)
            require(note.count("\n— ".encode()) == 1, f"the checkpoint of {size} records has a foreign signature line")
            same = kept == (size, self.tree.root()) and size == self.tree.size
            require(same, f"the checkpoint of {size} records was signed over others")
            self.unsigned = None
            require(not size or self._utc_of(size - 1) == utc, f"the checkpoint of {size} has another time")
        if self.outside is not None and self.outside.size == self.tree.size:
            require(self.outside.root == self.tree.root(), "the journal was rebuilt")

    def _utc_of(self, position: int) -> Any:
        return self.db.execute("SELECT utc FROM records WHERE position = ?", (position,)).fetchone()[0]


def check_journal(
    db: sqlite3.Connection, vkey: str, outside: bytes = b"", archives: Sequence[Path] = (), secret: bytes = b""
) -> int:
    """How many records are good; `Wrong` says what is not."""
    with readable():
        key = key_of(vkey)
        away = [frame for file in archives for frame in check_archive(file, db, key)]
        journal = Journal(db, key, checkpoint_of(outside, key) if outside else None, away)
        journal.check()
        if secret:
            journal.check_tag(secret)
        return journal.tree.size
