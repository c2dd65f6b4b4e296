"""Device frames may be removed once an archive holds them: those before the end of the last month that is archived."""

from alembic import op

revision = "2026_11_20_removed_frames"
down_revision = "2026_11_20_journal"
branch_labels = None
depends_on = None

# The records' own index leads to it, whose kinds are named as it has them.
ARCHIVED = """FROM records WHERE kind IN ('badge_reset', 'clock_stepped_back', 'month_archived', 'operator_added',
    'operator_disabled', 'operator_locked', 'operator_preferred', 'operator_unlocked', 'pin_reset', 'sign_on_failed',
    'sign_on_recovered') AND kind = 'month_archived' ORDER BY position DESC LIMIT 1"""

ON_SQLITE = (
    "DROP TRIGGER frames_no_DELETE",
    f"""
CREATE TRIGGER frames_no_DELETE BEFORE DELETE ON frames
WHEN OLD.number >= COALESCE((SELECT json_extract(CAST(body AS TEXT), '$.end_frame') {ARCHIVED}), 0)
BEGIN SELECT RAISE(ABORT, 'frames are never changed: no archive holds them'); END
""",
)
BACK_ON_SQLITE = (
    "DROP TRIGGER frames_no_DELETE",
    """
CREATE TRIGGER frames_no_DELETE BEFORE DELETE ON frames
BEGIN SELECT RAISE(ABORT, 'frames are never changed'); END
""",
)
ON_POSTGRESQL = (
    f"""
CREATE FUNCTION refuse_removal() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN
IF OLD.number >= COALESCE((SELECT (convert_from(body, 'UTF8')::json ->> 'end_frame')::bigint {ARCHIVED}), 0)
THEN RAISE EXCEPTION 'frames are never changed: no archive holds them'; END IF;
RETURN OLD;
END $$
""",
    "DROP TRIGGER frames_never_changed ON frames",
    """
CREATE TRIGGER frames_never_changed BEFORE UPDATE OR TRUNCATE ON frames
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()
""",
    """
CREATE TRIGGER frames_no_delete BEFORE DELETE ON frames
FOR EACH ROW EXECUTE FUNCTION refuse_removal()
""",
)
BACK_ON_POSTGRESQL = (
    "DROP TRIGGER frames_no_delete ON frames",
    "DROP FUNCTION refuse_removal",
    "DROP TRIGGER frames_never_changed ON frames",
    """
CREATE TRIGGER frames_never_changed BEFORE UPDATE OR DELETE OR TRUNCATE ON frames
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()
""",
)


def upgrade() -> None:
    _execute(ON_SQLITE if _on_sqlite() else ON_POSTGRESQL)


def downgrade() -> None:
    _execute(BACK_ON_SQLITE if _on_sqlite() else BACK_ON_POSTGRESQL)


def _execute(statements: tuple[str, ...]) -> None:
    for statement in statements:
        op.execute(statement)


def _on_sqlite() -> bool:
    return op.get_bind().dialect.name == "sqlite"
