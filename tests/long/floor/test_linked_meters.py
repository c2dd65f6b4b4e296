"""Two tables and one floor, by installed commands on two displays: a prize at one is on both screens, and where a line
to the floor is cut the progressive closes with its reason, while the base game goes on."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.helpers.postgres import OPTIONS, Server
from tests.journeys.display import display
from tests.journeys.eyes import Eyes
from tests.journeys.hands import turned_over
from tests.journeys.program import as_json, well
from tests.journeys.records import entries
from tests.journeys.table import Seen, Table, journal_is_whole
from tests.long.crashes.cut_wire import Wire

RULES = "local all postgres trust\nlocal all keeper trust\nlocal all all scram-sha-256\n"
METERS = (("star", 5, 100_000), ("spade", 5, 50_000), ("heart", 7, 40_000), ("diamond", 6, 25_000))
WHOLE_WIRE = 2**40
SPADE = "Royal Flush, Other Suit"
BY = ("--by", "A. Ames")


@pytest.fixture
def floor() -> Iterator[str]:
    with Server.started(OPTIONS, RULES) as server:
        with server.connect() as connection:
            connection.execute("CREATE ROLE keeper LOGIN CREATEROLE")
        with server.database("keeper") as url:
            well("floor", "init", "--floor", url)
            yield url


class Linked:
    """Two tables with a display, people and a pass of their own; each by a wire that can be cut."""

    def __init__(self, ends: ExitStack, folder: Path, floor: str) -> None:
        self.ends, self.folder, self.floor = ends, folder, floor
        self.wires = {name: ends.enter_context(Wire(floor)) for name in ("7", "8")}
        self.tables: dict[str, Table] = {}
        for name in self.wires:
            self._enrol(name)
        for meter, rate, reset in METERS:
            money = ("--rate", str(rate), "--reset", str(reset))
            well("floor", "meter", "open", meter, *money, "--table", "7", "--table", "8", *BY, "--floor", floor)

    def _enrol(self, name: str) -> None:
        room, place = self.folder / name, self.folder / f"display-{name}"
        room.mkdir()
        place.mkdir()
        here = self.ends.enter_context(display(place))
        eyes = Eyes(here.environment)
        self.ends.callback(eyes.close)
        there = self.wires[name].url.replace("keeper@", "@")
        table = Table(here, eyes, room, "--rulebook", "3-card-ags", "--table", name, "--linked", there)
        self.ends.callback(table.close)
        self.tables[name] = table.staffed()
        self.forwarded(name, "--token", as_json("floor", "enrol", name, "--floor", self.floor)["token"])

    def forwarded(self, name: str, *token: str) -> None:
        table = self.tables[name]
        journal = ("--db", str(table.journal), "--keys", str(table.keys))
        well("forward", *journal, "--floor", self.wires[name].url.replace("keeper@", "@"), *token, "--once")

    def meter(self, name: str) -> dict[str, object]:
        return dict(as_json("floor", "meter", "status", name, "--floor", self.floor))


@pytest.fixture
def linked(tmp_path: Path, floor: str) -> Iterator[Linked]:
    with ExitStack() as ends:
        yield Linked(ends, tmp_path, floor)


def shows(amount: str) -> object:
    return lambda seen: any(line.startswith("Spade") and amount in line for line in seen.text.splitlines())


def closed(seen: Seen) -> bool:
    return "CLOSED" in seen.text and "The floor's meters are not reached" in seen.text


def test_a_prize_is_on_both_screens_and_a_cut_line_closes_one_progressive_alone(linked: Linked) -> None:
    one, other = linked.tables["7"], linked.tables["8"]
    for table in (one, other):
        table.start().opened().until(lambda seen: "Spade" in seen.text and "CLOSED" not in seen.text, "open meters")
    one.press("1 STAX").wager("1 ANTE", "chip 25").press("No more bets", "1 chip counted")
    other.until(shows("$500.25"), "what the other table added")
    turned_over(one).press("Jackpot · position 1", SPADE, "Pending Jackpot", "Pay Jackpot")
    one.until(lambda seen: seen.key("Call the supervisor"), "the locked prize")
    other.until(shows("$500.00"), "the meter that starts again")
    one.until(lambda seen: "Now $500.00" in seen.text or "500.25" in seen.text, "the prize and what comes after it")
    assert "The floor is asked" not in one.look().text, "what was waited for is not told any more"
    one.picture("won")
    other.picture("reseeded")
    assert linked.meter("spade")["pending"] == 1
    one.press("Call the supervisor").approved()
    one.press("Paid", "Deck is back").until(lambda seen: seen.round == 2, "the next round")
    (win,) = linked.meter("spade")["order"]
    assert (win["table"], win["pays"], win["state"]) == ("7", 50_025, "paid")

    linked.wires["8"].cut_after(0)
    other.until(closed, "the reason")
    other.picture("closed")
    other.press("1 STAX").until(lambda seen: "No wagers on" in seen.text, "the refusal")
    other.picture("refused")
    other.wager("1 ANTE", "chip 25").press("No more bets", "Position 1 dealt")
    one.press("1 STAX").wager("1 ANTE", "chip 25").press("No more bets", "1 chip counted")
    linked.wires["8"].cut_after(WHOLE_WIRE)
    other.until(shows("$500.25"), "the line that is back")
    lost = [each.body["why"] for each in entries(other.journal) if each.kind == "meter_link_lost"]
    assert lost == ["away", "away"], "at the start, and when it was cut"
    kinds = [each.kind for each in entries(other.journal)]
    assert (kinds.count("meters_compared"), kinds.count("meter_link_back")) == (2, 2)

    for name, table in linked.tables.items():
        table.close()
        journal_is_whole(table)
        linked.forwarded(name)
    for meter, _, _ in METERS:
        assert "is whole" in well("floor", "meter", "status", meter, "--compare", "--floor", linked.floor)
