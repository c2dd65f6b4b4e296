"""Schema migration. Alembic loads slowly: import this module only when there is work to do."""

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from dealer_terminal import installed
from dealer_terminal.storage.schema import HEAD


def upgrade(connection: Connection) -> None:
    """Bring the schema to its newest revision. The caller commits, so a failed upgrade leaves nothing behind."""
    if not connection.in_transaction():
        connection.begin()
    config = Config()
    config.set_main_option("script_location", str(installed.migrations()).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, HEAD)
