"""A table tells totals that a table can have: an absurd one made its fall countable by nobody."""

from pathlib import Path

from alembic import op

revision = "2026_11_28_totals"
down_revision = "2026_11_26_anew"
branch_labels = None
depends_on = None

FOLDER = Path(__file__).parent.parent / revision


def upgrade() -> None:
    sql = (FOLDER / "totals.sql").read_text(encoding="utf-8")
    op.get_bind().exec_driver_sql(sql, execution_options={"no_parameters": True})
