"""The fonts that come with the product, so that every panel reads the same."""

from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication

FAMILY = "Inter"
CHINESE = "Noto Sans CJK SC"


class FontError(RuntimeError):
    """A bundled font cannot be read: the installation is damaged."""


def assets() -> Path:
    """Inside the package in a wheel, beside it in a checkout."""
    package = Path(__file__).resolve().parents[2]
    inside = package / "assets"
    return inside if inside.is_dir() else package.parent / "assets"


def load_fonts(app: QGuiApplication) -> None:
    for path in sorted((assets() / "fonts").glob("*.otf")):
        if QFontDatabase.addApplicationFont(str(path)) < 0:
            raise FontError(f"{path} is not a font that can be read: install the product again")
    QFont.insertSubstitution(FAMILY, CHINESE)
    app.setFont(QFont(FAMILY))
