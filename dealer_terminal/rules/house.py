"""House procedures for everything that the manuals leave open. A manual always takes precedence."""

from collections import Counter
from collections.abc import Iterator
from enum import Enum
from hashlib import sha256

import msgspec
from msgspec import Struct

from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.rules.rulebook import Irregularity, Rulebook
from dealer_terminal.rules.rulebook_file import RulebookError, decode_paper

IRREGULARITIES = frozenset(
    {
        IrregularityId.SKIPPED_PLAYER,
        IrregularityId.VACANT_POSITION,
        IrregularityId.CARD_EXPOSED,
        IrregularityId.DRAW_CARD_HANDLED,
        IrregularityId.WRONG_COUNT,
        IrregularityId.DUPLICATE_CARD,
        IrregularityId.CARD_MISMATCH,
        IrregularityId.READER_LOST,
        IrregularityId.ALIGNMENT,
        IrregularityId.EXPOSED_OUT_OF_TURN,
        IrregularityId.PLAYER_LEAVES,
        IrregularityId.LATE_WAGER,
        IrregularityId.DECK_OUT_OF_USE,
        IrregularityId.VOID_ROUND,
        IrregularityId.PAYMENT_CORRECTION,
        IrregularityId.CHIPS_DIFFER,
        IrregularityId.JACKPOT_UNSUPPORTED,
        IrregularityId.JACKPOT_DISPUTED,
    }
)
"""Irregularities that all house procedures must contain. A journal keeps the procedures under which it was written, so
this set never grows. A later irregularity can be reported only if its procedure is written."""


class MeterHits(Enum):
    """Payment of two prizes on one meter in one round: in the order of settlement, or in equal parts."""

    IN_ORDER = "in-order"
    SHARED = "shared"


class TrayCounts(Enum):
    """Requirement of a counted chip tray before a round."""

    OFFERED = "offered"
    REQUIRED = "required"


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    title: str
    revision: str
    dated: str
    irregularities: tuple[Irregularity, ...]
    procedures: tuple[Irregularity, ...] = ()
    two_on_one_meter: MeterHits = MeterHits.IN_ORDER
    tray_counts: TrayCounts = TrayCounts.OFFERED


class House(Struct, frozen=True):
    """House procedures. `procedures` describe the ordinary course of a round, and a rulebook cites them for anything
    that its manual does not state."""

    id: str
    title: str
    revision: str
    dated: str
    irregularities: tuple[Irregularity, ...]
    procedures: tuple[Irregularity, ...] = ()
    two_on_one_meter: MeterHits = MeterHits.IN_ORDER
    tray_counts: TrayCounts = TrayCounts.OFFERED
    hash: str = ""

    def procedure(self, book: Rulebook, wanted: IrregularityId) -> Irregularity:
        """Return the manual's paragraph on an irregularity, or else the house procedure."""
        known = (*book.irregularities, *self.irregularities)
        return next(each for each in known if each.id == wanted)


def read_house(text: str, file: str) -> House:
    """Return the house procedures of a TOML text. Raise RulebookError if they are not valid."""
    raw = decode_paper(text, file, _File)
    house = House(**msgspec.structs.asdict(raw), hash=sha256(text.encode()).hexdigest())
    for key, reason in _faults(house):
        raise RulebookError(file, key, reason)
    return house


def _faults(house: House) -> Iterator[tuple[str, str]]:
    known = {each.id for each in house.irregularities}
    yield from ((f"irregularities.{name}", "is missing") for name in sorted(IRREGULARITIES - known))
    every = (*house.irregularities, *house.procedures)
    for each in every:
        if not (each.title.strip() and each.prompt.strip() and each.citation.strip()):
            yield each.id, "needs a title, a prompt and a citation"
    for named in ((each.id for each in every), (each.citation for each in every)):
        yield from ((name, "is there twice") for name, count in Counter(named).items() if count > 1)
