"""The journal: what is only ever added to, what is read from it, and the triggers that keep it so."""

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, LargeBinary, SmallInteger, Text, text

revision = "schema_1"
down_revision = None
branch_labels = None
depends_on = None

NUMBER = BigInteger().with_variant(Integer, "sqlite")
WORDS = Text().with_variant(Text(collation="C"), "postgresql")

# table: its key / its columns; "number?" may be empty
TABLES = {
    name: tuple(tuple(column.split() for column in half.split(",")) for half in columns.split("/"))
    for name, columns in {
        "journal": "one small / id text, vkey text",
        "records": """position number / round number, kind text, schema small, body bytes, operator text,
            utc number, monotonic number, leaf bytes""",
        "frames": """number number / round number, device text, count number, sealed bytes, utc number,
            monotonic number""",
        "checkpoints": "size number / note bytes, utc number",
        "nodes": "level small, index number / hash bytes",
        "frontier": "one small / size number, edge bytes, frames number, tag bytes",
        "resume": "one small / position number, rest bytes, tag bytes",
        "rounds": """round number / first number, last number, opening number, table text, rulebook text,
            pay_tables text, cards_from text, dealer text,
            opened number, closed number, seats small, outcome text, staked number, paid number, taken number""",
        "hands": "round number, seat small / decision text, forfeit text, claims text, cards text",
        "wager_results": """round number, seat small, spot text / event text, result text, odds text,
            stake number, pays number""",
        "irregularities": """position number / round number, irregularity text, raised_by text, seats text,
            note text, utc number, ended number?, choice text""",
        "overrides": """position number, number small / round number, kind text, operator text, reason text,
            utc number""",
        "operators": "id text / name text, role text, position number",
        "shifts": "position number / dealer text, began number, ended number?",
        "device_faults": """position number / round number, fault text, detail text, raised number,
            cleared number?""",
    }.items()
}
OF_THE_HOUSE = """'badge_reset', 'clock_stepped_back', 'month_archived', 'operator_added', 'operator_disabled',
    'operator_locked', 'operator_preferred', 'operator_unlocked', 'pin_reset', 'sign_on_failed', 'sign_on_recovered'"""
# index: its table, its columns, which rows
INDEXES = {
    "records_of_the_house": ("records", ("kind",), f"kind IN ({' '.join(OF_THE_HOUSE.split())})"),
    "wager_results_by_event": ("wager_results", ("event", "round", "seat"), "event <> ''"),
    "wager_results_by_payment": ("wager_results", ("pays", "round"), ""),
    "wager_results_by_stake": ("wager_results", ("stake", "round"), ""),
    "hands_by_seat": ("hands", ("seat", "round"), ""),
    "rounds_by_dealer": ("rounds", ("dealer", "round"), ""),
    "irregularities_by_name": ("irregularities", ("irregularity", "round"), ""),
}
PACKED = {"nodes", "hands", "wager_results"}
NEVER_CHANGED = {"records": "position", "frames": "number", "checkpoints": "size"}
TYPES = {"number": NUMBER, "small": SmallInteger(), "text": WORDS, "bytes": LargeBinary()}

GROWS = """
CREATE TRIGGER {table}_only_grow BEFORE INSERT ON {table}
WHEN NEW.{key} <= (SELECT max({key}) FROM {table})
BEGIN SELECT RAISE(ABORT, '{table} are only ever added to'); END
"""
STAYS = """
CREATE TRIGGER {table}_no_{verb} BEFORE {verb} ON {table}
BEGIN SELECT RAISE(ABORT, '{table} are never changed'); END
"""
REFUSE = """
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION '% are never changed', TG_TABLE_NAME; END $$
"""
REFUSED = """
CREATE TRIGGER {table}_never_changed BEFORE UPDATE OR DELETE OR TRUNCATE ON {table}
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()
"""
# Device frames may be removed once an archive holds them: those before the end of the last archived month. The query
# names the same kinds as the index `records_of_the_house`, so that both databases use that index.
ARCHIVED = f"""FROM records WHERE kind IN ({OF_THE_HOUSE})
    AND kind = 'month_archived' ORDER BY position DESC LIMIT 1"""
FRAMES_ON_SQLITE = f"""
CREATE TRIGGER frames_no_DELETE BEFORE DELETE ON frames
WHEN OLD.number >= COALESCE((SELECT json_extract(CAST(body AS TEXT), '$.end_frame') {ARCHIVED}), 0)
BEGIN SELECT RAISE(ABORT, 'frames are never changed: no archive holds them'); END
"""
FRAMES_ON_POSTGRESQL = (
    f"""
CREATE FUNCTION refuse_removal() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN
IF OLD.number >= COALESCE((SELECT (convert_from(body, 'UTF8')::json ->> 'end_frame')::bigint {ARCHIVED}), 0)
THEN RAISE EXCEPTION 'frames are never changed: no archive holds them'; END IF;
RETURN OLD;
END $$
""",
    """
CREATE TRIGGER frames_never_changed BEFORE UPDATE OR TRUNCATE ON frames
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()
""",
    """
CREATE TRIGGER frames_no_delete BEFORE DELETE ON frames
FOR EACH ROW EXECUTE FUNCTION refuse_removal()
""",
)


def upgrade() -> None:
    for table, (key, others) in TABLES.items():
        columns = [_column(*each, key=True) for each in key] + [_column(*each, key=False) for each in others]
        op.create_table(table, *columns, sqlite_with_rowid=table not in PACKED)
    for name, (table, columns, which) in INDEXES.items():
        rows = text(which) if which else None
        op.create_index(name, table, columns, sqlite_where=rows, postgresql_where=rows)
    _guard_sqlite() if _on_sqlite() else _guard_postgresql()


def _column(name: str, kind: str, *, key: bool) -> Column[object]:
    known = TYPES[kind.removesuffix("?")]
    return Column(name, known, primary_key=key, nullable=kind.endswith("?"), autoincrement=False)


def _on_sqlite() -> bool:
    return op.get_bind().dialect.name == "sqlite"


def _guard_sqlite() -> None:
    """An INSERT OR REPLACE fires no delete trigger, so that an insert, too, may only add at the end."""
    for table, key in NEVER_CHANGED.items():
        op.execute(GROWS.format(table=table, key=key))
        op.execute(STAYS.format(table=table, verb="UPDATE"))
    for table in ("records", "checkpoints"):
        op.execute(STAYS.format(table=table, verb="DELETE"))
    op.execute(FRAMES_ON_SQLITE)


def _guard_postgresql() -> None:
    op.execute(REFUSE)
    for table in ("records", "checkpoints"):
        op.execute(REFUSED.format(table=table))
    for statement in FRAMES_ON_POSTGRESQL:
        op.execute(statement)
