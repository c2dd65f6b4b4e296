"""A list model over rows that says exactly which rows and which roles changed."""

from typing import Any

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, QPersistentModelIndex

from dealer_terminal.ui.shared.changes import qml_names, row_changes, to_qml
from dealer_terminal.ui.shared.props import Row
from dealer_terminal.ui.shared.qt_numbers import USER_ROLE

_NOWHERE = QModelIndex()
_FIRST_ROLE = USER_ROLE + 1


class RowsModel(QAbstractListModel):
    def __init__(self, row: type[Row], parent: QObject | None = None) -> None:
        super().__init__(parent)
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
        name = self._roles.get(role)
        return None if name is None else to_qml(getattr(self._rows[index.row()], name))

    def put(self, rows: tuple[Row, ...]) -> None:
        changes = row_changes(self._rows, rows)
        kept = min(len(self._rows), len(rows))
        if changes.removed:
            self.beginRemoveRows(_NOWHERE, kept, len(self._rows) - 1)
            self._rows = self._rows[:kept]
            self.endRemoveRows()
        self._rows = rows[:kept]
        for at, names in changes.changed:
            self.dataChanged.emit(self.index(at), self.index(at), [self._role_of[name] for name in names])
        if changes.inserted:
            self.beginInsertRows(_NOWHERE, kept, len(rows) - 1)
            self._rows = rows
            self.endInsertRows()
