"""From one schema to another. Alembic takes its time to load: import this module only where there is work to do."""

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from dealer_terminal import installed
from dealer_terminal.storage.schema import HEAD


def upgrade(connection: Connection, to: str = HEAD) -> None:
    command.upgrade(_within(connection), to)


def downgrade(connection: Connection, to: str) -> None:
    command.downgrade(_within(connection), to)


def _within(connection: Connection) -> Config:
    """Whoever calls commits: a schema that was half made is not there."""
    if not connection.in_transaction():
        connection.begin()
    config = Config()
    config.set_main_option("script_location", str(installed.migrations()).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
