"""What is to be decided? What a supervisor is called for."""

from collections.abc import Iterator
from enum import Enum
from typing import assert_never

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.jackpot import JackpotStage
from dealer_terminal.procedure.progressive_view import progressive_view
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.words import words
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.kiosk.sheet import Here, Inputs, Reaction, Sheet
from dealer_terminal.ui.kiosk.sheets.approval import (
    NOBODY,
    approval_of,
    deck_approval,
    payout_approval,
)
from dealer_terminal.ui.kiosk.sheets.deal_limit import DealLimit
from dealer_terminal.ui.kiosk.sheets.jackpot_verdict import jackpot_verdict
from dealer_terminal.ui.kiosk.sheets.leaving import LeavingForm
from dealer_terminal.ui.kiosk.sheets.meter_list import MeterList
from dealer_terminal.ui.kiosk.sheets.office_door import OfficeDoor
from dealer_terminal.ui.kiosk.sheets.payment_list import has_payments, payment_list
from dealer_terminal.ui.kiosk.sheets.table_terms import changed_terms
from dealer_terminal.ui.kiosk.sheets.tray_menu import TrayMenu
from dealer_terminal.ui.kiosk.surfaces import BoardProps, OptionProps
from dealer_terminal.ui.shared.languages import Say

_ROUND = (Phase.DEAL, Phase.REST, Phase.DECISIONS, Phase.FOLDS, Phase.DEALER, Phase.SETTLE, Phase.DECK_BACK)


class SupervisorKey(Enum):
    PAYOUT = "payout"
    LIMIT = "limit"
    CORRECT = "correct"
    VOID = "void"
    DECK = "deck"
    JACKPOT = "jackpot"
    METER = "meter"
    MONEY = "money"
    TERMS = "terms"
    CLOSE = "close"
    OPERATORS = "operators"
    LEAVE = "leave"


class SupervisorMenu(Sheet[SupervisorKey], frozen=True):
    def pressed(self, here: Here, key: SupervisorKey) -> Reaction:
        state = here.state
        match key:
            case SupervisorKey.PAYOUT:
                return here.opens(payout_approval(state.holds[0].seat, state.holds[0].spot))
            case SupervisorKey.LIMIT:
                return here.opens(DealLimit())
            case SupervisorKey.CORRECT:
                return here.opens(payment_list(state))
            case SupervisorKey.VOID:
                return here.clears(commands.ReportIrregularity(IrregularityId.VOID_ROUND))
            case SupervisorKey.DECK:
                return here.opens(deck_approval())
            case SupervisorKey.JACKPOT:
                return here.opens(jackpot_verdict(state, _pending_seats(state)[0]))
            case SupervisorKey.METER:
                return here.opens(MeterList())
            case SupervisorKey.MONEY:
                return here.opens(TrayMenu())
            case SupervisorKey.TERMS:
                return here.opens(changed_terms(state))
            case SupervisorKey.CLOSE:
                close = commands.CloseTable(NOBODY)
                return here.opens(approval_of(close, words("Close the table"), words("Nobody plays here any more.")))
            case SupervisorKey.OPERATORS:
                return here.opens(OfficeDoor(opened_from=self))
            case SupervisorKey.LEAVE:
                return here.opens(LeavingForm())
            case _:
                assert_never(key)

    def shows(self, inputs: Inputs, say: Say) -> BoardProps:
        options = tuple(_options(inputs.state, say))
        return BoardProps(
            covers=inputs.state.phase is Phase.CLOSED,
            title=say("SUPERVISOR"),
            question=say("What is to be decided?"),
            back_text=say("Back"),
            options=options,
            columns=2 if len(options) < 11 else 3,
        )


def _options(state: State, say: Say) -> Iterator[OptionProps]:
    between = state.between_rounds()
    in_round = state.phase in _ROUND and state.issue is None and state.dealer is not None
    closed = state.phase is Phase.CLOSED
    later = "" if between else say("Between rounds, with no wagers")
    voids = in_round and not state.misdealt
    renews = state.deck_out and state.phase in (Phase.WAGERS, Phase.DECK_BACK)
    yield OptionProps(SupervisorKey.PAYOUT, say("Verify a payment"), _on_hold(state, say), possible=bool(state.holds))
    yield OptionProps(SupervisorKey.LIMIT, say("Decide the deal's limit"), possible=state.over_limit)
    corrects = has_payments(state)
    yield OptionProps(SupervisorKey.CORRECT, say("Correct a payment"), say("This round or the last"), possible=corrects)
    yield OptionProps(SupervisorKey.VOID, say("Void the round"), say("All wagers go back"), possible=voids)
    yield OptionProps(SupervisorKey.DECK, say("New deck in play"), possible=renews)
    if progressive_view(state).meters:
        seats = _pending_seats(state)
        where = ", ".join(say("Position {seat}", seat=seat) for seat in seats)
        yield OptionProps(SupervisorKey.JACKPOT, say("Verify a jackpot"), where, possible=bool(seats))
        yield OptionProps(SupervisorKey.METER, say("Change a meter"), later, possible=between)
    counts = between or closed
    told = say("Opener, fill, credit, closer, drop") if counts else later
    yield OptionProps(SupervisorKey.MONEY, say("The table's money"), told, possible=counts)
    yield OptionProps(SupervisorKey.TERMS, say("Limits and pay tables"), later, possible=between)
    yield OptionProps(SupervisorKey.CLOSE, say("Close the table"), later, possible=between)
    yield OptionProps(SupervisorKey.OPERATORS, say("Operators"), say("Who may sign on"))
    leaves = between or closed
    yield OptionProps(SupervisorKey.LEAVE, say("Leave the terminal"), "" if leaves else later, possible=leaves)


def _pending_seats(state: State) -> tuple[int, ...]:
    """In the order in which their jackpots were locked."""
    return tuple(seat for seat, jackpot in state.jackpots.items() if jackpot.stage is JackpotStage.PENDING)


def _on_hold(state: State, say: Say) -> str:
    held = [f"{say('Position {seat}', seat=hold.seat)}: {dollars(hold.pays)}" for hold in state.holds]
    return ", ".join(held)
