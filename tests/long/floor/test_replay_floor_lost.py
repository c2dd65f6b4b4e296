"""The installed replay of a floor's journal, when the network or the server is gone without a word."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.helpers.postgres import Server
from tests.helpers.relay import HERE
from tests.journeys.desk import Desk
from tests.journeys.display import Display
from tests.journeys.network import Network, may_be_had
from tests.journeys.program import well

LOST = "the server does not answer"


@pytest.fixture
def played_there(tmp_path: Path) -> Iterator[tuple[Server, str]]:
    """A server that is reached by its socket alone, and its database."""
    with Server.started() as server, server.database() as url:
        server.folder.chmod(0o755)
        well("simulate", "--rounds", "3", "--seed", "3", "--db", url, "--keys", str(tmp_path / "keys"))
        yield server, url.split("?")[0].rsplit("/", 1)[1]


@pytest.mark.skipif(not may_be_had(), reason="needs a network of its own")
def test_the_window_says_that_the_floor_is_lost_and_goes_on_once_it_is_there(
    played_there: tuple[Server, str], screen: Display, tmp_path: Path
) -> None:
    server, database = played_there
    with ExitStack() as ends, Network() as network:
        relay = (*network.within, sys.executable, "-m", "tests.helpers.relay", f"{server.folder}/.s.PGSQL.5432")
        relays = ends.enter_context(subprocess.Popen(relay, stdout=subprocess.PIPE, text=True))
        ends.callback(relays.kill)
        assert relays.stdout is not None
        db = f"postgresql://postgres@{HERE}:{relays.stdout.readline().strip()}/{database}"
        at = ("--db", db, "--round", "2", "--zone", "UTC")
        desk = Desk(ends, screen, tmp_path, "replay", *at, begins="Facts of round 2", within=network.within)
        desk.sees("found in the whole journal")
        network.dies()
        desk.sees(LOST)
        desk.hand.key("ctrl+Right")
        desk.sees("Facts of round 2")
        network.comes_back()
        desk.gone(LOST)
        desk.hand.key("ctrl+Right")
        desk.sees("Facts of round 3")


def test_a_server_that_was_stopped_keeps_no_press_waiting(
    played_there: tuple[Server, str], screen: Display, tmp_path: Path
) -> None:
    """Its machine still takes what is sent to it, so no network tells."""
    server, database = played_there
    db = f"postgresql://postgres@/{database}?host={server.folder}"
    with ExitStack() as ends:
        at = ("--db", db, "--round", "2", "--zone", "UTC")
        desk = Desk(ends, screen, tmp_path, "replay", *at, begins="Facts of round 2")
        desk.sees("found in the whole journal")
        with server.frozen():
            desk.sees(LOST)
            desk.hand.key("question")
            desk.sees("Keys")
            desk.hand.key("Escape")
            desk.gone("Keys")
            desk.sees(LOST)
        desk.gone(LOST)
        desk.hand.key("ctrl+Right")
        desk.sees("Facts of round 3")
