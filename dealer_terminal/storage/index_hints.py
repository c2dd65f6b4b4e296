"""Index hints for SQLite, which cannot guess how rare a value is."""

from typing import Any

from sqlalchemy import Engine
from sqlalchemy.dialects.sqlite.base import SQLiteCompiler


class _HintingCompiler(SQLiteCompiler):
    """`with_hint(table, "INDEXED BY …", "sqlite")` is written, which SQLAlchemy leaves out for SQLite."""

    def get_from_hint_text(self, table: Any, text: str | None) -> str | None:
        return text


def take_hints(engine: Engine) -> None:
    engine.dialect.statement_compiler = _HintingCompiler
