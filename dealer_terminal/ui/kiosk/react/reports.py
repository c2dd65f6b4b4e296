"""Irregularities: what happened, where, then how it ends."""

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.irregularities import DEALER_MISMATCH, Where, Who, endings, path, possible, procedure
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.words import Words, words
from dealer_terminal.ui.kiosk import forms
from dealer_terminal.ui.kiosk.desk import Desk, Reaction, cleared, opened
from dealer_terminal.ui.kiosk.sheets import CardPad, Reports, ReportSeat

MISMATCH = "card-mismatch"


def report_chosen(desk: Desk, state: State, reports: Reports, irregularity: str) -> Reaction:
    """A report that can name only one position names it by itself."""
    note = reports.note
    each = path(irregularity)
    seats = dict(possible(state)).get(each, ()) if each is not None else ()
    if irregularity == DEALER_MISMATCH:
        return opened(desk, CardPad(0, ("dealer",), (len(state.dealer_cards),), about=irregularity, note=note))
    if each is None or each.where is Where.TABLE:
        return cleared(desk, commands.ReportIrregularity(irregularity, note=note))
    if len(seats) == 1:
        return seat_chosen(desk, state, ReportSeat(irregularity, note), seats[0])
    return opened(desk, ReportSeat(irregularity, note))


def seat_chosen(desk: Desk, state: State, report: ReportSeat, seat: int) -> Reaction:
    if report.irregularity == MISMATCH:
        shown = state.seat(seat).cards
        sizes = tuple(len(cards) for cards in shown.values())
        return opened(desk, CardPad(seat, tuple(shown), sizes, about=report.irregularity, note=report.note))
    return cleared(desk, commands.ReportIrregularity(report.irregularity, seats=(seat,), note=report.note))


def answered(desk: Desk, state: State, choice: str) -> Reaction:
    issue = state.issue
    ending = next((each for each in endings(state) if each.choice.value == choice), None)
    if issue is None or ending is None:
        return Reaction(desk)
    command = commands.ResolveIrregularity(choice)
    if ending.who is Who.DEALER:
        return cleared(desk, command)
    rule = procedure(state, issue.id)
    return opened(desk, forms.approval(command, words(rule.title), ending_words(issue.id, choice), rule.citation))


def ending_words(irregularity: str, choice: str) -> Words:
    return ENDINGS.get(f"{irregularity}:{choice}", ENDINGS[choice])


ENDINGS: dict[str, Words] = {
    "misdeal": words("Misdeal: all wagers go back"),
    "shift": words("Shift the hands forward"),
    "next-vacant": words("The next vacant position has a hand too"),
    "forfeit": words("Hand and wagers are forfeited"),
    "reader-stands": words("The reader's cards stand"),
    "record-stands": words("The recorded cards stand"),
    "table-stands": words("The cards on the table stand"),
    "by-hand": words("Go on by hand"),
    "reader-back": words("The reader is back"),
    "continue": words("Go on as it lies"),
    "return-wagers": words("The wagers go back to the player"),
    "hand-stands": words("The hand stands, its chips are held"),
    "fold": words("The hand is folded"),
    "original-stands": words("The first wager stands"),
    "retire-deck": words("Take the deck out of use"),
    "void": words("Void the round: all wagers go back"),
    "withdrawn": words("It did not happen"),
    "reopen-wagers": words("Open the wagers again"),
    "wagers-stand": words("The wagers stand as recorded"),
    "cards-stand": words("The cards decide"),
    "choice-stands": words("The chosen hand stands"),
    "jackpot-disputed:original-stands": words("The jackpot stands"),
    "not-paid": words("The jackpot is not paid"),
}
