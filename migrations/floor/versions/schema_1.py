"""The floor server: what it keeps, what it checks before it keeps anything, and who may do what."""

from pathlib import Path

from alembic import context, op

revision = "schema_1"
down_revision = None
branch_labels = None
depends_on = None

FOLDER = Path(__file__).parent.parent / revision
OF_OWNER = ("tables", "ed25519", "tree", "take", "models", "one_table", "guards", "contact", "rights")
OF_REGISTRAR = ("enrolling",)
LATER_OF_OWNER = ("witnessed", "meters", "keeping", "certificates")
LATER_OF_REGISTRAR = ("certified",)


def upgrade() -> None:
    """Each file belongs to one role. The second half refers to what the first half creates."""
    for role, names in (
        ("owner", OF_OWNER),
        ("registrar", OF_REGISTRAR),
        ("owner", LATER_OF_OWNER),
        ("registrar", LATER_OF_REGISTRAR),
    ):
        op.execute(f"SET LOCAL ROLE {_roles()[role]}")
        for name in names:
            _run(name)
    op.execute(f"SET LOCAL ROLE {_roles()['owner']}")


def _run(name: str) -> None:
    sql = (FOLDER / f"{name}.sql").read_text(encoding="utf-8")
    for role, quoted in _roles().items():
        sql = sql.replace(f"<{role}>", quoted)
    op.get_bind().exec_driver_sql(sql, execution_options={"no_parameters": True})


def _roles() -> dict[str, str]:
    """Each as SQL quotes it; `table` is what the names of tables' roles begin with, unquoted."""
    return context.config.attributes["roles"]
