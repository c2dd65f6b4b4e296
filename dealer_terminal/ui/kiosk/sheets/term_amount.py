"""Entry of an amount for the terms of a table."""

from enum import Enum
from typing import Protocol

from msgspec.structs import replace

from dealer_terminal.procedure.preview_words import THRESHOLDS as THRESHOLDS_BY_NAME
from dealer_terminal.procedure.terms import Limit, Terms
from dealer_terminal.procedure.words import words
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.kiosk.amounts import AmountEntry, chip_keys, clear_key, digit_keys
from dealer_terminal.ui.kiosk.bar import ready_key
from dealer_terminal.ui.kiosk.keys import AmountKey
from dealer_terminal.ui.kiosk.props import ActionProps
from dealer_terminal.ui.kiosk.sheet import AnySheet, Here, Inputs, Reaction, Sheet
from dealer_terminal.ui.kiosk.surfaces import AmountPadProps
from dealer_terminal.ui.kit.languages import Say
from dealer_terminal.ui.kit.props import PressKey


class TermPart(Enum):
    """Parts of a limit. `EACH` is the only allowed amount at a progressive spot."""

    LEAST = "least"
    MOST = "most"
    STEP = "step"
    EACH = "each"


PARTS = {
    TermPart.LEAST: words("smallest"),
    TermPart.MOST: words("largest"),
    TermPart.STEP: words("step"),
    TermPart.EACH: words("every wager"),
}


class LimitPart(PressKey, frozen=True):
    spot: str
    part: TermPart


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
    return limit.least if which.part is TermPart.EACH else int(getattr(limit, which.part.value))


def with_cents_of(terms: Terms, which: TermAmount, cents: int) -> Terms:
    if isinstance(which, Threshold):
        return replace(terms, thresholds=replace(terms.thresholds, **{which.value: cents}))
    before = terms.limits[which.spot]
    each = which.part is TermPart.EACH
    limit = Limit(cents, cents, cents) if each else replace(before, **{which.part.value: cents})
    return replace(terms, limits={**terms.limits, which.spot: limit})


class Takes(Protocol):
    """A sheet of terms that receives the amount."""

    def unchanged(self) -> AnySheet: ...

    def with_amount(self, which: TermAmount, cents: int) -> AnySheet: ...


class TermAmountPad(Sheet[AmountKey], frozen=True):
    which: TermAmount
    amount: AmountEntry
    terms: Takes
    called: str = ""

    def before(self) -> AnySheet:
        return self.terms.unchanged()

    def pressed(self, here: Here, key: AmountKey) -> Reaction:
        return here.opens(replace(self, amount=self.amount.with_key(key)))

    def entered(self, here: Here) -> Reaction:
        return here.opens(self.terms.with_amount(self.which, self.amount.cents))

    def shows(self, inputs: Inputs, say: Say) -> AmountPadProps:
        return AmountPadProps(
            covers=True,
            title=self._title(say),
            back_text=say("Back"),
            amount=dollars(self.amount.cents),
            chips=chip_keys(inputs.room.settings.chips, say),
            digits=digit_keys(say),
            others=(clear_key(say),),
        )

    def primary(self, inputs: Inputs, say: Say) -> ActionProps:
        return ready_key(say("Enter the amount"))

    def _title(self, say: Say) -> str:
        if isinstance(self.which, Threshold):
            return say(THRESHOLDS[self.which])
        return f"{self.called} · {say(PARTS[self.which.part])}"
