"""A list model that reports exactly the changed rows and roles."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, QPersistentModelIndex

from dealer_terminal.ui.kit.changes import qml_names, row_changes, side_by_side, to_qml
from dealer_terminal.ui.kit.props import Props, Row

Make = Callable[[Props, QObject], Any]
"""Creates a region for a value, with its parent."""


class Regions:
    """Regions for values in a row's field, such as the spots of a seat. Each region keeps its place."""

    def __init__(self, make: Make, parent: QObject) -> None:
        self._make = make
        self._parent = parent
        self.shown: list[Any] = []
        self._gone: list[Any] = []

    def put(self, values: tuple[Props, ...]) -> bool:
        """Update the regions, which emit their own changes. Return True if their number changed."""
        before = len(self.shown)
        for one, value in zip(self.shown, values, strict=False):
            one.put(value)
        self._gone, self.shown = self.shown[len(values) :], self.shown[: len(values)]
        self.shown += [self._make(value, self._parent) for value in values[before:]]
        return before != len(values)

    def let_go(self) -> None:
        """Delete the removed regions. Call it after the change is reported, so that QML deletes its items first."""
        for one in self._gone:
            one.deleteLater()
        self._gone = []


USER_ROLE = 0x0100
KEY_RETURN, KEY_ENTER = 0x01000004, 0x01000005
KEY_TAB, KEY_BACKSPACE = 0x01000001, 0x01000003


_NOWHERE = QModelIndex()
_FIRST_ROLE = USER_ROLE + 1


class RowsModel(QAbstractListModel):
    """List model of rows. `make` creates the regions of a field with several Props."""

    def __init__(self, row: type[Row], make: Make, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._make = make
        self._side_by_side = side_by_side(row)
        self._regions: list[dict[str, Regions]] = []
        names = qml_names(row)
        self._roles = {_FIRST_ROLE + at: name for at, name in enumerate(names)}
        self._role_of = {name: role for role, name in self._roles.items()}
        self._qml_names = {role: QByteArray(names[name].encode()) for role, name in self._roles.items()}
        self._rows: tuple[Row, ...] = ()

    @property
    def rows(self) -> tuple[Row, ...]:
        return self._rows

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NOWHERE) -> int:  # noqa: N802
        return 0 if parent.isValid() else len(self._rows)

    def roleNames(self) -> dict[int, QByteArray]:  # noqa: N802
        return self._qml_names

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = 0) -> Any:
        name, at = self._roles.get(role), index.row()
        if name is None:
            return None
        if name in self._side_by_side:
            return self._regions[at][name].shown
        return to_qml(getattr(self._rows[at], name))

    def put(self, rows: tuple[Row, ...]) -> None:
        changes = row_changes(self._rows, rows)
        kept = min(len(self._rows), len(rows))
        if changes.removed:
            for at in range(kept, len(self._rows)):
                self._emptied(at)
            self.beginRemoveRows(_NOWHERE, kept, len(self._rows) - 1)
            self._rows = self._rows[:kept]
            del self._regions[kept:]
            self.endRemoveRows()
        self._rows = rows[:kept]
        for at, names in changes.changed:
            self._changed(at, names)
        if changes.inserted:
            self.beginInsertRows(_NOWHERE, kept, len(rows) - 1)
            self._rows = rows
            self._regions += [self._regions_of(row) for row in rows[kept:]]
            self.endInsertRows()

    def _changed(self, at: int, names: tuple[str, ...]) -> None:
        """Report the changed fields of a row. A field of regions is reported only if their number changed; the regions
        report their own changes."""
        self._tell(at, [self._role_of[name] for name in names if self._put(at, name)])

    def _emptied(self, at: int) -> None:
        """Empty the regions of a row before it is removed, because QML deletes its items one turn after the regions."""
        self._tell(at, [self._role_of[name] for name, regions in self._regions[at].items() if regions.put(())])

    def _tell(self, at: int, roles: list[int]) -> None:
        if roles:
            self.dataChanged.emit(self.index(at), self.index(at), roles)
        for regions in self._regions[at].values():
            regions.let_go()

    def _put(self, at: int, name: str) -> bool:
        regions = self._regions[at].get(name)
        return regions is None or regions.put(getattr(self._rows[at], name))

    def _regions_of(self, row: Row) -> dict[str, Regions]:
        made = {name: Regions(self._make, self) for name in self._side_by_side}
        for name, regions in made.items():
            regions.put(getattr(row, name))
        return made
