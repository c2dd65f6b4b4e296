"""A machine that hands out a packet and never tells it: it lies unread where it is, and no other takes its place."""

from collections.abc import Iterator
from contextlib import closing

import pytest

from tests.journeys.conftest import Opens
from tests.journeys.program import as_lines
from tests.journeys.table import Seen, Table, journal_is_whole
from tests.long.readers.losing import AGREES_NOT, SEATS, AskedAtTheMachine
from tests.long.readers.outsider import Outsider


@pytest.fixture
def machine() -> Iterator[Outsider]:
    with closing(Outsider("packet_shuffler")) as device:
        yield device


class Killed(AskedAtTheMachine):
    """The power fails while the question stands and all packets and the rest have come out."""

    def step(self, seen: Seen) -> bool:
        if not self.asked and AGREES_NOT in seen.text and seen.key("Go on as it lies"):
            self.table.again()
            self.table.until(lambda now: AGREES_NOT in now.text, "the same question again")
        return super().step(seen)


LOST = {
    "the first": (1, "Packet 2 came out where packet 1 was due. Packets handed out untold: 1"),
    "one in between": (2, "Packet 3 came out where packet 2 was due. Packets handed out untold: 1"),
    "the last": (3, "The rest came out where packet 3 was due. Packets handed out untold: 1"),
}


@pytest.mark.parametrize(("lost", "says"), LOST.values(), ids=LOST.keys())
def test_a_packet_that_was_never_told_is_entered_and_the_others_lie_where_they_are(
    opens: Opens, machine: Outsider, lost: int, says: str
) -> None:
    machine.do("simulated")
    table = opens("--device", machine.where, "--protocol", "packet-shuffler").staffed().start().opened()
    player = AskedAtTheMachine(table, machine, lost)
    player.until_round(2)
    table.close()
    assert len(player.asked) == 1
    assert says in player.asked[0]
    told = {hand["seat"]: sorted(str(hand["cards"]).split()) for hand in hands_of(table)}
    packets = [sorted(card.split()) for gesture, card in machine.did if gesture in ("take-packet", "lose-packet")]
    assert [told[seat] for seat in SEATS] == packets
    journal_is_whole(table)


def test_what_waited_behind_the_question_is_dealt_after_a_power_cut(opens: Opens, machine: Outsider) -> None:
    machine.do("simulated")
    table = opens("--device", machine.where, "--protocol", "packet-shuffler").staffed().start().opened()
    player = Killed(table, machine, 1)
    player.until_round(2)
    table.close()
    assert "Packets handed out untold: 1" in player.asked[-1]
    told = {hand["seat"]: sorted(str(hand["cards"]).split()) for hand in hands_of(table)}
    packets = [sorted(card.split()) for gesture, card in machine.did if gesture in ("take-packet", "lose-packet")]
    assert [told[seat] for seat in SEATS] == packets
    journal_is_whole(table)


def hands_of(table: Table) -> list[dict[str, object]]:
    return as_lines("export", "--db", str(table.journal), "--what", "hands")
