"""Choice of the payment to correct, in this round or the last one."""

from collections.abc import Mapping
from enum import Enum

from msgspec.structs import replace

from dealer_terminal.procedure.preview_words import RESULTS
from dealer_terminal.procedure.prize_correction_rules import is_named, is_prize, named_open, prize_stands
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import State, lines_of
from dealer_terminal.procedure.words import Words, words
from dealer_terminal.rules.hand import Line, Result
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.kiosk.amounts import AmountEntry
from dealer_terminal.ui.kiosk.kiosk_context import spot_name
from dealer_terminal.ui.kiosk.regions.status import round_name
from dealer_terminal.ui.kiosk.sheet import AnySheet, Here, Inputs, Light, Reaction, Sheet
from dealer_terminal.ui.kiosk.sheets.event_correction import EventCorrectionSheet
from dealer_terminal.ui.kiosk.sheets.last_round_cards import last_cards
from dealer_terminal.ui.kiosk.sheets.payment_amount import CORRECTION, PaymentAmount
from dealer_terminal.ui.kiosk.surfaces import BoardProps, OptionProps
from dealer_terminal.ui.kit.languages import Say
from dealer_terminal.ui.kit.props import PressKey

NO_PAYMENT = words("No payment there")


class PaymentKey(PressKey, frozen=True):
    seat: int
    spot: str


class RoundKey(Enum):
    THIS_ROUND = "this-round"
    LAST_ROUND = "last-round"


class PaymentList(Sheet[PaymentKey | RoundKey], frozen=True):
    """List of payments. Tapping a position shows only its payments, or chooses its only payment."""

    which: RoundKey
    seat: int = 0

    def before(self) -> AnySheet:
        return replace(self, seat=0) if self.seat else super().before()

    def pressed(self, here: Here, key: PaymentKey | RoundKey) -> Reaction:
        if isinstance(key, RoundKey):
            return here.opens(PaymentList(key))
        number = here.state.round - (self.which is RoundKey.LAST_ROUND)
        lines = {PaymentKey(line.seat, line.spot): line for line in _lines(here.state, self.which)}
        if key not in lines:
            return here.stays()
        if _is_anew(here.state, lines[key], self.which):
            return here.opens(self._anew(here.state, lines[key], number))
        stands = prize_stands(here.state, number, lines[key])
        if stands is not None:
            return here.refuses(stands)
        return here.opens(PaymentAmount(lines[key], number, AmountEntry(lines[key].pays), self))

    def _anew(self, state: State, line: Line, number: int) -> AnySheet:
        if self.which is RoundKey.THIS_ROUND:
            return EventCorrectionSheet(line.seat, number, state.seat(line.seat).events[line.spot], self)
        if state.last_cards.get(line.seat):
            return last_cards(state, line.seat, self)
        return EventCorrectionSheet(line.seat, number, line.event or "", self)

    def seat_touched(self, here: Here, seat: int) -> Reaction:
        lines = [line for line in _lines(here.state, self.which) if line.seat == seat]
        if not lines:
            return here.refuses(Refusal(NO_PAYMENT, CORRECTION, words("Choose one from the list.")))
        if len(lines) > 1:
            return here.opens(replace(self, seat=seat))
        return self.pressed(here, PaymentKey(seat, lines[0].spot))

    def seats_touchable(self, state: State) -> bool:
        return True

    def seats_asked(self, state: State) -> frozenset[int]:
        return frozenset(line.seat for line in _lines(state, self.which))

    def seats_refused(self, state: State) -> Mapping[int, Words]:
        return dict.fromkeys(set(range(1, state.in_force().positions + 1)) - self.seats_asked(state), NO_PAYMENT)

    def lit(self, state: State) -> Light:
        return Light((self.seat,)) if self.seat else super().lit(state)

    def shows(self, inputs: Inputs, say: Say) -> BoardProps:
        state = inputs.state
        lines = [line for line in _lines(state, self.which) if self.seat in (0, line.seat)]
        options = tuple(_option(state, line, say, anew=_is_anew(state, line, self.which)) for line in lines)
        if self.which is RoundKey.THIS_ROUND and _lines(state, RoundKey.LAST_ROUND):
            options = (*options, OptionProps(RoundKey.LAST_ROUND, say("A payment of the last round")))
        return BoardProps(
            title=" · ".join((say("CORRECT A PAYMENT"), *self._of_round(state, say))),
            question=say("Which payment?"),
            citation=CORRECTION,
            back_text=say("Back"),
            options=options,
            columns=2 if len(options) < 13 else 3,
        )

    def _of_round(self, state: State, say: Say) -> tuple[str, ...]:
        return (round_name(state.round - 1, say),) if self.which is RoundKey.LAST_ROUND else ()


def payment_list(state: State) -> PaymentList:
    """Return the list of this round, or of the last round if this one has no payments."""
    return PaymentList(RoundKey.THIS_ROUND if _lines(state, RoundKey.THIS_ROUND) else RoundKey.LAST_ROUND)


def has_payments(state: State) -> bool:
    return any(_lines(state, which) for which in RoundKey)


def _lines(state: State, which: RoundKey) -> tuple[Line, ...]:
    """Return the lines that can be corrected. Returned bets were never paid. A wager with a named event can have it
    renamed, even before its prize is locked or if the prize was refused."""
    lines = state.last_lines if which is RoundKey.LAST_ROUND else (*lines_of(state), *named_open(state))
    return tuple(each for each in lines if each.result is not Result.RETURNED or _is_anew(state, each, which))


def _is_anew(state: State, line: Line, which: RoundKey) -> bool:
    """Return True if the progressive wager can have its event or cards corrected. A wager that was returned with its
    round has no event."""
    if which is RoundKey.THIS_ROUND:
        return is_named(state, line)
    return is_prize(state, line) and (line.result is not Result.RETURNED or bool(line.event))


def _option(state: State, line: Line, say: Say, *, anew: bool) -> OptionProps:
    name = spot_name(state.rulebook(), line.spot)
    text = say("Position {seat} · {spot}", seat=line.seat, spot=name)
    dim = is_prize(state, line) and not anew
    return OptionProps(PaymentKey(line.seat, line.spot), text, say(_became(line)), dollars(line.pays), dim=dim)


def _became(line: Line) -> str | Words:
    """Return the event of a payment, or the result if nothing was paid."""
    return line.event or ("" if line.pays else RESULTS[line.result.value])
