"""Correction of a payment: another amount, a push, or a loss."""

from enum import Enum

from msgspec.structs import replace

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.balance import Again, moved_for
from dealer_terminal.procedure.checklist import moves_of
from dealer_terminal.procedure.preview_words import RESULTS
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.words import Words, listed, then, words
from dealer_terminal.rules.hand import Line, Result
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.kiosk.amounts import AmountEntry, chip_keys, clear_key, digit_keys
from dealer_terminal.ui.kiosk.bar import ready_key, waiting_key
from dealer_terminal.ui.kiosk.keys import AmountKey
from dealer_terminal.ui.kiosk.kiosk_context import spot_name
from dealer_terminal.ui.kiosk.props import ActionProps
from dealer_terminal.ui.kiosk.regions.status import round_name
from dealer_terminal.ui.kiosk.sheet import AnySheet, Here, Inputs, Light, Reaction, Sheet
from dealer_terminal.ui.kiosk.sheets.approval import NOBODY, approval_of
from dealer_terminal.ui.kiosk.surfaces import AmountPadProps, KeyProps
from dealer_terminal.ui.kit.languages import Say

CORRECTION = "House Procedure 17"


class CameToKey(Enum):
    """Results for a corrected wager. A push or loss pays nothing. A wager recorded as either has an amount only after
    it is marked as won."""

    WIN = "win"
    PUSH = "push"
    LOSE = "lose"


_RESULTS = {CameToKey.WIN: Result.WIN, CameToKey.PUSH: Result.PUSH, CameToKey.LOSE: Result.LOSE}


class PaymentAmount(Sheet[AmountKey | CameToKey], frozen=True):
    recorded: Line
    round: int
    amount: AmountEntry
    chosen_from: AnySheet
    won: bool = False

    def lit(self, state: State) -> Light:
        return Light((self.recorded.seat,))

    def before(self) -> AnySheet:
        return self.chosen_from

    def pressed(self, here: Here, key: AmountKey | CameToKey) -> Reaction:
        if key is CameToKey.WIN:
            return here.opens(replace(self, won=True))
        if isinstance(key, CameToKey):
            return self._corrected(here, _RESULTS[key], 0)
        return here.opens(replace(self, amount=self.amount.with_key(key))) if self._pays() else here.stays()

    def entered(self, here: Here) -> Reaction:
        return self._corrected(here, Result.WIN, self.amount.cents) if self._differs() else here.stays()

    def shows(self, inputs: Inputs, say: Say) -> AmountPadProps:
        was = self.recorded
        name, result = spot_name(inputs.state.rulebook(), was.spot), say(RESULTS[was.result.value])
        said = f"{result} {dollars(was.pays)}" if was.pays else result
        where = say("Position {seat} · {spot}", seat=was.seat, spot=name)
        return AmountPadProps(
            title=" · ".join((*self._of_round(inputs.state, say), where, dollars(was.stake), said)),
            back_text=say("Back"),
            amount=f"{dollars(was.pays)} → {dollars(self.amount.cents)}" if self._differs() else dollars(was.pays),
            chips=self._if_it_pays(chip_keys(inputs.room.settings.chips, say)),
            digits=self._if_it_pays(digit_keys(say)),
            others=(
                *self._if_it_pays((clear_key(say),)),
                *(() if self._pays() else (KeyProps(CameToKey.WIN, say("It won")),)),
                KeyProps(CameToKey.PUSH, say("It pushed"), possible=was.result is not Result.PUSH),
                KeyProps(CameToKey.LOSE, say("It lost"), possible=was.result is not Result.LOSE),
            ),
        )

    def primary(self, inputs: Inputs, say: Say) -> ActionProps:
        if self._differs():
            return ready_key(say("Enter the amount"))
        return waiting_key(say("Enter the amount"), "" if self._pays() else say("Say first that it won"))

    def _of_round(self, state: State, say: Say) -> tuple[str, ...]:
        return (round_name(self.round, say),) if self.round != state.round else ()

    def _pays(self) -> bool:
        return self.won or self.recorded.result is Result.WIN

    def _differs(self) -> bool:
        return self._pays() and self.amount.cents not in (0, self.recorded.pays)

    def _if_it_pays(self, keys: tuple[KeyProps, ...]) -> tuple[KeyProps, ...]:
        """Return the keys, or none while the wager is recorded as lost or pushed."""
        return keys if self._pays() else ()

    def _question(self, state: State, line: Line) -> Words:
        """Return the question for the approval. If chips were moved already, it says how they are corrected after
        signing, starting from the amount paid so far."""
        was = moved_for(state, self.round, self.recorded)
        if was is None:
            return words("The first entry stays on the record.")
        moves = listed(tuple(moves_of(Again(was, line).owed())) or (words("nothing more is due"),))
        if was == self.recorded:
            return words("Then {moves}. The first entry stays on the record.", moves=moves)
        so_far = words("Paid so far: {amount}", amount=dollars(was.pays))
        return then(so_far, words("Then {moves}. The first entry stays on the record.", moves=moves))

    def _corrected(self, here: Here, result: Result, pays: int) -> Reaction:
        command = commands.CorrectPayment(self.recorded.seat, self.recorded.spot, pays, NOBODY, result, self.round)
        question = self._question(here.state, replace(self.recorded, result=result, pays=pays))
        form = approval_of(command, words("Correct a payment"), question, CORRECTION, at=(self.recorded.seat,))
        return here.opens(form)
