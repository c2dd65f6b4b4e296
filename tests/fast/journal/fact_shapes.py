"""The fields of every fact in words: `python -m tests.fast.journal.fact_shapes` writes them and `fact_bytes.txt` anew.

Before a release that is how a changed fact is taken over. After it, a changed fact needs a new schema number and
an upgrade in `dealer_terminal/journal/kinds.py` first: the shape of a released number stays as it is.
"""

from pathlib import Path

from dealer_terminal.journal.kinds import KINDS
from dealer_terminal.journal.resume_point import shape_of
from tests.fast.journal.fact_bytes import refresh

TABLE = Path(__file__).with_name("fact_shapes.txt")


def shapes() -> dict[str, str]:
    kinds = sorted(KINDS.items(), key=lambda item: item[1])
    return {f"{kind} {schema}": shape_of(fact) for fact, (kind, schema) in kinds}


def recorded() -> dict[str, str]:
    return dict(line.split(": ", 1) for line in TABLE.read_text().splitlines())


if __name__ == "__main__":
    TABLE.write_text("".join(f"{kind}: {shape}\n" for kind, shape in shapes().items()))
    refresh()
