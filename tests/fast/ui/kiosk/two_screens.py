"""Surroundings for a process that finds two screens, the dealer's and the players'."""

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec

CONFIGURED = {
    "screens": [
        {"name": "dealer", "x": 0, "y": 0, "width": 1280, "height": 800},
        {"name": "players", "x": 1280, "y": 0, "width": 1920, "height": 1080},
    ]
}


def with_two_screens(folder: Path) -> Mapping[str, str]:
    config = folder / "screens.json"
    config.write_bytes(msgspec.json.encode(CONFIGURED))
    return {**os.environ, "QT_QPA_PLATFORM": f"offscreen:configfile={config}"}
