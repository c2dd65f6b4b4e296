"""The bundled fonts, so that text looks the same on every panel."""

from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication

from dealer_terminal.installed import assets

FAMILY = "Inter"
CHINESE = "Noto Sans CJK SC"


class FontError(RuntimeError):
    """A bundled font cannot be read, so the installation is damaged."""


def load_fonts(app: QGuiApplication) -> None:
    for path in sorted((assets() / "fonts").glob("*.otf")):
        if QFontDatabase.addApplicationFont(str(path)) < 0:
            raise FontError(f"{path} is not a font that can be read: install the product again")
    QFont.insertSubstitution(FAMILY, CHINESE)
    app.setFont(QFont(FAMILY))
