"""What a fresh schema holds, written to where `verify` knows it from: `python -m tests.fast.storage.objects`."""

import tempfile
from collections.abc import Mapping
from pathlib import Path

from dealer_terminal.storage import schema_hashes
from dealer_terminal.storage.address import address
from dealer_terminal.storage.engine import writing_engine
from dealer_terminal.storage.migration import upgrade
from dealer_terminal.storage.unexpected_objects import Name, objects
from tests.helpers.postgres import Server

HEAD = '''"""Objects of the schema, each with a prefix of the SHA-256 of its definition."""

from collections.abc import Mapping

MADE: Mapping[str, Mapping[tuple[str, str], str]] = {
'''


def made(db: str) -> Mapping[Name, str]:
    with writing_engine(address(db)).connect() as connection:
        upgrade(connection)
        return objects(connection)


def refresh() -> None:
    with tempfile.TemporaryDirectory() as folder, Server.started() as server, server.database() as url:
        found = {"sqlite": made(f"{folder}/journal.db"), "postgresql": made(url)}
    text = HEAD
    for dialect, things in found.items():
        lines = [f'        ("{kind}", "{name}"): "{how}",\n' for (kind, name), how in sorted(things.items())]
        text += f'    "{dialect}": {{\n{"".join(lines)}    }},\n'
    Path(schema_hashes.__file__).write_text(f"{text}}}\n")


if __name__ == "__main__":
    refresh()
