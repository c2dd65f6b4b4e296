"""A picture of the players' display whenever it shows another scene."""

from pathlib import Path

from PySide6.QtGui import QGuiApplication

from dealer_terminal.ui.players.props import PlayersProps
from dealer_terminal.ui.players.window import MetersWindow


class MetersAlbum:
    def __init__(self, folder: Path, display: MetersWindow) -> None:
        self._folder = folder
        self._display = display
        self._seen: set[str] = set()

    @property
    def count(self) -> int:
        return len(self._seen)

    def look(self) -> None:
        scene = _scene(self._display.props)
        if scene in self._seen:
            return
        self._seen.add(scene)
        self._display.view.show()
        QGuiApplication.processEvents()
        self._display.view.grabWindow().save(str(self._folder / f"meters-{len(self._seen):02}-{scene}.png"))


def _scene(props: PlayersProps) -> str:
    if props.waiting:
        return "waiting"
    parts = [f"{meter.meter}-{meter.standing.value}" for meter in props.meters if meter.note]
    parts += [f"pending-{len(props.prizes)}"] if props.prizes else []
    return "-".join(parts) or "open"
