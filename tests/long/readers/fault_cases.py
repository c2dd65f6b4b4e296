"""Cases of reader faults: how a test causes each one in the middle of a deal, and what the dealer sees.

They are grouped by the rows of the table of reader faults in docs/operations.md.
"""

from typing import NamedTuple

from tests.long.readers.fault_screens import (
    ANOTHER,
    AS_IT_LIES,
    BY_HAND_FIRST,
    COUNT,
    EACH_CARD,
    FAULT,
    IF_EACH_LIES,
    LOST,
    LOST_IN_DEAL,
    MISDEAL,
    NO_ANSWER,
    NOTHING,
    SINCE_ROUND_1,
    STARTED,
    UNKNOWN_COUNT,
    UNREADABLE,
    WAITS,
    WHOLE_PACKETS,
    WITHOUT,
    Shown,
    asks,
    goes_on,
    stops,
)

SHUFFLER, SHOE, READER = "packet-shuffler", "angel-eye", "card-line"
MOVES = {SHUFFLER: ("take-packet",), SHOE: ("draw-card",) * 4, READER: ("draw-card", "wait 0.3") * 3}
"""A whole hand, so that a missing card is noticed."""
HANGS, DIES, AGAIN, OVER, PRESS = "hangs", "network dies", "terminal again", "fault is over", "press "
CHIPS, BETS = "1 chip counted", "No more bets"
OTHER_PROTOCOL = "it is a device of another protocol"
OTHER_SIZE = "it delivers packets of another size"
FIRST_OF_ALL = "this journal never heard it, and its first card has index 1"


class Case(NamedTuple):
    gestures: tuple[str, ...]
    shown: Shown


def then_deal(protocol: str, gesture: str) -> tuple[str, ...]:
    return (gesture, *MOVES[protocol])


_OTHER_DEVICE = Case(("insert-deck", *("draw-card", "wait 0.3") * 20), ANOTHER)

ROWS: dict[str, dict[str, dict[str, Case]]] = {
    "Cable pulled, or network down": {
        "the cable is pulled": {
            SHUFFLER: Case(("unplug",), LOST_IN_DEAL),
            SHOE: Case(("unplug",), LOST_IN_DEAL),
            READER: Case(("unplug",), goes_on(LOST)),
        },
        "its network is down": {
            SHUFFLER: Case((DIES,), NO_ANSWER),
            SHOE: Case((DIES,), LOST_IN_DEAL),
            READER: Case((DIES,), goes_on(LOST)),
        },
    },
    "Reader hangs": {
        "it hangs": {
            SHUFFLER: Case((HANGS,), NO_ANSWER),
            SHOE: Case((HANGS,), WAITS),
            READER: Case((HANGS,), WAITS),
        },
    },
    "Power failed and came back": {
        "its power fails in the middle of a report": {
            SHUFFLER: Case(then_deal(SHUFFLER, "power-cycle"), NOTHING),
            SHOE: Case(then_deal(SHOE, "power-cycle"), STARTED),
            READER: Case(then_deal(READER, "power-cycle"), goes_on(FAULT)),
        },
        "its power fails before no more bets": {
            SHUFFLER: Case(
                ("insert-deck", "wait 5", "power-cycle", "wait 3", f"{PRESS}{BETS}", "take-packet"), NOTHING
            ),
            SHOE: Case(("power-cycle", "draw-card", "wait 1", f"{PRESS}{BETS}", "draw-card"), UNKNOWN_COUNT),
        },
        "its power fails while chips are counted": {
            SHUFFLER: Case(("power-cycle", "wait 3", f"{PRESS}{CHIPS}", "take-packet"), NOTHING),
            SHOE: Case(("power-cycle", "draw-card", "wait 1", f"{PRESS}{CHIPS}", "draw-card"), STARTED),
        },
        "the terminal's power fails": {
            SHUFFLER: Case(then_deal(SHUFFLER, AGAIN), NOTHING),
            SHOE: Case(then_deal(SHOE, AGAIN), STARTED),
            READER: Case(then_deal(READER, AGAIN), goes_on(FAULT)),
        },
        "the terminal's power fails while chips are counted, and cards are dealt": {
            SHUFFLER: Case(("take-packet", "wait 1", AGAIN, f"{PRESS}{CHIPS}", "wait 3", "take-packet"), NOTHING),
            SHOE: Case(("draw-card", "draw-card", "wait 1", AGAIN, f"{PRESS}{CHIPS}", "draw-card"), STARTED),
        },
    },
    "One report lost, damaged, or repeated; noise on the line": {
        "a report is lost": {
            SHUFFLER: Case(then_deal(SHUFFLER, "fault drop"), NOTHING),
            SHOE: Case(then_deal(SHOE, "fault drop"), NOTHING),
            READER: Case(then_deal(READER, "fault drop"), WAITS),
        },
        "a report is damaged": {
            SHUFFLER: Case(then_deal(SHUFFLER, "fault corrupt"), NOTHING),
            SHOE: Case(then_deal(SHOE, "fault corrupt"), NOTHING),
            READER: Case(then_deal(READER, "fault corrupt"), goes_on(FAULT)),
        },
        "a report is repeated": {
            SHUFFLER: Case(then_deal(SHUFFLER, "fault repeat"), NOTHING),
            SHOE: Case(then_deal(SHOE, "fault repeat"), NOTHING),
            READER: Case(then_deal(READER, "fault repeat"), NOTHING),
        },
        "there is noise on the line": {
            SHUFFLER: Case(then_deal(SHUFFLER, "fault garbage"), NOTHING),
            SHOE: Case(then_deal(SHOE, "fault garbage"), NOTHING),
            READER: Case(then_deal(READER, "fault garbage"), goes_on(FAULT)),
        },
    },
    "Device of another protocol or line speed": {
        OTHER_PROTOCOL: {SHUFFLER: _OTHER_DEVICE, SHOE: _OTHER_DEVICE, READER: _OTHER_DEVICE},
    },
    "Packets of another size": {
        OTHER_SIZE: {
            SHUFFLER: Case(
                ("insert-deck",),
                stops(
                    "The machine does not fit this table. It hands out 3 cards a packet, and this game needs 4. Set it"
                    f" to 4, or call a technician. {WITHOUT}"
                ),
            ),
        },
    },
    "New shoe whose counting is not known": {FIRST_OF_ALL: {SHOE: Case(("draw-card",), UNKNOWN_COUNT)}},
    "Cards or packets not reported": {
        "a card before the deal is not reported": {SHOE: Case(("lose", "draw-card", "draw-card"), SINCE_ROUND_1)},
        "three cards before the deal are not reported": {
            SHOE: Case(("lose", "lose", "lose", *("draw-card",) * 4), SINCE_ROUND_1),
        },
        "a card in the middle of the deal is not reported": {
            SHOE: Case(
                (*("draw-card",) * 2, "lose", "draw-card", "draw-card"),
                asks(f"Report 4 of the shoe was due, 5 came. Cards drawn untold: 1. {WHOLE_PACKETS}"),
            ),
        },
        "nine cards are not reported, and its count has nine values": {
            SHOE: Case(
                (*("draw-card",) * 2, *("lose",) * 9, *("draw-card",) * 10),
                asks(
                    "Report 4 of the shoe was due and came; the index of its card was not. Cards drawn untold: 9."
                    f" {WHOLE_PACKETS}"
                ),
            ),
        },
        "sixteen cards are not reported": {
            SHOE: Case(
                (*("draw-card",) * 2, *("lose",) * 16, *("draw-card",) * 17),
                asks(f"Report 4 of the shoe was due, 2 came. {EACH_CARD} 2."),
            ),
        },
        "its next report has the number of the last one": {
            SHOE: Case(
                ("draw-card", "wait 0.5", "same-number", "draw-card"),
                asks(f"Report 3 of the shoe was due, 2 came. {EACH_CARD} 1."),
            ),
        },
        "its count restarts": {
            SHOE: Case(
                ("draw-card", "wait 0.5", "count-anew", "draw-card"),
                asks(f"Report 3 of the shoe was due, 1 came. {EACH_CARD} 1."),
            ),
        },
        "a packet is not reported": {
            SHUFFLER: Case(
                ("take-packet", "wait 0.5", "lose", "take-packet"),
                asks(f"Packet 3 came out where packet 2 was due. Packets handed out untold: 1. {IF_EACH_LIES}"),
            ),
        },
        "the last packet is not reported": {
            SHUFFLER: Case(
                ("take-packet", "take-packet", "wait 0.5", "lose", "return-rest"),
                asks(f"The rest came out where packet 3 was due. Packets handed out untold: 1. {IF_EACH_LIES}"),
            ),
        },
    },
    "Remaining cards early, or not reported": {
        "the remaining cards come before the last packet": {
            SHUFFLER: Case(
                ("take-packet", "wait 0.5", "return-rest"),
                asks(f"The rest came out where packet 2 was due. {BY_HAND_FIRST}"),
            ),
        },
        "it is emptied by hand without a report, and a deck goes in": {
            SHUFFLER: Case(
                ("take-packet", "wait 0.5", "lose-rest", "insert-deck"),
                asks(f"A deck went into the machine, and the rest of this one was never told. {BY_HAND_FIRST}"),
            ),
        },
    },
    "Burn card": {
        "a card is burned before the first one": {SHOE: Case(then_deal(SHOE, "burn-card"), NOTHING)},
        "a card is burned in the middle of the deal": {
            SHOE: Case(
                ("draw-card", "burn-card"),
                asks("The shoe says that a card was burnt in the middle of the deal: it belongs to no hand."),
            ),
        },
    },
    "Card not readable": {
        "a card cannot be read": {
            SHUFFLER: Case(("unreadable",), UNREADABLE),
            SHOE: Case(("unreadable", "draw-card"), UNREADABLE),
            READER: Case(("unreadable", "draw-card"), goes_on(FAULT)),
        },
        "a card cannot be read, and the fault is cleared": {
            SHOE: Case(
                (*("draw-card",) * 2, "unreadable", "draw-card", "wait 1", "clear", OVER),
                asks(f"The shoe could not tell a card that came out: it may lie at a hand. {EACH_CARD} 2."),
            ),
        },
    },
    "Card scanned too early": {
        "a card is scanned before its place is due": {
            READER: Case(("draw-card", "wait 0.5") * 5, goes_on(FAULT, "Collected · open position 3")),
        },
    },
    "Card reported twice, or packet reported with other cards": {
        "a card is reported twice": {
            SHUFFLER: Case(("duplicate",), stops(f"A card is there twice. {COUNT}")),
            SHOE: Case(
                ("draw-card", "duplicate", "draw-card"),
                Shown(
                    "",
                    "The reader saw one card twice. Stop. Leave the cards where they lie and call the supervisor:"
                    " correct a wrong entry, or call a misdeal and take the deck out of use.",
                    (MISDEAL, AS_IT_LIES),
                ),
            ),
            READER: Case(("draw-card", "wait 1.2", "duplicate", *("draw-card", "wait 0.3") * 3), NOTHING),
        },
        "a packet is reported again with other cards": {
            SHUFFLER: Case(
                ("take-packet", "wait 0.5", "tell-otherwise"),
                asks("Packet 1 was reported again with other cards; the first stands. Compare it as it is opened."),
            ),
        },
    },
    "Cards stuck, or drawn too slowly": {
        "cards are stuck, or a card is drawn too slowly": {
            SHUFFLER: Case(("jam",), stops("Cards are stuck in the machine. Free them, and see that none is missing.")),
            SHOE: Case(("jam",), stops("A card was drawn too slowly. Compare the cards on the table with the screen.")),
        },
        "a card is drawn too slowly, and comes out": {
            SHOE: Case(
                ("draw-card", "wait 0.5", "jam", "draw-card"),
                asks(f"A card was drawn outside the game: it may lie at a hand. {EACH_CARD} 1.", FAULT),
            ),
        },
    },
    "Not 52 cards, or a card of another deck": {
        "the deck has not 52 cards": {
            SHUFFLER: Case(("wrong-count",), stops(f"Too many or too few cards in the machine. {COUNT}")),
        },
        "a card is of another deck": {
            SHUFFLER: Case(("foreign",), stops(f"A card is of another deck. {COUNT}")),
        },
    },
    "Door open, or machine locked": {
        "the door is open": {
            SHUFFLER: Case(("open-door",), stops("The machine's door is open. Close it. It goes on by itself.")),
        },
        "it is locked": {
            SHUFFLER: Case(
                ("lock",),
                stops("The machine is locked. Have it unlocked by whoever has its key. It goes on by itself."),
            ),
        },
    },
}
CASES = {
    (fault, protocol): case
    for faults in ROWS.values()
    for fault, cases in faults.items()
    for protocol, case in cases.items()
}
