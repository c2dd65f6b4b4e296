"""What a dealer sees of each fault at each reader: provoked at the real program, in the middle of a deal.

`python -m pytest tests/acceptance/reader_faults.py` provokes them all, which takes minutes, and writes
docs/reader-faults.md anew. `test_reader_faults.py` provokes a few of them each time.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.acceptance.conftest import Opens, Plugs
from tests.acceptance.device import place_for
from tests.acceptance.player import AtTheLineReader, AtTheShoe, AtTheShuffler, Player
from tests.acceptance.table import Seen, Table

PAGE = Path(__file__).resolve().parents[2] / "docs" / "reader-faults.md"
SHUFFLER, SHOE, READER = "packet-shuffler", "angel-eye", "card-line"
COLUMNS = {SHUFFLER: "packet shuffler", SHOE: "Angel Eye shoe", READER: "card reader"}
HANDS = {SHUFFLER: AtTheShuffler, SHOE: AtTheShoe, READER: AtTheLineReader}
MOVES = {SHUFFLER: "take-packet", SHOE: "draw-card", READER: "draw-card"}
NOTHING, NEVER = "nothing", "–"
PATIENCE, SHOWN = 5.0, 1.0


def on_the_line(fault: str) -> dict[str, tuple[str, ...]]:
    """The next thing that the device says."""
    return {protocol: (f"fault {fault}", move) for protocol, move in MOVES.items()}


FAULTS: dict[str, dict[str, tuple[str, ...]]] = {
    "the cable is pulled": dict.fromkeys(COLUMNS, ("unplug",)),
    "its power fails and comes back": {protocol: ("power-cycle", move) for protocol, move in MOVES.items()},
    "what it says is lost once": on_the_line("drop"),
    "what it says is damaged once": on_the_line("corrupt"),
    "what it says comes twice": on_the_line("repeat"),
    "noise on the line": on_the_line("garbage"),
    "a card goes by untold": {SHOE: ("lose", "draw-card", "draw-card")},
    "a card cannot be read": {
        SHUFFLER: ("unreadable",),
        SHOE: ("unreadable", "draw-card"),
        READER: ("unreadable", "draw-card"),
    },
    "a card is told twice": {
        SHUFFLER: ("duplicate",),
        SHOE: ("draw-card", "duplicate", "draw-card"),
        READER: ("draw-card", "wait 1.2", "duplicate", "draw-card"),
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
    if set(FOUND) == set(CELLS):
        PAGE.write_text(written(), encoding="utf-8")


@pytest.mark.parametrize(("fault", "protocol"), CELLS)
def test_what_a_dealer_sees(opens: Opens, plugs: Plugs, tmp_path: Path, fault: str, protocol: str) -> None:
    FOUND[fault, protocol] = seen_of(opens, plugs, tmp_path, fault, protocol)


def seen_of(opens: Opens, plugs: Plugs, folder: Path, fault: str, protocol: str) -> str:
    device = plugs(protocol, *place_for(folder))
    table = opens("--device", device.where, "--protocol", protocol).staffed().start().opened()
    player = Player(table, HANDS[protocol](device), seats=(1, 3, 4))
    before = player.until(lambda seen: in_the_deal(seen, protocol), "the deal")
    for gesture in FAULTS[fault][protocol]:
        device.do(gesture)
    return told(table, before)


def in_the_deal(seen: Seen, protocol: str) -> bool:
    wanted = "Show the" if protocol == READER else "Dealing"
    return seen.primary is not None and seen.primary.name.startswith(wanted)


def told(table: Table, before: Seen) -> str:
    """Once the header says something else or a question is there, and has stood for a moment; else nothing."""
    try:
        table.until(lambda seen: mark(seen) != mark(before) or asks(seen), "a mark or a question", PATIENCE)
    except AssertionError:
        return NOTHING
    seen = settled(table)
    question = next(
        (thing.name for thing in seen.things if " · " in thing.name and "House Procedure" in thing.name), ""
    )
    said = re.sub(r"^.*? · (position \d+ )?|House Procedure.*$", "", question).strip()
    titles = [thing.name for thing in seen.things if said.startswith(f"{thing.name} ")]
    said = f"{titles[0].rstrip('.')}. {said.removeprefix(titles[0]).strip()}" if titles else said
    action = seen.primary.name if seen.primary is not None and seen.primary.enabled else " / ".join(seen.options[:3])
    return " ".join(
        part
        for part in (
            f"**{mark(seen)}.**" if mark(seen) != mark(before) else "",
            said,
            f"→ *{action}*" if action else "",
        )
        if part
    )


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
    return f"| {fault} | " + " | ".join(FOUND.get((fault, protocol), NEVER) for protocol in COLUMNS) + " |\n"


TEXT = """# What a dealer sees of a reader's faults

Each cell was provoked at the real program in the middle of a deal: what the header says of the reader, what the screen
asks or says, and after the arrow what can be pressed. “nothing”: the reader put it right by itself, and play went on.
“–”: such a device has no such fault. `python -m pytest tests/acceptance/reader_faults.py` writes this page.

"""
