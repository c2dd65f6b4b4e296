"""The floor: what it keeps, what it checks before it keeps anything, and who may do what."""

from pathlib import Path

from alembic import context, op

revision = "2026_11_24_floor"
down_revision = None
branch_labels = None
depends_on = None

FOLDER = Path(__file__).parent.parent / revision
AS_OWNER = ("tables", "ed25519", "tree", "take", "models", "one_table", "guards", "contact", "rights")


def upgrade() -> None:
    for name in AS_OWNER:
        _run(name)
    op.execute(f"SET LOCAL ROLE {_roles()['registrar']}")
    _run("enrolling")
    op.execute(f"SET LOCAL ROLE {_roles()['owner']}")


def _run(name: str) -> None:
    sql = (FOLDER / f"{name}.sql").read_text(encoding="utf-8")
    for role, quoted in _roles().items():
        sql = sql.replace(f"<{role}>", quoted)
    op.get_bind().exec_driver_sql(sql, execution_options={"no_parameters": True})


def _roles() -> dict[str, str]:
    """Each as SQL quotes it; `table` is what the names of tables' roles begin with, unquoted."""
    return context.config.attributes["roles"]
