"""Schema migration of a floor. Alembic loads slowly: import this module only when there is work to do."""

from alembic import command
from alembic.config import Config
from msgspec.structs import asdict
from sqlalchemy import Connection

from dealer_terminal import installed
from dealer_terminal.floor.address import Roles
from dealer_terminal.floor.revision import HEAD


def upgrade(connection: Connection, roles: Roles) -> None:
    """Bring the schema to its newest revision. The caller commits, so a failed upgrade leaves nothing behind."""
    config = Config()
    config.set_main_option("script_location", str(installed.migrations() / "floor").replace("%", "%%"))
    config.attributes["connection"] = connection
    config.attributes["roles"] = asdict(roles)
    command.upgrade(config, HEAD)
