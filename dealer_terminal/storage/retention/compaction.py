"""A SQLite journal, rewritten without the free space that removed frames left."""

from typing import Any

from dealer_terminal.errors import KnownError
from dealer_terminal.storage.address import SQLITE, address, file_of
from dealer_terminal.storage.opening import open_alone


def require_file(db: str) -> None:
    if address(db).drivername != SQLITE:
        raise KnownError(
            "--shrink is for a SQLite file: a server uses what is free again, and VACUUM FULL gives it back"
        )


def shrink(db: str) -> tuple[int, int]:
    """From how many bytes to how many. SQLite does it whole or not at all, whatever stops it."""
    file = file_of(address(db))
    with open_alone(db) as connection:
        before = file.stat().st_size
        connection.rollback()
        driver: Any = connection.connection.driver_connection
        driver.execute("VACUUM")
        driver.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return before, file.stat().st_size
