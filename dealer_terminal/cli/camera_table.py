"""Both clocks of each fact, for a file that leaves the house; what is on record is the table's alone."""

from collections.abc import Iterable, Iterator, Sequence
from zoneinfo import ZoneInfo

from dealer_terminal.app.times import exact_time
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.review_facts import CameraSet
from dealer_terminal.review.cameras import Basis, CameraClock, Reading, camera_time
from dealer_terminal.review.evidence_file import ToldTable

_SECOND = 1_000_000
_BASIS = {Basis.BETWEEN: "between two comparisons", Basis.NEAREST: "by the nearest comparison"}


def camera_table(clocks: Sequence[CameraClock], records: Iterable[Record], zone: ZoneInfo) -> ToldTable:
    columns = ("fact", "by the table's clock", *(f"by {each.camera}" for each in clocks))
    title = "What cameras showed, as who looked back compared them; no part of the journal"
    return ToldTable(title, columns, tuple(_rows(clocks, records, zone) if clocks else ()))


def both_times(clocks: Sequence[CameraClock], utc: int, zone: ZoneInfo, table: str) -> str:
    return "; ".join((table, *(f"{each.camera} {reading_text(camera_time(each, utc), zone)}" for each in clocks)))


def reading_text(reading: Reading, zone: ZoneInfo) -> str:
    return f"{exact_time(reading.utc, zone)} ± {seconds_text(reading.margin)} s"


def basis_text(reading: Reading) -> str:
    return _BASIS[reading.basis]


def compared(settings: Iterable[CameraSet], zone: ZoneInfo) -> Iterator[tuple[str, str]]:
    """For the cover: each comparison, with how it was made."""
    for each in settings:
        shows = f"{exact_time(each.shows, zone)} ± {seconds_text(each.margin)} s"
        yield f"Camera {each.camera}", f"showed {shows} at {exact_time(each.table, zone)} by the table: {each.how}"


def seconds_text(microseconds: int) -> str:
    whole, part = divmod(microseconds, _SECOND)
    return f"{whole}" + (f".{part:06}".rstrip("0") if part else "")


def _rows(clocks: Sequence[CameraClock], records: Iterable[Record], zone: ZoneInfo) -> Iterator[tuple[str, ...]]:
    for record in records:
        readings = (_reading(each, record.utc, zone) for each in clocks)
        yield str(record.position), exact_time(record.utc, zone), *readings


def _reading(clock: CameraClock, utc: int, zone: ZoneInfo) -> str:
    """Where no comparison stands on both sides, nobody measured how the clock ran on; that is told."""
    reading = camera_time(clock, utc)
    measured = reading.basis is Basis.BETWEEN or any(each.table == utc for each in clock.settings)
    return reading_text(reading, zone) if measured else f"{reading_text(reading, zone)}, {basis_text(reading)}"
