"""Menu of the supervisor's decisions."""

from collections.abc import Iterator
from enum import Enum
from itertools import chain
from typing import assert_never

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.blockers import differences_wait, money_waits, tray_left
from dealer_terminal.procedure.jackpot import JackpotStage
from dealer_terminal.procedure.progressive_view import progressive_view
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.words import NO_WORDS, Words, words
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.kiosk.bar import unless
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
from dealer_terminal.ui.kiosk.sheets.operator_list import OperatorsSignOn
from dealer_terminal.ui.kiosk.sheets.payment_list import has_payments, payment_list
from dealer_terminal.ui.kiosk.sheets.table_terms import changed_terms
from dealer_terminal.ui.kiosk.sheets.tray_menu import TrayMenu
from dealer_terminal.ui.kiosk.surfaces import BoardProps, OptionProps
from dealer_terminal.ui.kit.languages import Say

TABLE_CLOSED, NOBODY_DEALS = words("The table is closed"), words("No dealer has signed on")
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
                return here.opens(OperatorsSignOn(opened_from=self))
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
    held = "" if state.holds else say("No payment waits")
    yield unless(held, SupervisorKey.PAYOUT, say("Verify a payment"), _on_hold(state, say))
    over = "" if state.over_limit else say("Payments are within it")
    yield unless(over, SupervisorKey.LIMIT, say("Decide the deal's limit"))
    settled = "" if has_payments(state) else say("No wager is settled yet")
    yield unless(settled, SupervisorKey.CORRECT, say("Correct a payment"), say("This round or the last"))
    yield unless(say(_voids_nothing(state)), SupervisorKey.VOID, say("Void the round"), say("All wagers go back"))
    yield unless(say(_deck_stays(state)), SupervisorKey.DECK, say("New deck in play"))
    yield from _progressive(state, say)
    yield from _table(state, say)


def _progressive(state: State, say: Say) -> Iterator[OptionProps]:
    if progressive_view(state).meters:
        seats = _pending_seats(state)
        where = ", ".join(say("Position {seat}", seat=seat) for seat in seats)
        pending = "" if seats else say("No jackpot waits")
        yield unless(pending, SupervisorKey.JACKPOT, say("Verify a jackpot"), where)
        yield unless(say(_later(state)), SupervisorKey.METER, say("Change a meter"))


def _table(state: State, say: Say) -> Iterator[OptionProps]:
    later = say(_later(state))
    idle = "" if state.phase is Phase.CLOSED else later
    yield unless(idle, SupervisorKey.MONEY, say("The table's money"), say("Opener, fill, credit, closer, drop"))
    yield unless(later, SupervisorKey.TERMS, say("Limits and pay tables"))
    yield unless(later or say(_waits(state)), SupervisorKey.CLOSE, say("Close the table"))
    yield OptionProps(SupervisorKey.OPERATORS, say("Operators"), say("Who may sign on"))
    yield unless(idle, SupervisorKey.LEAVE, say("Leave the terminal"))


def _later(state: State) -> Words:
    if state.phase is Phase.CLOSED:
        return TABLE_CLOSED
    return NO_WORDS if state.between_rounds() else words("Between rounds, with no wagers")


def _waits(state: State) -> Words:
    """Return why the table cannot be closed: unsettled money, or a closer that is not signed."""
    waits = next(chain(money_waits(state), differences_wait(state), tray_left(state)), None)
    return waits.why if waits is not None else NO_WORDS


def _voids_nothing(state: State) -> Words:
    if state.phase not in _ROUND:
        return words("No round is in play")
    if state.dealer is None:
        return NOBODY_DEALS
    return words("It is void") if state.misdealt else NO_WORDS


def _deck_stays(state: State) -> Words:
    if not state.deck_out:
        return TABLE_CLOSED if state.phase is Phase.CLOSED else words("The deck is in play")
    return NO_WORDS if state.phase in (Phase.WAGERS, Phase.DECK_BACK) else words("Once the cards are back")


def _pending_seats(state: State) -> tuple[int, ...]:
    """Return the seats with a pending jackpot, in the order in which the jackpots were locked."""
    return tuple(seat for seat, jackpot in state.jackpots.items() if jackpot.stage is JackpotStage.PENDING)


def _on_hold(state: State, say: Say) -> str:
    held = [f"{say('Position {seat}', seat=hold.seat)}: {dollars(hold.pays)}" for hold in state.holds]
    return ", ".join(held)
