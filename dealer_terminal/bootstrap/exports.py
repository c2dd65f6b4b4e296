"""What leaves the house from a replay: it has its name only once the console's journal says so."""

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import assert_never
from zoneinfo import ZoneInfo

from dealer_terminal.audit.review_facts import Stretch
from dealer_terminal.bootstrap.bookmark_file import bookmark_text, bookmarks_of
from dealer_terminal.bootstrap.makings import Makings, new_file
from dealer_terminal.errors import KnownError
from dealer_terminal.review.asks import Ask, NoteExport
from dealer_terminal.review.console import Console
from dealer_terminal.review.marks import record_at
from dealer_terminal.review.orders import Order, OrderBookmarks, OrderEvidence
from dealer_terminal.review.reel import Reel
from dealer_terminal.storage.review.source import JournalSource
from dealer_terminal.storage.whole_file import whole_or_not

_YES = "yes"


class Exports:
    """`db` is the table's journal, `console` the console's; `vkey` whose signatures count."""

    def __init__(self, db: str, console: str, source: JournalSource, zone: ZoneInfo, vkey: str = "") -> None:
        self._db, self._console, self._source, self._zone, self._vkey = db, console, source, zone, vkey
        self._makings = Makings()
        self._made: list[str] = []

    def order(self, order: Order, console: Console, do: Callable[[Ask], None]) -> None:
        to = new_file(order.file)
        match order:
            case OrderEvidence():
                self._evidence(order, to, console, do)
            case OrderBookmarks():
                self._bookmarks(order, to, console, do)
            case _:
                assert_never(order)

    def delivered(self) -> tuple[str, ...]:
        made, self._made = (*self._made, *self._makings.delivered()), []
        return made

    def end(self) -> None:
        self._makings.end()

    def _evidence(self, order: OrderEvidence, to: Path, console: Console, do: Callable[[Ask], None]) -> None:
        at = self._rounds(order)

        def noted(made: Path, said: str) -> str:
            what = f"evidence of rounds {order.first} to {order.last}"
            do(NoteExport(at, what, to.name, sha256(made.read_bytes()).digest(), order.reason))
            return said.strip().partition(" Written to")[0]

        self._makings.begin(to, lambda beside: self._command(order, beside, console), noted)

    def _command(self, order: OrderEvidence, to: Path, console: Console) -> tuple[str, ...]:
        name = f"{console.reviewer.name} ({console.name})" if console.reviewer is not None else console.name
        words = (f"--reason={order.reason}", f"--operator={name}", f"--zone={self._zone.key}")
        pictures = () if order.pictures == _YES else ("--no-pictures",)
        marks = ("--marks", self._console) if order.marks == _YES else ()
        key = ("--vkey", self._vkey) if self._vkey else ()
        given = "--db", self._db, "--round", f"{order.first}..{order.last}", f"--out={to}"
        return ("evidence", *given, *words, *pictures, *marks, *key)

    def _rounds(self, order: OrderEvidence) -> Stretch:
        reel = Reel(self._source)
        opened = [self._source.round_opened(number) for number in (order.first, order.last)]
        for number, at in zip((order.first, order.last), opened, strict=True):
            if at < 0:
                raise KnownError(f"there is no round {number} in {self._source.where}: name rounds that are there")
        ends = opened[0], reel.round_of(opened[1]).end - 1
        first, last = (record_at(reel.journal, reel.moment(each).step.record) for each in ends)
        return Stretch(first, last)

    def _bookmarks(self, order: OrderBookmarks, to: Path, console: Console, do: Callable[[Ask], None]) -> None:
        found = bookmarks_of(console, self._source, order.camera)
        text = bookmark_text(found, order.camera, order.began, self._zone)
        at = Stretch(found[0].mark.at.first, found[-1].mark.at.last)
        with whole_or_not(to) as beside:
            beside.write_text(text, encoding="utf-8", newline="")
            hashed = sha256(text.encode()).digest()
            do(NoteExport(at, f"bookmarks of {order.camera}", to.name, hashed, order.reason))
        self._made.append(f"{to}: {len(found)} bookmarks")
