"""What a dealer sees of each fault at each reader: provoked at the real program, in the middle of a deal.

`python -m pytest -n 0 tests/acceptance/reader_faults.py` provokes them all, which takes ten minutes, and writes
docs/reader-faults.md anew; with `-k` some of them, and the other cells stay as they are. `test_reader_faults.py`
provokes a few of them each time.
"""

import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.acceptance.conftest import Opens, Plugs
from tests.acceptance.device import Device, place_for
from tests.acceptance.network import Network
from tests.acceptance.player import AtTheLineReader, AtTheShoe, AtTheShuffler, Player
from tests.acceptance.table import Seen, Table

PAGE = Path(__file__).resolve().parents[2] / "docs" / "reader-faults.md"
SHUFFLER, SHOE, READER = "packet-shuffler", "angel-eye", "card-line"
COLUMNS = {SHUFFLER: "packet shuffler", SHOE: "Angel Eye shoe", READER: "card reader"}
HANDS = {SHUFFLER: AtTheShuffler, SHOE: AtTheShoe, READER: AtTheLineReader}
MOVES = {SHUFFLER: ("take-packet",), SHOE: ("draw-card",) * 4, READER: ("draw-card", "wait 0.3") * 3}
"""A whole hand, so that a card that does not come is missed."""
NOTHING, NEVER = "nothing", "–"
PATIENCE, SHOWN = 6.0, 1.0
OTHERS = "it is a device of another protocol"
PATIENT = {"its network is dead": 20.0, "it hangs": 15.0, OTHERS: 20.0}
HANGS, DIES, AGAIN = "hangs", "network dies", "terminal again"
ANOTHER = {SHUFFLER: READER, SHOE: READER, READER: SHOE}
"""Whose device stands on the line in its place."""


def on_the_line(fault: str) -> dict[str, tuple[str, ...]]:
    """The next thing that the device says."""
    return {protocol: (f"fault {fault}", *moves) for protocol, moves in MOVES.items()}


FAULTS: dict[str, dict[str, tuple[str, ...]]] = {
    "the cable is pulled": dict.fromkeys(COLUMNS, ("unplug",)),
    "its power fails in mid-report, and comes back": {
        protocol: ("power-cycle", *moves) for protocol, moves in MOVES.items()
    },
    "what it says is lost once": on_the_line("drop"),
    "what it says is damaged once": on_the_line("corrupt"),
    "what it says comes twice": on_the_line("repeat"),
    "noise on the line": on_the_line("garbage"),
    "its network is dead": dict.fromkeys(COLUMNS, (DIES,)),
    "it hangs": dict.fromkeys(COLUMNS, (HANGS,)),
    OTHERS: dict.fromkeys(COLUMNS, ("insert-deck", *("draw-card", "wait 0.3") * 20)),
    "the terminal's power fails and comes back": {protocol: (AGAIN, *moves) for protocol, moves in MOVES.items()},
    "a card goes by untold": {SHOE: ("lose", "draw-card", "draw-card")},
    "three cards go by untold": {SHOE: ("lose", "lose", "lose", *("draw-card",) * 4)},
    "its next report has the last one's number": {SHOE: ("draw-card", "wait 0.5", "same-number", "draw-card")},
    "its count starts anew": {SHOE: ("draw-card", "wait 0.5", "count-anew", "draw-card")},
    "a card cannot be read": {
        SHUFFLER: ("unreadable",),
        SHOE: ("unreadable", "draw-card"),
        READER: ("unreadable", "draw-card"),
    },
    "a card is told twice": {
        SHUFFLER: ("duplicate",),
        SHOE: ("draw-card", "duplicate", "draw-card"),
        READER: ("draw-card", "wait 1.2", "duplicate", *("draw-card", "wait 0.3") * 3),
    },
    "cards are stuck, or drawn too slowly": {SHUFFLER: ("jam",), SHOE: ("jam",)},
    "not 52 cards": {SHUFFLER: ("wrong-count",)},
    "a card of another deck": {SHUFFLER: ("foreign",)},
    "the door is open": {SHUFFLER: ("open-door",)},
}
CELLS = [(fault, protocol) for fault, gestures in FAULTS.items() for protocol in gestures]
FOUND: dict[tuple[str, str], str] = {}


@pytest.fixture(scope="module", autouse=True)
def page() -> Iterator[None]:
    yield
    PAGE.write_text(written(), encoding="utf-8")


@pytest.mark.parametrize(("fault", "protocol"), CELLS)
def test_what_a_dealer_sees(opens: Opens, plugs: Plugs, tmp_path: Path, fault: str, protocol: str) -> None:
    FOUND[fault, protocol] = seen_of(opens, plugs, tmp_path, fault, protocol)


def seen_of(opens: Opens, plugs: Plugs, folder: Path, fault: str, protocol: str) -> str:
    with ExitStack() as around:
        network = around.enter_context(Network()) if DIES in FAULTS[fault][protocol] else None
        within, where = (network.within, ("--port", "0")) if network else ((), place_for(folder))
        device = plugs(ANOTHER[protocol] if fault == OTHERS else protocol, *where, within=within)
        table = opens("--device", device.where, "--protocol", protocol).staffed()
        table.within = within
        player = Player(table.start().opened(), HANDS[protocol](device), seats=(1, 3, 4))
        before = table.seen if fault == OTHERS else player.until(lambda seen: in_the_deal(seen, protocol), "the deal")
        for gesture in FAULTS[fault][protocol]:
            done(gesture, device, table, network)
        said = told(table, before, PATIENT.get(fault, PATIENCE))
        around.callback(device.goes_on)
        return said


def done(gesture: str, device: Device, table: Table, network: Network | None) -> None:
    match gesture:
        case "hangs":
            device.hangs()
        case "network dies":
            assert network is not None
            network.dies()
        case "terminal again":
            seen = table.again().look()
            if seen.asks_who():
                table.types_who(table.crew.dealer)
        case _:
            device.do(gesture)


def in_the_deal(seen: Seen, protocol: str) -> bool:
    wanted = "Show the" if protocol == READER else "Dealing"
    return seen.primary is not None and seen.primary.name.startswith(wanted)


def told(table: Table, before: Seen, patience: float) -> str:
    """Once the header says something else or a question is there, and has stood for a moment; else nothing."""
    try:
        table.until(lambda seen: mark(seen) not in ("", mark(before)) or asks(seen), "a mark or a question", patience)
    except AssertionError:
        return NOTHING if play(table.seen) != play(before) else "it still waits"
    seen = settled(table)
    question = next(
        (thing.name for thing in seen.things if " · " in thing.name and "House Procedure" in thing.name), ""
    )
    said = re.sub(r"^.*? · (position \d+ )?|House Procedure.*$", "", question).strip()
    said = re.sub(r"(?<=[a-z]) (?=[A-Z][a-z]+[. ])", ". ", said, count=1)
    return " ".join(
        part
        for part in (
            f"**{mark(seen)}.**" if mark(seen) not in ("", mark(before)) else "",
            said,
            f"→ *{action_of(seen)}*" if action_of(seen) else "",
        )
        if part
    )


def action_of(seen: Seen) -> str:
    if asks(seen):
        return " / ".join(seen.options[:3])
    return seen.primary.name if seen.primary is not None and seen.primary.enabled else ""


def play(seen: Seen) -> str:
    """What the screen says, but for its clocks."""
    return re.sub(r"\d\d:\d\d|\d+ (s|min)\b", "", seen.text)


def settled(table: Table) -> Seen:
    shown = ""
    while shown != (shown := table.look().text):
        table.until(lambda seen: True, "a look", SHOWN)
    return table.seen


def asks(seen: Seen) -> bool:
    return seen.primary is not None and seen.primary.name == "Choose above"


def mark(seen: Seen) -> str:
    """What the header says of the reader."""
    found = re.search(r"(Reader(?: [a-z]+)*) · \d\d:\d\d", seen.text)
    return found[1] if found else ""


def written() -> str:
    head = "| fault | " + " | ".join(COLUMNS.values()) + " |\n" + "| --- " * (len(COLUMNS) + 1) + "|\n"
    return TEXT + head + "".join(map(row, FAULTS))


def row(fault: str) -> str:
    return f"| {fault} | " + " | ".join(said_of(fault, protocol) for protocol in COLUMNS) + " |\n"


def said_of(fault: str, protocol: str) -> str:
    """As it was found now, else as the page has it."""
    if protocol not in FAULTS[fault]:
        return NEVER
    return FOUND.get((fault, protocol), ROWS.get(fault, {}).get(protocol, NEVER))


def rows() -> dict[str, dict[str, str]]:
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return {name: dict(zip(COLUMNS, told, strict=True)) for name, *told in cells if len(told) == len(COLUMNS)}


ROWS = rows()

TEXT = """# What a dealer sees of a reader's faults

Each cell was provoked at the real program in the middle of a deal: what the header says of the reader, what the screen
asks or says, and after the arrow what can be pressed. “nothing”: it was put right by itself, and play went on.
“it still waits”: the terminal was told nothing, and waits for the card; it is shown again, or entered. “–”: such a
device has no such fault. A line at a wrong speed sounds like another protocol's device.
`python -m pytest -n 0 tests/acceptance/reader_faults.py` writes this page.

"""
