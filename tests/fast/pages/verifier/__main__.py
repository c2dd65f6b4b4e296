"""A verifier that was written from docs/journal-format.md alone, and imports nothing of the product.

python -m tests.fast.pages.verifier journal.db --vkey FILE [--checkpoint FILE] [--archives FOLDER]
python -m tests.fast.pages.verifier round-12.json --vkey FILE
"""

import argparse
import sqlite3
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from tests.fast.pages.verifier.journal import check_journal
from tests.fast.pages.verifier.proof import check_round
from tests.fast.pages.verifier.wrong import Wrong


def main(arguments: Sequence[str] | None = None) -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("file", type=Path)
    asked.add_argument("--vkey", type=Path, required=True)
    asked.add_argument("--checkpoint", type=Path)
    asked.add_argument("--archives", type=Path)
    asked_for = asked.parse_args(arguments)
    vkey = asked_for.vkey.read_text()
    try:
        if asked_for.file.suffix == ".json":
            good = check_round(asked_for.file.read_bytes(), vkey)
        else:
            outside = asked_for.checkpoint.read_bytes() if asked_for.checkpoint else b""
            archives = sorted(asked_for.archives.glob("*.archive")) if asked_for.archives else []
            with closing(sqlite3.connect(f"file:{asked_for.file}?mode=ro", uri=True)) as db:
                db.execute("BEGIN")
                good = check_journal(db, vkey, outside, archives)
    except Wrong as wrong:
        sys.stderr.write(f"Wrong: {wrong}.\n")
        return 1
    sys.stdout.write(f"Good: {good} records.\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
