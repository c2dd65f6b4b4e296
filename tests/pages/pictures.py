"""`make screenshots`: the pictures of the README, of the screens as they are."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest

from dealer_terminal.installed import assets
from dealer_terminal.ui.kiosk.view import KioskView
from dealer_terminal.ui.shared.fonts import load_fonts
from tests.ui.kiosk.table import HAND, Table
from tests.ui.kiosk.test_irregularities import report

FOLDER = assets() / "pictures"
WAGERS = {1: ("ante",), 2: ("ante", "natural-31"), 3: ("ante",), 5: ("ante", "royal-family"), 6: ("ante", "natural-31")}
MOTION_MS = 300


def wagered() -> Table:
    table = Table(cards_from=HAND).open()
    for seat, spots in WAGERS.items():
        for spot in spots:
            table.wager(seat, spot, *("25", "25", "5")[: 2 if spot == "ante" else 1])
    return table


def decided() -> Table:
    table = wagered().press("No more bets")
    table.press(*(f"Position {seat} dealt" for seat in WAGERS), "Rest in the rack")
    for seat in (2, 2, 5):
        table.seat(seat)
    return table


def settling() -> Table:
    table = decided().press("Lock decisions", "Collected · position 5", "Collected · position 2", "Open position 6")
    return table.cards("As 10s 8s")


def handled() -> Table:
    table = decided()
    report(table, "draw-card-handled")
    return table


PICTURES: dict[str, Callable[[], Table]] = {
    "wagers": wagered,
    "decisions": decided,
    "settlement": settling,
    "irregularity": handled,
}


def main() -> int:
    app = QGuiApplication([])
    load_fonts(app)
    FOLDER.mkdir(exist_ok=True)
    for name, scene in PICTURES.items():
        save(KioskView(scene().props, lambda touch: None), FOLDER / f"{name}.png")
    return 0


def save(window: KioskView, file: Path) -> None:
    window.view.show()
    QTest.qWait(MOTION_MS)
    picture = window.view.grabWindow().convertToFormat(QImage.Format.Format_RGB32)
    plain = Qt.ImageConversionFlag.ThresholdDither
    picture.convertToFormat(QImage.Format.Format_Indexed8, _colours(picture), plain).save(str(file), "PNG", 0)
    window.view.close()


def _colours(picture: QImage) -> list[int]:
    """The 256 that are there most: edges of letters have a few more, which nobody misses."""
    found, times = np.unique(np.frombuffer(picture.constBits(), np.uint32), return_counts=True)
    return [int(colour) for colour in found[np.argsort(-times)][:256]]


if __name__ == "__main__":
    sys.exit(main())
