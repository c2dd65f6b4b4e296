"""Readers of one card a line, declared."""

import re
from collections.abc import Mapping

from drivers.card_line.protocol import LINE, SENSES, CardLineDevice
from drivers.card_line.spelling import RANKS, SUITS, Spelling, add
from drivers.card_line.twin import CardLineTwin
from drivers.declaration import ProtocolKind, ProtocolOption
from drivers.names import CARD_LINE
from drivers.watch import QUIET, SilenceLimits, Voice

ENDS = {
    "any": (b"\r\n", b"\r", b"\n"),
    "cr": (b"\r",),
    "lf": (b"\n",),
    "crlf": (b"\r\n",),
    "nul": (b"\x00",),
    "etx": (b"\x03",),
}
OPTIONS = (
    ProtocolOption("end", "any", "what ends a line; any: CR, LF or both", tuple(ENDS)),
    ProtocolOption("prefix", "", "what stands before each card, such as K: or the character STX"),
    ProtocolOption("ranks", "", 'ranks that are written otherwise, such as "J=B Q=D 10=10,T"'),
    ProtocolOption("suits", "", 'suits that are written otherwise, such as "s=P h=H d=R c=X"'),
    ProtocolOption("codes", "", """lines that stand for a card, such as 'As=04A2F1 10h="04 A2 F2"'"""),
    ProtocolOption("unreadable", "NOREAD,NO READ,NR,ERROR,?", "what a failed read says, with commas between"),
)


def spelling_of(options: Mapping[str, str]) -> Spelling:
    """Raises a ValueError for what cannot be read, or would leave two cards written alike."""
    codes = dict[str, str]()
    for card, written in pairs(options["codes"]).items():
        for code in written:
            add(codes, code, card)
    return Spelling(
        ends=ENDS[options["end"]],
        prefix=options["prefix"],
        ranks={**RANKS, **known(pairs(options["ranks"]), RANKS)},
        suits={**SUITS, **known(pairs(options["suits"]), SUITS)},
        codes={code: card for code, card in codes.items() if is_card(card)},
        unreadable=frozenset(word.strip().upper() for word in options["unreadable"].split(",") if word.strip()),
    )


def pairs(text: str) -> dict[str, tuple[str, ...]]:
    """`J=B 10=10,T As="04 A2"`: what it is, and how it is written."""
    told = dict[str, tuple[str, ...]]()
    for word in words(text):
        name, apart, written = word.partition("=")
        one, *more = written.split(",")
        if not apart or not one or not all(more) or any("=" in each for each in more):
            raise ValueError(f"{word!r}: write it as J=B, with spaces between several")
        if name in told:
            raise ValueError(f"{name!r} is there twice: write all of it as {name}=1,2")
        told[name] = (one, *more)
    return told


def words(text: str) -> list[str]:
    """A space between quotation marks parts none."""
    if text.count('"') % 2:
        raise ValueError(f"{text!r}: a quotation mark has no other")
    return [word.replace('"', "") for word in re.findall(r'(?:[^\s"]|"[^"]*")+', text)]


def known(told: dict[str, tuple[str, ...]], names: Mapping[str, object]) -> dict[str, tuple[str, ...]]:
    for name in told:
        if name not in names:
            raise ValueError(f"{name!r} is not known; there are {' '.join(names)}")
    return told


def is_card(card: str) -> bool:
    if card[:-1] not in RANKS or card[-1] not in SUITS:
        raise ValueError(f"{card!r} is no card; write As 10h Kd 2c")
    return True


DECLARED = ProtocolKind(
    CARD_LINE,
    "Card reader",
    LINE,
    SENSES,
    SilenceLimits(QUIET, QUIET, Voice.WHEN_MOVED),
    lambda setup: CardLineDevice(spelling_of(setup.options)),
    lambda setup, seed: CardLineTwin(seed, spelling_of(setup.options)),
    OPTIONS,
)
