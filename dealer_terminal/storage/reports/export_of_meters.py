"""What no table holds: jackpots and movements of meters, as the records give them when they are read in order."""

from collections.abc import Callable, Iterator

from msgspec import Struct
from sqlalchemy import Connection

from dealer_terminal.storage.reports.export_columns import Column, Row, number_column, text_column, time_column
from dealer_terminal.storage.reports.facts_by_kind import RecordPlace
from dealer_terminal.storage.reports.meter_log import meter_log
from dealer_terminal.storage.reports.windows import Window


class Folded(Struct, frozen=True):
    columns: tuple[Column, ...]
    rows: Callable[[Connection, Window], Iterator[Row]]


def _prizes(connection: Connection, window: Window) -> Iterator[Row]:
    for each in meter_log(connection, window).prizes:
        yield {
            **_place_row(each.place),
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
            **_place_row(each.place),
            "meter": each.meter,
            "why": each.why,
            "by_hundredths_of_a_cent": each.by,
            "stands_hundredths_of_a_cent": each.stands,
            "operator": each.operator,
        }


def _place_row(place: RecordPlace) -> Row:
    cards_from = "SIMULATED" if place.simulated else "real"
    return {"cards_from": cards_from, "record": place.record, "round": place.round, "at": place.at}


_PLACE = (text_column("cards_from"), number_column("record"), number_column("round"), time_column("at"))

JACKPOTS = Folded(
    (
        *_PLACE,
        number_column("seat"),
        text_column("event"),
        text_column("meter"),
        number_column("order"),
        number_column("pays_cents"),
        text_column("standing"),
        text_column("dealer"),
        text_column("verified_by"),
        text_column("camera"),
        text_column("reason"),
    ),
    _prizes,
)
METERS = Folded(
    (
        *_PLACE,
        text_column("meter"),
        text_column("why"),
        number_column("by_hundredths_of_a_cent"),
        number_column("stands_hundredths_of_a_cent"),
        text_column("operator"),
    ),
    _movements,
)
