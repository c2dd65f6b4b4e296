"""The amounts among a table's terms: the limits of each wager, and the thresholds."""

from enum import Enum

from msgspec.structs import replace

from dealer_terminal.procedure.evidence_words import THRESHOLDS as THRESHOLDS_BY_NAME
from dealer_terminal.procedure.terms import Limit, Terms
from dealer_terminal.procedure.words import words
from dealer_terminal.ui.kit.props import Key


class Part(Enum):
    """`EACH` is the one size of all wagers at a spot whose prizes grow with it."""

    LEAST = "least"
    MOST = "most"
    STEP = "step"
    EACH = "each"


PARTS = {
    Part.LEAST: words("smallest"),
    Part.MOST: words("largest"),
    Part.STEP: words("step"),
    Part.EACH: words("every wager"),
}


class LimitPart(Key, frozen=True):
    spot: str
    part: Part


class Threshold(Enum):
    CAMERA = "camera"
    DEAL = "deal"
    JACKPOT = "jackpot"


THRESHOLDS = {each: THRESHOLDS_BY_NAME[each.value] for each in Threshold}
TermAmount = LimitPart | Threshold


def cents_of(terms: Terms, which: TermAmount) -> int:
    if isinstance(which, Threshold):
        return int(getattr(terms.thresholds, which.value))
    limit = terms.limits[which.spot]
    return limit.least if which.part is Part.EACH else int(getattr(limit, which.part.value))


def with_cents_of(terms: Terms, which: TermAmount, cents: int) -> Terms:
    if isinstance(which, Threshold):
        return replace(terms, thresholds=replace(terms.thresholds, **{which.value: cents}))
    before = terms.limits[which.spot]
    each = which.part is Part.EACH
    limit = Limit(cents, cents, cents) if each else replace(before, **{which.part.value: cents})
    return replace(terms, limits={**terms.limits, which.spot: limit})
