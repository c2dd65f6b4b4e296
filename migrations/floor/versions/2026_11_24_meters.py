"""Progressive meters that several tables of a floor share."""

from pathlib import Path

from alembic import context, op

revision = "2026_11_24_meters"
down_revision = "2026_11_24_witnessed"
branch_labels = None
depends_on = None

FOLDER = Path(__file__).parent.parent / revision


def upgrade() -> None:
    for name in ("meters", "keeping"):
        sql = (FOLDER / f"{name}.sql").read_text(encoding="utf-8")
        for role, quoted in context.config.attributes["roles"].items():
            sql = sql.replace(f"<{role}>", quoted)
        op.get_bind().exec_driver_sql(sql, execution_options={"no_parameters": True})
