"""Who may do what, and who may not: records of people, by name."""

from typing import Any

from msgspec.structs import replace

from dealer_terminal.journal import people_facts
from dealer_terminal.journal.journal_facts import JournalContinued
from dealer_terminal.procedure.facts import DealerSignedOn, TableClosed, TableOpened
from dealer_terminal.procedure.people import Approval, Operator, Role
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.table.simulation.people import DEALERS, SUPERVISOR
from tests.helpers.playing import CLASSIC, house_text, rulebook_text, usual

HASH = "$argon2id$v=19$m=8,t=1,p=1$AAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAA"

AMES = Operator("9001", "A. Ames", Role.ADMINISTRATOR)
DEE = Operator("1001", "K. Dee", Role.DEALER)
SANTOS = Operator("2001", "S. Santos", Role.SUPERVISOR)
LEFT = Operator("2002", "L. Left", Role.SUPERVISOR)
AS_SUPERVISOR = Operator("1001", "K. Dee", Role.SUPERVISOR)
STRANGER = Operator("7777", "Nobody", Role.SUPERVISOR)

Said = tuple[str, Any]
"""Who acted, and what is on record."""

HOUSE: tuple[Said, ...] = (
    ("", people_facts.OperatorAdded(AMES, HASH)),
    ("9001", people_facts.OperatorAdded(DEE, HASH)),
    ("9001", people_facts.OperatorAdded(SANTOS, HASH)),
    ("9001", people_facts.OperatorAdded(LEFT, HASH)),
    ("9001", people_facts.OperatorDisabled("2002")),
)


def opened(by: Operator, cards: CardsFrom) -> TableOpened:
    book = rulebook_text(CLASSIC)
    terms = replace(usual(CLASSIC), cards_from=cards)
    return TableOpened("7", CLASSIC, "hash", book, house_text(), terms, Approval(by, "Opening"))


GOOD: dict[str, tuple[Said, ...]] = {
    "an administrator manages": (
        ("9001", people_facts.PinReset("1001", HASH)),
        ("9001", people_facts.BadgeReset("1001", "badge")),
        ("9001", people_facts.OperatorUnlocked("1001")),
        ("9001", people_facts.OperatorDisabled("1001")),
    ),
    "an administrator goes on from a copy": (("9001", JournalContinued(1, 2, b"", "The disk failed")),),
    "a supervisor opens and closes": (
        ("1001", DealerSignedOn(DEE)),
        ("1001", opened(SANTOS, CardsFrom.DEALER)),
        ("1001", TableClosed(Approval(SANTOS, "End"))),
    ),
    "an administrator approves": (("1001", DealerSignedOn(DEE)), ("1001", opened(AMES, CardsFrom.READER))),
    "invented people where cards are simulated": (
        (DEALERS[0].id, DealerSignedOn(DEALERS[0])),
        (DEALERS[0].id, opened(SUPERVISOR, CardsFrom.SIMULATED)),
        (DEALERS[1].id, DealerSignedOn(DEALERS[1])),
        (DEALERS[1].id, TableClosed(Approval(SUPERVISOR, "End"))),
    ),
}


WRONG: dict[str, tuple[Said, str]] = {
    "a dealer adds": (("1001", people_facts.OperatorAdded(STRANGER, HASH)), r"is of '1001' \('K\. Dee', dealer\)"),
    "nobody adds": (("", people_facts.OperatorAdded(STRANGER, HASH)), "is of nobody, where an administrator decides"),
    "a stranger adds": (("7777", people_facts.OperatorAdded(STRANGER, HASH)), "is of '7777', whom nobody added"),
    "a supervisor disables": (("2001", people_facts.OperatorDisabled("1001")), "is of '2001'"),
    "a disabled person resets a PIN": (("2002", people_facts.PinReset("1001", HASH)), "who was disabled"),
    "a dealer resets a badge": (("1001", people_facts.BadgeReset("9001", HASH)), "is of '1001'"),
    "a dealer unlocks": (("1001", people_facts.OperatorUnlocked("1001")), "is of '1001'"),
    "a number that is none": (
        ("9001", people_facts.OperatorAdded(Operator("3-card-ags", "N. Nine", Role.DEALER), HASH)),
        "gives the number '3-card-ags', which is none",
    ),
    "a number is given again": (
        ("9001", people_facts.OperatorAdded(AS_SUPERVISOR, HASH)),
        "gives the number of '1001'",
    ),
    "a PIN that is no hash": (
        ("9001", people_facts.PinReset("1001", "1234")),
        "gives '1001' a PIN that is no argon2id hash",
    ),
    "a PIN of another kind": (
        ("9001", people_facts.OperatorAdded(STRANGER, HASH.replace("argon2id", "argon2i"))),
        "a PIN that is no argon2id hash",
    ),
    "a PIN that takes all memory": (
        ("9001", people_facts.PinReset("1001", HASH.replace("m=8", "m=9999999"))),
        "a PIN that is no argon2id hash",
    ),
    "a PIN of nobody": (("9001", people_facts.PinReset("7777", HASH)), "is about '7777', whom nobody added"),
    "a PIN of a disabled person": (
        ("9001", people_facts.PinReset("2002", HASH)),
        "is about '2002' .* who was disabled",
    ),
    "the last administrator disabled": (
        ("9001", people_facts.OperatorDisabled("9001")),
        "leaves nobody who manages people",
    ),
    "a dealer goes on from a copy": (("1001", JournalContinued(1, 2, b"", "x")), "is of '1001'"),
    "nobody goes on from a copy": (("", JournalContinued(1, 2, b"", "x")), "is of nobody"),
    "a dealer approves as a supervisor": (
        ("1001", opened(AS_SUPERVISOR, CardsFrom.DEALER)),
        r"says that '1001' \('K\. Dee', supervisor\) approves, where '1001' \('K\. Dee', dealer\) is on record",
    ),
    "a disabled person approves": (("1001", opened(LEFT, CardsFrom.DEALER)), "who was disabled"),
    "a stranger approves": (("1001", opened(STRANGER, CardsFrom.READER)), "approves, where '7777', whom nobody added"),
    "a dealer approves as a supervisor where cards are simulated": (
        ("1001", opened(AS_SUPERVISOR, CardsFrom.SIMULATED)),
        "approves",
    ),
    "a disabled person deals": (("2002", DealerSignedOn(LEFT)), "signs on, where '2002' .* who was disabled"),
}
