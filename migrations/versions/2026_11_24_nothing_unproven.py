"""When a journal was made and who has it open told a person something and proved nothing: they stand there no more."""

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, SmallInteger, Text, text

revision = "2026_11_24_nothing_unproven"
down_revision = "2026_11_22_append_tags"
branch_labels = None
depends_on = None

NUMBER = BigInteger().with_variant(Integer, "sqlite")
TEXT = Text().with_variant(Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.drop_table("writer")
    _journal_anew()


def downgrade() -> None:
    _journal_anew(made=0)
    op.create_table(
        "writer",
        Column("one", SmallInteger(), primary_key=True, nullable=False, autoincrement=False),
        Column("host", TEXT, nullable=False),
        Column("pid", NUMBER, nullable=False),
        Column("since", NUMBER, nullable=False),
    )


def _journal_anew(**more: int) -> None:
    row = op.get_bind().execute(text("SELECT one, id, vkey FROM journal")).mappings().one_or_none()
    op.drop_table("journal")
    journal = op.create_table(
        "journal",
        Column("one", SmallInteger(), primary_key=True, nullable=False, autoincrement=False),
        Column("id", TEXT, nullable=False),
        Column("vkey", TEXT, nullable=False),
        *(Column(name, NUMBER, nullable=False) for name in more),
    )
    if row:
        op.bulk_insert(journal, [{**row, **more}])
