"""A paper into a PDF file, with or without a display."""

import os
from pathlib import Path

from dealer_terminal.app.lazy_import import imported
from dealer_terminal.review.paper import Paper
from dealer_terminal.storage.whole_file import written_out


def write_paper(paper: Paper, to: Path) -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with written_out(to) as beside:
        beside.write_bytes(imported("dealer_terminal.ui.pit.paper").pdf_of(paper))
