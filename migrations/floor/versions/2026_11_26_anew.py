"""Read models that a package does not fit are written anew."""

from pathlib import Path

from alembic import op

revision = "2026_11_26_anew"
down_revision = "2026_11_24_certified"
branch_labels = None
depends_on = None

FOLDER = Path(__file__).parent.parent / revision


def upgrade() -> None:
    sql = (FOLDER / "models.sql").read_text(encoding="utf-8")
    op.get_bind().exec_driver_sql(sql, execution_options={"no_parameters": True})
