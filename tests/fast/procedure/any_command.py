"""Commands, likely and unlikely: any kind, with any values of its fields."""

from enum import Enum
from functools import cache
from random import Random
from typing import Any, get_args, get_type_hints

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.device_faults import FaultId
from dealer_terminal.procedure.facts import Packet
from dealer_terminal.procedure.people import Approval, Operator, Role
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.hand import TOLD_16
from tests.fast.procedure.walk import DEALER, RULEBOOKS, book, usual_terms

SPOTS = ("ante", "play", "natural-31", "royal-family", "player-bonus", "six-card-bounty", "stax", "moon")
AMOUNTS = (0, 500, 1000, 2500, 40_000, 40_500, 499, -500, 600_000)
PEOPLE = (DEALER, *(Operator(f"{role.value}-2", role.value, role) for role in Role))
TOTALS = ({}, {"star": 0}, {"star": 125, "moon": -1})
COUNTS = ({}, {10_000: 4}, {10_000: 4, 500: 20}, {500: -1})
VALUES: dict[str, tuple[Any, ...]] = {
    "seat": tuple(range(9)),
    "seats": ((), (1,), (3, 5), (8,)),
    "spot": SPOTS,
    "cents": AMOUNTS,
    "pays": AMOUNTS,
    "table": ("7",),
    "rulebook_text": ("no TOML",),
    "house_text": ("",),
    "dealer": PEOPLE,
    "packet": tuple(Packet(at, source, seal) for at in (1, 2, 8) for source in CardsFrom for seal in (b"", b"SEALED?")),
    "claims": ((), (TOLD_16,), ("moon",)),
    "stage": ("natural", "draw", "royal-family", "hand", "stax", "dealer", "moon"),
    "cards": ({}, {"natural": (Card.SA, Card.SK, Card.S2)}, {"draw": (Card.H4,)}, {"hand": (Card.SA,)}),
    "events": ({}, {"natural-31": "31"}, {"ante": "17", "play": "17"}, {"play": "moon"}, {"stax": ""}),
    "event": ("", "Flush", "Straight", "moon"),
    "camera": ("", "camera 4"),
    "round": (0, 1, 2, 3),
    "fault": (FaultId.JAM, FaultId.READER_LOST),
    "detail": ("lane 2",),
    "chips": (-1, 0, 1, 4),
    "meter": ("star", "diamond", "moon"),
    "by": (0, 1, 100, -1, -10_000_000),
    "source": ("", "the floor"),
    "counted": COUNTS,
    "again": COUNTS,
    "number": (0, 1, 2, 3),
} | dict.fromkeys(("here", "there", "moved"), TOTALS)
NO_CARDS = {commands.ReportIrregularity, commands.CorrectEvent}


@cache
def kinds() -> tuple[type[Command], ...]:
    return tuple(each for union in get_args(Command) for each in (get_args(union) or (union,)))


def any_command(chance: Random) -> Command:
    kind = chance.choice(kinds())
    hints = get_type_hints(kind)
    given = {name: _value(chance, name, hint) for name, hint in hints.items() if name in VALUES or _chosen(hint, name)}
    if kind in NO_CARDS:
        given.pop("cards")
    return kind(**given)


def _chosen(hint: type, name: str) -> bool:
    return name in ("terms", "approval", "approvals") or (isinstance(hint, type) and issubclass(hint, Enum))


def _value(chance: Random, name: str, hint: type) -> object:
    if name == "terms":
        return usual_terms(book(chance.choice(RULEBOOKS)))
    if name == "approval":
        return Approval(chance.choice(PEOPLE), chance.choice(("seen", "seen on camera", " ", "")))
    if name == "approvals":
        return tuple(_value(chance, "approval", hint) for _ in range(chance.randint(0, 2)))
    return chance.choice(VALUES.get(name) or tuple(hint))
