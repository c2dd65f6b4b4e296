"""What no table holds: jackpots and movements of meters, as the records give them when they are read in order."""

from collections.abc import Callable, Iterator

from msgspec import Struct
from sqlalchemy import Connection

from dealer_terminal.storage.reports.export_columns import Column, Row, number, text, time
from dealer_terminal.storage.reports.facts_by_kind import RecordPlace
from dealer_terminal.storage.reports.meter_log import meter_log
from dealer_terminal.storage.reports.windows import Window


class Folded(Struct, frozen=True):
    columns: tuple[Column, ...]
    rows: Callable[[Connection, Window], Iterator[Row]]


def _prizes(connection: Connection, window: Window) -> Iterator[Row]:
    for each in meter_log(connection, window).prizes:
        yield {
            **_placed(each.place),
            "seat": each.seat,
            "event": each.event,
            "meter": each.meter,
            "order": each.order,
            "pays_cents": each.pays,
            "standing": each.standing.value,
            "dealer": each.dealer,
            "verified_by": each.verified_by,
            "camera": each.camera,
            "reason": each.reason,
        }


def _movements(connection: Connection, window: Window) -> Iterator[Row]:
    for each in meter_log(connection, window).movements:
        yield {
            **_placed(each.place),
            "meter": each.meter,
            "why": each.why,
            "by_hundredths_of_a_cent": each.by,
            "stands_hundredths_of_a_cent": each.stands,
            "operator": each.operator,
        }


def _placed(place: RecordPlace) -> Row:
    cards_from = "SIMULATED" if place.simulated else "real"
    return {"cards_from": cards_from, "record": place.record, "round": place.round, "at": place.at}


_PLACE = (text("cards_from"), number("record"), number("round"), time("at"))

JACKPOTS = Folded(
    (
        *_PLACE,
        number("seat"),
        text("event"),
        text("meter"),
        number("order"),
        number("pays_cents"),
        text("standing"),
        text("dealer"),
        text("verified_by"),
        text("camera"),
        text("reason"),
    ),
    _prizes,
)
METERS = Folded(
    (
        *_PLACE,
        text("meter"),
        text("why"),
        number("by_hundredths_of_a_cent"),
        number("stands_hundredths_of_a_cent"),
        text("operator"),
    ),
    _movements,
)
