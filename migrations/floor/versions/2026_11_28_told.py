"""What terminals tell of themselves can be: a clock that no calendar has hid how every table stands."""

from pathlib import Path

from alembic import op

revision = "2026_11_28_told"
down_revision = "2026_11_28_totals"
branch_labels = None
depends_on = None

FOLDER = Path(__file__).parent.parent / revision


def upgrade() -> None:
    sql = (FOLDER / "told.sql").read_text(encoding="utf-8")
    op.get_bind().exec_driver_sql(sql, execution_options={"no_parameters": True})
