"""The frontier holds the terminal's tag over the journal's end, and says since which record there is one."""

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, LargeBinary, SmallInteger, text

revision = "2026_11_22_append_tags"
down_revision = "2026_11_20_removed_frames"
branch_labels = None
depends_on = None

NUMBER = BigInteger().with_variant(Integer, "sqlite")
BEFORE = {"one": SmallInteger(), "size": NUMBER, "edge": LargeBinary(), "frames": NUMBER}
AFTER = {**BEFORE, "tag": LargeBinary(), "since": NUMBER}


def upgrade() -> None:
    """No key is at hand here: the next start tags what it finds."""
    kept = _kept()
    _made_anew(AFTER, {**kept, "tag": b"", "since": kept["size"]} if kept else {})


def downgrade() -> None:
    _made_anew(BEFORE, {name: value for name, value in _kept().items() if name in BEFORE})


def _kept() -> dict[str, object]:
    row = op.get_bind().execute(text("SELECT * FROM frontier")).mappings().one_or_none()
    return dict(row) if row else {}


def _made_anew(columns: dict[str, object], row: dict[str, object]) -> None:
    op.drop_table("frontier")
    made = [
        Column(name, kind, primary_key=name == "one", nullable=False, autoincrement=False)
        for name, kind in columns.items()
    ]
    frontier = op.create_table("frontier", *made)
    if row:
        op.bulk_insert(frontier, [row])
