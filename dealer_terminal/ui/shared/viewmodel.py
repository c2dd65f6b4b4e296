"""The bridge: inputs → pure derive → frozen props → emit only what changed.

`region(KioskProps(...))` is a QObject whose properties are the fields: a nested Props is a region of its own, a
tuple of rows a list model, a tuple of Props in a row its regions, all else a value with a notify signal. `put` is
the only way to change it.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Generic, TypeVar

from msgspec.structs import fields
from PySide6.QtCore import Property, QObject, Signal

from dealer_terminal.ui.shared.changes import changed_fields, qml_names, row_type, to_qml
from dealer_terminal.ui.shared.props import Props
from dealer_terminal.ui.shared.rows import RowsModel

Inputs = TypeVar("Inputs")
Shown = TypeVar("Shown", bound=Props)
_ANY: Any = "QVariant"


class Region(QObject):
    """What QML sees of one Props value."""

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
            if name in self._children:
                self._children[name].put(getattr(props, name))
            else:
                getattr(self, f"{name}_changed").emit()


class ViewModel(Generic[Inputs, Shown]):
    """Keeps one region in step with its inputs."""

    def __init__(self, derive: Callable[[Inputs], Shown], first: Inputs) -> None:
        self._derive = derive
        self.region = region(derive(first))

    def take(self, inputs: Inputs) -> None:
        self.region.put(self._derive(inputs))


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
