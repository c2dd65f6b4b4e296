"""Installs the protocol of star_line.py as a package of another maker, in a folder for PYTHONPATH."""

import os
import shutil
from pathlib import Path

from tests.helpers import star_line

METADATA = "Metadata-Version: 2.1\nName: star-line\nVersion: 1.0\n"
ENTRY = "[dealer_terminal.protocols]\nstar-line = star_line:{what}\n"


def installed(folder: Path, what: str = "DECLARED") -> dict[str, str]:
    """Write the module and its metadata as an installer does, and return the environment to run in."""
    about = folder / "star_line-1.0.dist-info"
    about.mkdir(parents=True)
    shutil.copy(star_line.__file__, folder / "star_line.py")
    if what == "ENDS":
        (folder / "star_line.py").write_text('import sys\n\nsys.exit("its licence is out")\n')
    (about / "METADATA").write_text(METADATA)
    (about / "entry_points.txt").write_text(ENTRY.format(what=what))
    return {**os.environ, "PYTHONPATH": str(folder), "QT_QPA_PLATFORM": "offscreen", "COLUMNS": "200"}
