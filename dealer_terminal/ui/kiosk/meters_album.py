"""A picture of the players' display whenever a meter stands otherwise than before."""

from pathlib import Path

from PySide6.QtGui import QGuiApplication

from dealer_terminal.ui.kiosk.meters_window import MetersWindow


class MetersAlbum:
    def __init__(self, folder: Path, display: MetersWindow) -> None:
        self._folder = folder
        self._display = display
        self._seen: set[str] = set()

    def look(self) -> None:
        meters = self._display.props.meters
        scene = "-".join(f"{meter.meter}-{meter.standing.value}" for meter in meters if meter.note) or "open"
        if not meters or scene in self._seen:
            return
        self._seen.add(scene)
        self._display.view.show()
        QGuiApplication.processEvents()
        self._display.view.grabWindow().save(str(self._folder / f"meters-{len(self._seen):02}-{scene}.png"))
