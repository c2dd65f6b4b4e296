"""One table says how far its read models go; what witnesses said is kept, cosignatures and alarms."""

from pathlib import Path

from alembic import context, op

revision = "2026_11_24_witnessed"
down_revision = "2026_11_24_floor"
branch_labels = None
depends_on = None

FOLDER = Path(__file__).parent.parent / revision


def upgrade() -> None:
    for name in ("mirror", "witnessed"):
        sql = (FOLDER / f"{name}.sql").read_text(encoding="utf-8")
        for role, quoted in context.config.attributes["roles"].items():
            sql = sql.replace(f"<{role}>", quoted)
        op.get_bind().exec_driver_sql(sql, execution_options={"no_parameters": True})
