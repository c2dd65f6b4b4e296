"""`python -m tests.gallery --screenshots DIR --size 1280x800 --theme felt [--grey]`."""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtGui import QGuiApplication, QImage

from dealer_terminal.ui.kit.fonts import load_fonts
from dealer_terminal.ui.kit.panel import Panel, parse_panel
from dealer_terminal.ui.kit.window import THEMES
from tests.gallery.pages import NAMES, open_page


def main(arguments: Sequence[str] | None = None) -> None:
    asked = _parser().parse_args(arguments)
    if asked.screenshots is None:
        _show(asked.only or "table-settlement", parse_panel(asked.size), asked.theme)
    else:
        _save(asked)


def _save(asked: argparse.Namespace) -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault("QT_QUICK_BACKEND", "software")
    app = QGuiApplication([])
    load_fonts(app)
    asked.screenshots.mkdir(parents=True, exist_ok=True)
    for name in [asked.only] if asked.only else NAMES:
        image = picture(name, parse_panel(asked.size), asked.theme)
        grey = image.convertToFormat(QImage.Format.Format_Grayscale8) if asked.grey else image
        path = asked.screenshots / f"{name}-{asked.size}-{asked.theme}{'-grey' if asked.grey else ''}.png"
        grey.save(str(path))
        sys.stdout.write(f"{path}\n")


def picture(name: str, panel: Panel, theme: str) -> QImage:
    view = open_page(name, panel=panel, theme=theme)
    view.show()
    QGuiApplication.processEvents()
    image = view.grabWindow()
    view.close()
    return image


def _show(name: str, panel: Panel, theme: str) -> None:
    app = QGuiApplication([])
    load_fonts(app)
    view = open_page(name, panel=panel, theme=theme)
    view.show()
    app.exec()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="gallery", description=__doc__)
    parser.add_argument("--screenshots", type=Path, help="save pictures here instead of opening a window")
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--theme", default="felt", choices=THEMES)
    parser.add_argument("--grey", action="store_true", help="as a person who sees no colour")
    parser.add_argument("--only", choices=NAMES)
    return parser


if __name__ == "__main__":
    main()
