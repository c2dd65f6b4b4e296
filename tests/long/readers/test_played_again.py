"""A fault of a table in play comes out of its journal and is played again on a desk: the same question stands there."""

import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import pytest

from tests.journeys.conftest import Opens, Plugs
from tests.journeys.device import place_for
from tests.journeys.program import COMMAND, told, well
from tests.journeys.table import Table, journal_is_whole
from tests.long.readers.asked import AGREES_NOT, Asked
from tests.long.readers.losing import SEATS, AskedAtTheMachine, LosesOne
from tests.long.readers.outsider import Outsider

Begin = Callable[[], None]


def question_in(text: str) -> str:
    return next(line for line in text.splitlines() if "untold" in line)


@contextmanager
def replayed(wire: Path) -> Iterator[tuple[str, Begin]]:
    """Where it is, and a press of Enter."""
    command = [str(COMMAND), "device", "replay", str(wire), "--port", "0", "--wait"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None and process.stdout is not None
        typed = process.stdin

        def begin() -> None:
            print(file=typed, flush=True)

        where = process.stdout.readline().strip()
        assert "Enter begins" in process.stdout.readline()
        yield where, begin
        process.terminate()


@pytest.fixture
def machine() -> Iterator[Outsider]:
    with closing(Outsider("packet_shuffler")) as device:
        device.do("simulated")
        yield device


@pytest.fixture
def played(opens: Opens, plugs: Plugs, machine: Outsider, tmp_path: Path) -> Callable[[str], tuple[Table, str]]:
    """A round in which a card, or a packet, is never told; and what was asked then."""

    def play(protocol: str) -> tuple[Table, str]:
        shoe = plugs("angel-eye", *place_for(tmp_path))
        where = shoe.where if protocol == "angel-eye" else machine.where
        table = opens("--device", where, "--protocol", protocol, room="casino").staffed().start().opened()
        player = (
            Asked(table, LosesOne(shoe), seats=SEATS)
            if protocol == "angel-eye"
            else AskedAtTheMachine(table, machine, 2)
        )
        player.until(lambda seen: player.asked, "the question")
        wire = tmp_path / "open.wire"
        refused = told("device", "record", "--db", str(table.journal), "--round", "1", "--out", str(wire))
        assert refused.returncode == 2 and "has not ended" in refused.stderr and not wire.exists()
        player.until_round(2)
        table.close()
        return table, question_in(player.asked[0])

    return play


@pytest.mark.parametrize("protocol", ["angel-eye", "packet-shuffler"])
def test_a_lost_card_of_a_casino_is_asked_about_on_a_desk(
    protocol: str, opens: Opens, played: Callable[[str], tuple[Table, str]], tmp_path: Path
) -> None:
    casino, asked = played(protocol)
    wire = tmp_path / "round-1.wire"
    said = well("device", "record", "--db", str(casino.journal), "--round", "1", "--out", str(wire))
    assert "wagers at positions 1 3 4" in said
    assert wire.stat().st_mode & 0o777 == 0o600
    with ExitStack() as ends:
        where, begin = ends.enter_context(replayed(wire))
        desk = opens("--device", where, "--protocol", protocol, room="desk").staffed().start().opened()
        desk.wagers(SEATS)
        desk.press("No more bets")
        desk.until(lambda seen: seen.primary is not None and seen.primary.name == "Dealing", "the deal")
        assert "outside a game" not in desk.seen.text and "SIMULATED" in desk.seen.text
        begin()
        desk.until(lambda seen: AGREES_NOT in seen.text and bool(seen.key("Go on as it lies")), "the same question")
        assert question_in(desk.seen.text) == asked
    desk.close()
    journal_is_whole(desk)
