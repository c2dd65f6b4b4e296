"""A shift that was counted in a window, as the PDF that the command writes: of the same figures, or not at all."""

import json
from pathlib import Path
from zoneinfo import ZoneInfo

from dealer_terminal.app.makings import Makings, new_file
from dealer_terminal.app.times import local_time
from dealer_terminal.errors import KnownError
from dealer_terminal.review.orders import OrderShift


class ShiftPapers:
    """`console` is the journal in which the shift is signed."""

    def __init__(self, console: str, zone: ZoneInfo) -> None:
        self._console, self._zone = console, zone
        self._makings = Makings()

    def order(self, order: OrderShift) -> None:
        def same(made: Path, said: str) -> str:
            if json.loads(said)["figures_sha256"] != order.digest.hex():
                raise KnownError("The tables have grown into these hours since they were counted: count again")
            return order.digest.hex()

        self._makings.begin(new_file(order.file), lambda beside: self._command(order, beside), same)

    def delivered(self) -> tuple[str, ...]:
        return self._makings.delivered()

    def end(self) -> None:
        self._makings.end()

    def _command(self, order: OrderShift, to: Path) -> tuple[str, ...]:
        since, until = (local_time(each, self._zone) for each in (order.since, order.until))
        tables = (argument for each in order.dbs for argument in ("--db", each))
        signed = ("--console", self._console) if self._console else ()
        hours = f"--from={since}", f"--to={until}", f"--zone={self._zone.key}"
        return ("shift", *tables, *hours, f"--pdf={to}", "--json", *signed)
