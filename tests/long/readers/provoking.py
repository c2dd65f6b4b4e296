"""Faults of each reader, caused at the real program in the middle of a deal, and the screen that a dealer sees."""

import re
import shutil
from contextlib import ExitStack
from pathlib import Path

from tests.journeys.conftest import Opens, Plugs
from tests.journeys.device import Device, place_for, shuffled
from tests.journeys.network import Network
from tests.journeys.people import REAL
from tests.journeys.player import AtTheLineReader, AtTheShoe, AtTheShuffler, Hands, NoHands, Player
from tests.journeys.table import Seen, Table
from tests.long.readers.fault_cases import (
    BETS,
    CASES,
    CHIPS,
    DIES,
    FIRST_OF_ALL,
    OTHER_PROTOCOL,
    OTHER_SIZE,
    PRESS,
    READER,
    SHOE,
    SHUFFLER,
)
from tests.long.readers.fault_screens import NOTHING, WAITS, Shown

HANDS = {SHUFFLER: AtTheShuffler, SHOE: AtTheShoe, READER: AtTheLineReader}
PATIENCE, SHOWN = 6.0, 1.0
SEATS = (1, 3, 4)
STANDS_THERE = (OTHER_PROTOCOL, OTHER_SIZE)
"""Faults from the start, which let no deal begin."""
PATIENT = {"its network is down": 20.0, "it hangs": 15.0, OTHER_PROTOCOL: 40.0, OTHER_SIZE: 40.0}
ANOTHER = {SHUFFLER: READER, SHOE: READER, READER: SHOE}
"""Protocol of the device that is on the line instead."""
OF_THREE = ("--packet-size", "3")
FROM_1 = ("--option", "first-index=1")
REACHED = {fault: name for name in (CHIPS, BETS) for (fault, _), case in CASES.items() if PRESS + name in case.gestures}
"""Primary action at which a fault is caused, if it is not in the middle of the deal."""


def seen_of(opens: Opens, plugs: Plugs, kept: Path, folder: Path, fault: str, protocol: str) -> Shown:
    """Cause a fault, and return the screen. `kept` is the folder of tables that were opened once, with wagers."""
    gestures = CASES[fault, protocol].gestures
    opened, reached = kept / (protocol + REACHED.get(fault, BETS)), REACHED.get(fault, "")
    chips = reached == CHIPS
    if not opened.exists():
        open_once(opens, plugs, folder, protocol, chips=chips)
        carried(folder, opened)
    carried(opened, folder)
    with ExitStack() as around:
        network = around.enter_context(Network()) if DIES in gestures else None
        within, where = (network.within, ("--port", "0")) if network else ((), place_for(folder))
        where = (*where, *size(protocol, chips=chips), *(FROM_1 if fault == FIRST_OF_ALL else ()))
        where = (*where, *(OF_THREE if fault == OTHER_SIZE else ()))
        device = plugs(ANOTHER[protocol] if fault == OTHER_PROTOCOL else protocol, *where, within=within)
        table = opens("--device", device.where, "--protocol", protocol)
        table.crew, table.within = REAL, within
        player = Player(back(table.start()), hands(device, table, fault), seats=SEATS)
        before = (
            table.look()
            if fault in STANDS_THERE
            else player.until(lambda seen: is_there(seen, protocol, reached), "the deal")
        )
        for gesture in gestures:
            done(gesture, device, table, network)
        stood = "" if fault in STANDS_THERE else mark(before)
        shown = screen_after(table, before, stood, PATIENT.get(fault, PATIENCE))
        around.callback(device.goes_on)
        return shown


def open_once(opens: Opens, plugs: Plugs, folder: Path, protocol: str, *, chips: bool) -> None:
    """Chips are counted in 3 Card, once a STAX wager is placed."""
    device = plugs(protocol, *place_for(folder), *size(protocol, chips=chips))
    game = ("--rulebook", "3-card-ags") if chips else ()
    table = opens("--device", device.where, "--protocol", protocol, *game).staffed().start().opened()
    if chips:
        table.press("1 STAX")
    table.wagers(SEATS).close()
    device.close()


def size(protocol: str, *, chips: bool) -> tuple[str, ...]:
    return ("--packet-size", "3") if chips and protocol == SHUFFLER else ()


def carried(folder: Path, other: Path) -> None:
    """The journal and the keys of a table that is closed."""
    other.mkdir(exist_ok=True)
    for file in folder.glob("journal.db*"):
        shutil.copy2(file, other)
    shutil.copytree(folder / "keys", other / "keys", dirs_exist_ok=True)


def hands(device: Device, table: Table, fault: str) -> Hands:
    """The wagers of the round are placed: its deck goes in once somebody hears of it."""
    if fault in STANDS_THERE:
        return NoHands()
    at = HANDS[device.protocol](device)
    if not isinstance(at, AtTheShuffler):
        table.until(lambda seen: mark(seen) == "Reader", "a reader")
        device.do(" ".join(("insert-deck", *shuffled(1))))
    return at


def back(table: Table) -> Table:
    """After a power cut the dealer signs on again."""
    if table.look().asks_who():
        table.types_who(table.crew.dealer)
    return table


def done(gesture: str, device: Device, table: Table, network: Network | None) -> None:
    match gesture:
        case "hangs":
            device.hangs()
        case "network dies":
            assert network is not None
            network.dies()
        case "terminal again":
            back(table.again())
        case "fault is over":
            table.until(lambda seen: mark(seen) == "Reader", "the end of the fault")
        case _ if gesture.startswith(PRESS):
            table.press(gesture.removeprefix(PRESS))
        case _:
            device.do(gesture)


def is_there(seen: Seen, protocol: str, reached: str) -> bool:
    wanted = reached or ("Show the" if protocol == READER else "Dealing")
    return seen.primary is not None and seen.primary.name.startswith(wanted)


def screen_after(table: Table, before: Seen, stood: str, patience: float) -> Shown:
    """Return the screen after the header changes or a question appears, once it is stable."""
    try:
        table.until(lambda seen: marked(seen, stood) or asks(seen), "a mark or a question", patience)
    except AssertionError:
        return NOTHING if play(table.seen) != play(before) else WAITS
    seen = settled(table)
    text = re.sub(r"(?<=[a-z]) (?=[A-Z][a-z]+[. ])", ". ", sentence(seen), count=1)
    return Shown(mark(seen) if marked(seen, stood) else "", text, keys_of(seen))


def sentence(seen: Seen) -> str:
    """Return the text of the question, or of the step that the fault blocks."""
    cited = [thing.name for thing in seen.things if "House Procedure" in thing.name]
    question = next((name for name in cited if " · " in name), "")
    if question:
        return re.sub(r"^(Position \d+ · )?.*? · (position \d+ )?|House Procedure.*$", "", question).strip()
    waits = next((name for name in cited if name.startswith("Wagers ")), "")
    return re.sub(r"^Wagers|House Procedure.*$", "", waits).strip()


def keys_of(seen: Seen) -> tuple[str, ...]:
    if asks(seen):
        return tuple(seen.options[:3])
    return (seen.primary.name,) if seen.primary is not None and seen.primary.enabled else ()


def play(seen: Seen) -> str:
    """Return the screen's text without its clocks."""
    return re.sub(r"\d\d:\d\d|\d+ (s|min)\b", "", seen.text)


def settled(table: Table) -> Seen:
    shown = ""
    while shown != (shown := table.look().text):
        table.until(lambda seen: True, "a look", SHOWN)
    return table.seen


def asks(seen: Seen) -> bool:
    return seen.primary is not None and seen.primary.name == "Choose above"


def marked(seen: Seen, stood: str) -> bool:
    return mark(seen) not in ("", "Reader", stood)


def mark(seen: Seen) -> str:
    """Return the reader's mark in the header."""
    found = re.search(r"(Reader(?: [a-z]+)*) · \d\d:\d\d", seen.text)
    return found[1] if found else ""
