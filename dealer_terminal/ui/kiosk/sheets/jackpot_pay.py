"""Payment of a jackpot, the fourth screen of its approval, and the choice of its hand."""

from enum import Enum
from typing import assert_never

from msgspec.structs import replace

from dealer_terminal.procedure import commands, meter_commands
from dealer_terminal.procedure.checklist import instruction
from dealer_terminal.procedure.jackpot import JackpotStage
from dealer_terminal.procedure.preview_card import SigningPreview
from dealer_terminal.procedure.progressive import progressive_of
from dealer_terminal.procedure.progressive_view import jackpot_view
from dealer_terminal.procedure.signing_preview import evidence
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.steps import OPENED, PROCEEDED, can_undo
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.kiosk.bar import more_key, unless, usual_bar
from dealer_terminal.ui.kiosk.props import ActionProps
from dealer_terminal.ui.kiosk.sheet import Here, Inputs, OfSeat, Reaction, as_printed
from dealer_terminal.ui.kiosk.sheets.reported_cards import NO_CARDS, OTHER_CARDS, other_cards
from dealer_terminal.ui.kiosk.signing_preview_pages import PreviewKey, evidence_shown, page_keys
from dealer_terminal.ui.kiosk.signing_preview_rows import BOARD
from dealer_terminal.ui.kiosk.surfaces import BoardProps, OptionProps
from dealer_terminal.ui.kit.languages import Say
from dealer_terminal.ui.kit.props import PressKey


class PayKey(Enum):
    PAY = "pay"
    CANCEL = "cancel"
    OTHER_CARDS = "other-cards"


class JackpotPay(OfSeat[PayKey | PreviewKey], frozen=True):
    page: int = 0

    def fits(self, state: State) -> bool:
        return state.issue is None and stands_at(state, self.seat, JackpotStage.CONFIRMING)

    def pressed(self, here: Here, key: PayKey | PreviewKey) -> Reaction:
        match key:
            case PreviewKey.ON:
                return here.opens(replace(self, page=self.page + 1))
            case PayKey.PAY:
                return here.clears(meter_commands.PayJackpot(self.seat))
            case PayKey.CANCEL:
                return here.clears(meter_commands.CancelJackpot(self.seat))
            case PayKey.OTHER_CARDS:
                return here.opens(other_cards(here.state, self.seat, self))
            case _:
                assert_never(key)

    def backed(self, here: Here) -> Reaction:
        """Go back one screen by undoing the last step. If there is none to undo, cancel the jackpot."""
        undoes = can_undo(here.state) and here.state.step == PROCEEDED
        return here.clears(commands.Undo() if undoes else meter_commands.CancelJackpot(self.seat))

    def shows(self, inputs: Inputs, say: Say) -> BoardProps:
        event, told = inputs.state.jackpots[self.seat].event, instruction(inputs.state)
        due = evidence(inputs.state, meter_commands.PayJackpot(self.seat))
        look = evidence_shown(due, inputs.state, say, page=self.page, room=BOARD)
        return BoardProps(
            title=f"{say('Position {seat}', seat=self.seat)} · {event}",
            question=say(told.prompt),
            citation=told.citation,
            back_text=say("Back"),
            printed=as_printed(told.prompt, say),
            options=(
                OptionProps(PayKey.PAY, say("Pay Jackpot"), event, _amount(inputs.state, due)),
                OptionProps(PayKey.CANCEL, say("Cancel Jackpot"), say("Nothing is paid")),
                unless(
                    "" if inputs.state.seat(self.seat).cards else say(NO_CARDS),
                    PayKey.OTHER_CARDS,
                    say(OTHER_CARDS),
                    say("The record is put right first"),
                ),
            ),
            columns=1,
            others=page_keys(look),
            evidence=look,
        )

    def bar(self, inputs: Inputs, say: Say) -> tuple[ActionProps, ...]:
        return usual_bar(inputs.state, say, more_key(say), undoes=True)


def _amount(state: State, due: SigningPreview) -> str:
    """Return the amount that Pay Jackpot locks."""
    spot = progressive_of(state).spot
    wagers = (wager for hand in due.hands for wager in hand.wagers if wager.spot == spot)
    return next((dollars(wager.after.pays) for wager in wagers), "")


class HandKey(PressKey, frozen=True):
    label: str


class NoHandKey(Enum):
    NONE = "none"


class JackpotHand(OfSeat[HandKey | NoHandKey], frozen=True):
    def fits(self, state: State) -> bool:
        return state.issue is None and stands_at(state, self.seat, JackpotStage.TOUCHED)

    def pressed(self, here: Here, key: HandKey | NoHandKey) -> Reaction:
        if isinstance(key, NoHandKey):
            return here.clears(meter_commands.DismissJackpot(self.seat))
        return here.clears(meter_commands.ChooseJackpot(self.seat, key.label))

    def backed(self, here: Here) -> Reaction:
        """Undo the tap on the seat. If there is nothing to undo, choose None."""
        undoes = can_undo(here.state) and here.state.step == OPENED
        return here.clears(commands.Undo() if undoes else meter_commands.DismissJackpot(self.seat))

    def shows(self, inputs: Inputs, say: Say) -> BoardProps:
        jackpot, told = jackpot_view(inputs.state, self.seat), instruction(inputs.state)
        offered = jackpot.offered
        hands = [
            OptionProps(
                HandKey(each), each, say("As the cards show") if each == offered else "", chosen=each == offered
            )
            for each in jackpot.choices
        ]
        return BoardProps(
            title=say("Position {seat}", seat=self.seat),
            question=say(told.prompt),
            citation=told.citation,
            back_text=say("Back"),
            printed=as_printed(told.prompt, say),
            options=(*hands, OptionProps(NoHandKey.NONE, say("None"), chosen=not offered)),
        )

    def bar(self, inputs: Inputs, say: Say) -> tuple[ActionProps, ...]:
        return usual_bar(inputs.state, say, more_key(say), undoes=True)


def stands_at(state: State, seat: int, stage: JackpotStage) -> bool:
    jackpot = state.jackpots.get(seat)
    return jackpot is not None and jackpot.stage is stage
