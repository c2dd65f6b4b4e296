"""Terminals may be certified: from then on a certificate lets them in over TLS, and no password any more."""

from pathlib import Path

from alembic import context, op

revision = "2026_11_24_certified"
down_revision = "2026_11_24_meters"
branch_labels = None
depends_on = None

FOLDER = Path(__file__).parent.parent / revision


def upgrade() -> None:
    _run("certificates")
    op.execute(f"SET LOCAL ROLE {_roles()['registrar']}")
    _run("certified")
    op.execute(f"SET LOCAL ROLE {_roles()['owner']}")


def _run(name: str) -> None:
    sql = (FOLDER / f"{name}.sql").read_text(encoding="utf-8")
    for role, quoted in _roles().items():
        sql = sql.replace(f"<{role}>", quoted)
    op.get_bind().exec_driver_sql(sql, execution_options={"no_parameters": True})


def _roles() -> dict[str, str]:
    return context.config.attributes["roles"]
