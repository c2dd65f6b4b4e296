"""Folders of files that are not code: inside the package after installation, beside it in a checkout."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def assets() -> Path:
    return _folder("assets")


def migrations() -> Path:
    return _folder("migrations")


def _folder(name: str) -> Path:
    inside = _PACKAGE / name
    return inside if inside.is_dir() else _PACKAGE.parent / name
