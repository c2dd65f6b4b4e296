"""The test vectors as they are kept."""

import json

from tests.fast.pages.vectors import ARCHIVE, FOLDER

VKEY = (FOLDER / "journal.vkey").read_text()
OUTSIDE = (FOLDER / "outside.checkpoint").read_bytes()
ROUND = (FOLDER / "round-1.json").read_bytes()
ARCHIVES = [ARCHIVE]
SEALS = json.loads((FOLDER / "seals.json").read_text())
