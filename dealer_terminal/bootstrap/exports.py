"""What leaves the house from a replay: it has its name only once the console's journal says so."""

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import assert_never
from zoneinfo import ZoneInfo

from msgspec import Struct

from dealer_terminal.audit.review_facts import Stretch
from dealer_terminal.bootstrap.beside import Beside
from dealer_terminal.bootstrap.bookmark_file import bookmark_text, bookmarks_of
from dealer_terminal.errors import KnownError
from dealer_terminal.review.asks import Ask, NoteExport
from dealer_terminal.review.console import Console
from dealer_terminal.review.marks import record_at
from dealer_terminal.review.orders import Order, OrderBookmarks, OrderEvidence
from dealer_terminal.review.reel import Reel
from dealer_terminal.storage.review.source import JournalSource
from dealer_terminal.storage.whole_file import whole_or_not

_YES = "yes"


class _Making(Struct, frozen=True):
    order: OrderEvidence
    at: Stretch
    to: Path
    beside: Path
    process: Beside


class Exports:
    """`db` is the table's journal, `console` the console's; `vkey` whose signatures count."""

    def __init__(self, db: str, console: str, source: JournalSource, zone: ZoneInfo, vkey: str = "") -> None:
        self._db, self._console, self._source, self._zone, self._vkey = db, console, source, zone, vkey
        self._making: list[_Making] = []
        self._made: list[str] = []

    def order(self, order: Order, console: Console, do: Callable[[Ask], None]) -> None:
        to = Path(order.file).expanduser().absolute()
        if to.exists():
            raise KnownError(f"{to} is there already: name another file")
        if not to.parent.is_dir():
            raise KnownError(f"{to.parent} is no folder: name a file in one that is there")
        match order:
            case OrderEvidence():
                self._begin(order, to, console)
            case OrderBookmarks():
                self._bookmarks(order, to, console, do)
            case _:
                assert_never(order)

    def delivered(self, do: Callable[[Ask], None]) -> tuple[str, ...]:
        for each in [each for each in self._making if not each.process.runs]:
            self._making.remove(each)
            self._made.append(_ended(each, do))
        made, self._made = tuple(self._made), []
        return made

    def end(self) -> None:
        """What is not whole yet is no file."""
        for each in self._making:
            each.process.end()
            each.beside.unlink(missing_ok=True)
        self._making.clear()

    def _begin(self, order: OrderEvidence, to: Path, console: Console) -> None:
        at, beside = self._rounds(order), to.with_name(f".{to.name}.made")
        rounds = f"{order.first}..{order.last}"
        name = f"{console.reviewer.name} ({console.name})" if console.reviewer is not None else console.name
        words = (f"--reason={order.reason}", f"--operator={name}", f"--zone={self._zone.key}")
        pictures = () if order.pictures == _YES else ("--no-pictures",)
        marks = ("--marks", self._console) if order.marks == _YES else ()
        key = ("--vkey", self._vkey) if self._vkey else ()
        given = "--db", self._db, "--round", rounds, f"--out={beside}"
        process = Beside("evidence", *given, *words, *pictures, *marks, *key)
        self._making.append(_Making(order, at, to, beside, process))

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


def _ended(making: _Making, do: Callable[[Ask], None]) -> str:
    out, error = making.process.said()
    code = making.process.code
    making.process.end()
    try:
        if code:
            return error.strip().partition("\n")[0] or f"the evidence was not made: it ended with {code}"
        order = making.order
        what = f"evidence of rounds {order.first} to {order.last}"
        hashed = sha256(making.beside.read_bytes()).digest()
        do(NoteExport(making.at, what, making.to.name, hashed, order.reason))
        making.beside.rename(making.to)
        return f"{making.to}: {out.strip().partition(' Written to')[0]}"
    except KnownError as refused:
        return str(refused)
    except OSError as failed:
        return f"{making.to}: {failed.strerror}: name a file that can be written"
    finally:
        making.beside.unlink(missing_ok=True)
