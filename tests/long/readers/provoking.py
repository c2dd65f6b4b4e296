"""What a dealer sees of each fault at each reader: provoked at the real program, in the middle of a deal."""

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

SHUFFLER, SHOE, READER = "packet-shuffler", "angel-eye", "card-line"
COLUMNS = {SHUFFLER: "packet shuffler", SHOE: "Angel Eye shoe", READER: "card reader"}
HANDS = {SHUFFLER: AtTheShuffler, SHOE: AtTheShoe, READER: AtTheLineReader}
MOVES = {SHUFFLER: ("take-packet",), SHOE: ("draw-card",) * 4, READER: ("draw-card", "wait 0.3") * 3}
"""A whole hand, so that a card that does not come is missed."""
NOTHING = "nothing"
PATIENCE, SHOWN = 6.0, 1.0
SEATS = (1, 3, 4)
OTHERS = "it is a device of another protocol"
UNFIT = "it hands out packets of another size"
STANDS_THERE = (OTHERS, UNFIT)
"""From the start, so that no deal begins."""
PATIENT = {"its network is dead": 20.0, "it hangs": 15.0, OTHERS: 40.0, UNFIT: 40.0}
HANGS, DIES, AGAIN, OVER, PRESS = "hangs", "network dies", "terminal again", "fault is over", "press "
CHIPS, BETS = "1 chip counted", "No more bets"
FIRST_OF_ALL = "it was never heard before, and its first card has index 1"
ANOTHER = {SHUFFLER: READER, SHOE: READER, READER: SHOE}
"""Whose device stands on the line in its place."""
OF_THREE = ("--packet-size", "3")
FROM_1 = ("--option", "first-index=1")


def on_the_line(fault: str) -> dict[str, tuple[str, ...]]:
    """The next thing that the device says."""
    return {protocol: (f"fault {fault}", *moves) for protocol, moves in MOVES.items()}


FAULTS: dict[str, dict[str, tuple[str, ...]]] = {
    "the cable is pulled": dict.fromkeys(COLUMNS, ("unplug",)),
    "its power fails in mid-report, and comes back": {
        protocol: ("power-cycle", *moves) for protocol, moves in MOVES.items()
    },
    "its power fails before no more bets": {
        SHUFFLER: ("insert-deck", "wait 5", "power-cycle", "wait 3", f"{PRESS}{BETS}", "take-packet"),
        SHOE: ("power-cycle", "draw-card", "wait 1", f"{PRESS}{BETS}", "draw-card"),
    },
    "its power fails while chips are counted": {
        SHUFFLER: ("power-cycle", "wait 3", f"{PRESS}{CHIPS}", "take-packet"),
        SHOE: ("power-cycle", "draw-card", "wait 1", f"{PRESS}{CHIPS}", "draw-card"),
    },
    "what it says is lost once": on_the_line("drop"),
    "what it says is damaged once": on_the_line("corrupt"),
    "what it says comes twice": on_the_line("repeat"),
    "noise on the line": on_the_line("garbage"),
    "its network is dead": dict.fromkeys(COLUMNS, (DIES,)),
    "it hangs": dict.fromkeys(COLUMNS, (HANGS,)),
    OTHERS: dict.fromkeys(COLUMNS, ("insert-deck", *("draw-card", "wait 0.3") * 20)),
    UNFIT: {SHUFFLER: ("insert-deck",)},
    "the terminal's power fails and comes back": {protocol: (AGAIN, *moves) for protocol, moves in MOVES.items()},
    "the terminal's power fails while chips are counted, and cards are out": {
        SHUFFLER: ("take-packet", "wait 1", AGAIN, f"{PRESS}{CHIPS}", "wait 3", "take-packet"),
        SHOE: ("draw-card", "draw-card", "wait 1", AGAIN, f"{PRESS}{CHIPS}", "draw-card"),
    },
    FIRST_OF_ALL: {SHOE: ("draw-card",)},
    "a card goes by untold": {SHOE: ("lose", "draw-card", "draw-card")},
    "a card goes by untold in the middle of the deal": {SHOE: (*("draw-card",) * 2, "lose", "draw-card", "draw-card")},
    "a packet goes by untold": {SHUFFLER: ("take-packet", "wait 0.5", "lose", "take-packet")},
    "the last packet goes by untold": {SHUFFLER: ("take-packet", "take-packet", "wait 0.5", "lose", "return-rest")},
    "three cards go by untold": {SHOE: ("lose", "lose", "lose", *("draw-card",) * 4)},
    "nine cards go by untold, and its count has nine": {
        SHOE: (*("draw-card",) * 2, *("lose",) * 9, *("draw-card",) * 10)
    },
    "sixteen cards go by untold": {SHOE: (*("draw-card",) * 2, *("lose",) * 16, *("draw-card",) * 17)},
    "a card is burnt before the first one": {SHOE: ("burn-card", *MOVES[SHOE])},
    "a card is burnt in the middle of the deal": {SHOE: ("draw-card", "burn-card")},
    "its next report has the last one's number": {SHOE: ("draw-card", "wait 0.5", "same-number", "draw-card")},
    "its count starts anew": {SHOE: ("draw-card", "wait 0.5", "count-anew", "draw-card")},
    "a card cannot be read": {
        SHUFFLER: ("unreadable",),
        SHOE: ("unreadable", "draw-card"),
        READER: ("unreadable", "draw-card"),
    },
    "a card cannot be read, and its fault is put right": {
        SHOE: (*("draw-card",) * 2, "unreadable", "draw-card", "wait 1", "clear", OVER)
    },
    "a card is shown before its place is due": {READER: ("draw-card", "wait 0.5") * 5},
    "a card is told twice": {
        SHUFFLER: ("duplicate",),
        SHOE: ("draw-card", "duplicate", "draw-card"),
        READER: ("draw-card", "wait 1.2", "duplicate", *("draw-card", "wait 0.3") * 3),
    },
    "a packet is told again with other cards": {SHUFFLER: ("take-packet", "wait 0.5", "tell-otherwise")},
    "cards are stuck, or drawn too slowly": {SHUFFLER: ("jam",), SHOE: ("jam",)},
    "a card is drawn too slowly, and comes out": {SHOE: ("draw-card", "wait 0.5", "jam", "draw-card")},
    "the rest comes out before the last packet": {SHUFFLER: ("take-packet", "wait 0.5", "return-rest")},
    "not 52 cards": {SHUFFLER: ("wrong-count",)},
    "a card of another deck": {SHUFFLER: ("foreign",)},
    "it is emptied by hand and tells no rest, and a deck goes in": {
        SHUFFLER: ("take-packet", "wait 0.5", "lose-rest", "insert-deck")
    },
    "the door is open": {SHUFFLER: ("open-door",)},
    "it is locked": {SHUFFLER: ("lock",)},
}
REACHED = {fault: name for name in (CHIPS, BETS) for fault, of in FAULTS.items() if PRESS + name in str(of)}
"""Where the primary action is this one; the others are provoked in the middle of the deal."""
CELLS = [(fault, protocol) for fault, gestures in FAULTS.items() for protocol in gestures]


def seen_of(opens: Opens, plugs: Plugs, kept: Path, folder: Path, fault: str, protocol: str) -> str:
    """`kept` is where the tables are that were opened once, with wagers on them."""
    opened, reached = kept / (protocol + REACHED.get(fault, BETS)), REACHED.get(fault, "")
    chips = reached == CHIPS
    if not opened.exists():
        open_once(opens, plugs, folder, protocol, chips=chips)
        carried(folder, opened)
    carried(opened, folder)
    with ExitStack() as around:
        network = around.enter_context(Network()) if DIES in FAULTS[fault][protocol] else None
        within, where = (network.within, ("--port", "0")) if network else ((), place_for(folder))
        where = (*where, *size(protocol, chips=chips), *(FROM_1 if fault == FIRST_OF_ALL else ()))
        where = (*where, *(OF_THREE if fault == UNFIT else ()))
        device = plugs(ANOTHER[protocol] if fault == OTHERS else protocol, *where, within=within)
        table = opens("--device", device.where, "--protocol", protocol)
        table.crew, table.within = REAL, within
        player = Player(back(table.start()), hands(device, table, fault), seats=SEATS)
        before = (
            table.look()
            if fault in STANDS_THERE
            else player.until(lambda seen: is_there(seen, protocol, reached), "the deal")
        )
        for gesture in FAULTS[fault][protocol]:
            done(gesture, device, table, network)
        stood = "" if fault in STANDS_THERE else mark(before)
        said = told(table, before, stood, PATIENT.get(fault, PATIENCE))
        around.callback(device.goes_on)
        return said


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


def told(table: Table, before: Seen, stood: str, patience: float) -> str:
    """Once the header says something else or a question is there, and has stood for a moment; else nothing."""
    try:
        table.until(lambda seen: marked(seen, stood) or asks(seen), "a mark or a question", patience)
    except AssertionError:
        return NOTHING if play(table.seen) != play(before) else "it still waits"
    seen = settled(table)
    said = re.sub(r"(?<=[a-z]) (?=[A-Z][a-z]+[. ])", ". ", sentence(seen), count=1)
    return " ".join(
        part
        for part in (
            f"**{mark(seen)}.**" if marked(seen, stood) else "",
            said,
            f"→ *{action_of(seen)}*" if action_of(seen) else "",
        )
        if part
    )


def sentence(seen: Seen) -> str:
    """Of the question, else of the step that a fault stands in the way of."""
    cited = [thing.name for thing in seen.things if "House Procedure" in thing.name]
    question = next((name for name in cited if " · " in name), "")
    if question:
        return re.sub(r"^(Position \d+ · )?.*? · (position \d+ )?|House Procedure.*$", "", question).strip()
    waits = next((name for name in cited if name.startswith("Wagers ")), "")
    return re.sub(r"^Wagers|House Procedure.*$", "", waits).strip()


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


def marked(seen: Seen, stood: str) -> bool:
    return mark(seen) not in ("", "Reader", stood)


def mark(seen: Seen) -> str:
    """What the header says of the reader."""
    found = re.search(r"(Reader(?: [a-z]+)*) · \d\d:\d\d", seen.text)
    return found[1] if found else ""
