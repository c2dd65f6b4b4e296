"""View models: QObjects that mirror frozen props and emit only what changed.

`region(KioskProps(...))` returns a QObject with the fields as properties. A field of type Props is a nested region,
which is replaced if the type changes. A tuple of rows is a list model, and a tuple of Props in a row is a list of
regions. Any other field is a value with a notify signal. `put` is the only way to change a region.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from msgspec.structs import fields
from PySide6.QtCore import Property, QObject, Signal

from dealer_terminal.ui.kit.changes import changed_fields, qml_names, row_type, to_qml
from dealer_terminal.ui.kit.props import Props
from dealer_terminal.ui.kit.rows import RowsModel

_ANY: Any = "QVariant"


class Region(QObject):
    """A Props value as QML sees it."""

    def __init__(self, props: Props, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._props = props
        self._children: dict[str, Region | RowsModel] = {}
        for field in fields(props):
            value, row = getattr(props, field.name), row_type(field)
            if isinstance(value, Props):
                self._children[field.name] = region(value, self)
            elif row is not None:
                rows = RowsModel(row, region, self)
                rows.put(value)
                self._children[field.name] = rows

    @property
    def props(self) -> Props:
        return self._props

    def child(self, name: str) -> "Region | RowsModel":
        return self._children[name]

    def put(self, props: Any) -> None:
        before, self._props = self._props, props
        for name in changed_fields(before, props):
            child, value = self._children.get(name), getattr(props, name)
            if isinstance(child, Region) and type(child.props) is not type(value):
                self._children[name] = region(value, self)
                self._tell(name)
                child.deleteLater()
            elif child is not None:
                child.put(value)
            else:
                self._tell(name)

    def _tell(self, name: str) -> None:
        getattr(self, f"{name}_changed").emit()


def region(props: Props, parent: QObject | None = None) -> Region:
    return _region_type(type(props))(props, parent)


@cache
def _region_type(props: type[Props]) -> type[Region]:
    members: dict[str, Any] = {}
    for name, qml_name in qml_names(props).items():
        members[f"{name}_changed"] = changed = Signal(name=f"{qml_name}Changed")
        members[qml_name] = Property(_ANY, _getter(name), notify=changed)
    return type(f"{props.__name__}Region", (Region,), members)


def _getter(name: str) -> Callable[[Region], Any]:
    def get(self: Region) -> Any:
        child = self._children.get(name)
        return to_qml(getattr(self._props, name)) if child is None else child

    return get
