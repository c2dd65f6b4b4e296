"""Which pages there are and what each is given."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtQuick import QQuickView

from dealer_terminal.ui.kiosk.props import ItemKind, ItemProps, ItemStatus, SeatProps
from dealer_terminal.ui.kit.panel import BASELINE, Panel
from dealer_terminal.ui.kit.props import Row
from dealer_terminal.ui.kit.rows import RowsModel
from dealer_terminal.ui.kit.viewmodel import region
from dealer_terminal.ui.kit.window import open_window
from tests.gallery import samples
from tests.gallery.table import open_table

GALLERY = "tests.gallery"


def rows(row: type[Row], values: tuple[Row, ...]) -> RowsModel:
    model = RowsModel(row, region)
    model.put(values)
    return model


def every_standing(kind: ItemKind) -> RowsModel:
    def item(standing: ItemStatus) -> ItemProps:
        return ItemProps(
            text=standing.value.replace("-", " ").capitalize(), kind=kind, standing=standing, note="A word more"
        )

    return rows(ItemProps, tuple(map(item, ItemStatus)))


def checklist_page() -> dict[str, object]:
    return {"sensed": every_standing(ItemKind.SENSED), "confirmed": every_standing(ItemKind.CONFIRMED)}


def seats_page() -> dict[str, object]:
    settling, deciding = samples.settlement().felt.seats, samples.decisions().felt.seats
    seats = (deciding[2], samples.wagers().felt.seats[0], deciding[0], deciding[3], deciding[1], settling[3])
    return {"seats": rows(SeatProps, (*seats, settling[5]))}


def nothing() -> dict[str, object]:
    return {}


Given = Callable[[], dict[str, object]]
PAGES: dict[str, tuple[str, Given]] = {
    "cards": ("CardsPage", nothing),
    "spots": ("SpotsPage", nothing),
    "seats": ("SeatsPage", seats_page),
    "checklist": ("ChecklistPage", checklist_page),
    "controls": ("ControlsPage", nothing),
    "messages": ("MessagesPage", nothing),
}
NAMES = (*PAGES, *samples.TABLES)


def open_page(name: str, *, panel: Panel = BASELINE, theme: str = "felt") -> QQuickView:
    if name in samples.TABLES:
        return open_table(samples.TABLES[name](), panel=panel, theme=theme).view
    page, given = PAGES[name]
    props = given()
    view = open_window(GALLERY, page, props, panel=panel, theme=theme)
    for value in props.values():
        if isinstance(value, QObject):
            value.setParent(view)
    return view
