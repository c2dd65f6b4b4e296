"""The pay tables in force. During settlement, the paying line is highlighted once its wager is resolved."""

from collections.abc import Iterator
from typing import assert_never

from dealer_terminal.procedure.checklist import moves_of
from dealer_terminal.procedure.deal_limit import at_limit
from dealer_terminal.procedure.positions import turn_of
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.words import Words, words
from dealer_terminal.rules.hand import Line, Result
from dealer_terminal.rules.money import dollars
from dealer_terminal.rules.odds import OddsTerms
from dealer_terminal.rules.paytable import Event, PayTable
from dealer_terminal.ui.kiosk.bar import ready_key
from dealer_terminal.ui.kiosk.chips_to_move import due
from dealer_terminal.ui.kiosk.keys import BarKey
from dealer_terminal.ui.kiosk.props import ActionProps, ResultMark
from dealer_terminal.ui.kiosk.regions.settlement import called, manual_key
from dealer_terminal.ui.kiosk.regions.spots import waits
from dealer_terminal.ui.kiosk.sheet import Here, Inputs, Reaction, Sheet
from dealer_terminal.ui.kiosk.surfaces import PayTableLineProps, PayTableProps, PayTablesProps
from dealer_terminal.ui.kit.languages import Say


class PayTablesSheet(Sheet[BarKey], frozen=True):
    def fits(self, state: State) -> bool:
        return state.phase is not Phase.CLOSED

    def reads_only(self) -> bool:
        return True

    def entered(self, here: Here) -> Reaction:
        return here.clears()

    def shows(self, inputs: Inputs, say: Say) -> PayTablesProps:
        state, seat = inputs.state, _settled_now(inputs.state)
        return PayTablesProps(
            title=say("PAY TABLES"),
            note=_whose(state, seat, say),
            tables=tuple(_table(state, seat, each, say) for each in state.tables().tables.values()),
        )

    def primary(self, inputs: Inputs, say: Say) -> ActionProps:
        return ready_key(say("Back to the table"))

    def bar(self, inputs: Inputs, say: Say) -> tuple[ActionProps, ...]:
        return (manual_key(inputs.state, self, say),)


def _settled_now(state: State) -> int:
    """Return the position of the hand being settled; 0 if there is none."""
    return (turn_of(state) or 0) if state.phase is Phase.SETTLE else 0


def _whose(state: State, seat: int, say: Say) -> str:
    if not seat:
        return say("In force at this table")
    told = called(state, seat)
    return " · ".join(part for part in (say("Position {seat}", seat=seat), told) if part)


def _table(state: State, seat: int, table: PayTable, say: Say) -> PayTableProps:
    several = len(state.rulebook().table(table.spot).options) > 1
    line = next((each for each in state.seat(seat).lines if each.spot == table.spot), NO_LINE)
    staked = state.seat(seat).wagers.get(table.spot, 0)
    told, marked = _comes_to(state, seat, line, say) if line is not NO_LINE else ("", "")
    return PayTableProps(
        name=state.rulebook().spot(table.spot).name,
        option=say("No. {option}", option=table.option) if several else "",
        citation=table.citation,
        lines=tuple(_lines(state, table, line if marked else NO_LINE)),
        wager=dollars(staked) if staked else "",
        result=told,
        mark=marked,
    )


NO_LINE = Line(0, "", None, Result.RETURNED, None, 0, 0, "")
"""Placeholder for a wager that is not resolved."""


def _comes_to(state: State, seat: int, line: Line, say: Say) -> tuple[str, str]:
    """Return what happens to the wager now, and its mark. A wager that was paid before has no mark."""
    now = due(state, seat)
    if waits(state, line) or line in now.waiting:
        return say("on hold: {amount}", amount=dollars(line.pays)), ResultMark.HELD.value
    for each in now.again:
        if each.stands.spot == line.spot:
            owed = each.owed()
            return " · ".join(map(say, moves_of(owed))), (Result.LOSE if owed.back else Result.WIN).value
    if line in now.earlier:
        return say("paid before: {amount}", amount=dollars(line.pays)), ""
    if at_limit(line):
        return say("limit reached: {amount}", amount=dollars(0)), ResultMark.LIMIT.value
    return say(_result(line)), line.result.value


def _lines(state: State, table: PayTable, line: Line) -> Iterator[PayTableLineProps]:
    for event in table.events:
        yield PayTableLineProps(event.label, _odds(state, event), lit=event.label == line.event)


def _odds(state: State, event: Event) -> str:
    """Return the odds as printed, or the name of the meter that pays."""
    return state.rulebook().meter(event.meter).name if event.odds.terms is OddsTerms.METER else event.odds.printed


def _result(line: Line) -> Words:
    match line.result:
        case Result.WIN:
            return words("pays {amount}", amount=dollars(line.pays))
        case Result.PUSH:
            return words("push")
        case Result.LOSE:
            return words("loses")
        case Result.FORFEIT:
            return words("forfeited")
        case Result.RETURNED:
            return words("returned")
        case _:
            assert_never(line.result)
