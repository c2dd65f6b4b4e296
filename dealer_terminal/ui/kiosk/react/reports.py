"""Irregularities: what happened, where, then how it ends."""

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.choices import Who
from dealer_terminal.procedure.irregularities import asks_for_cards, endings, possible, procedure
from dealer_terminal.procedure.irregularity_paths import path
from dealer_terminal.procedure.state import State
from dealer_terminal.ui.kiosk import forms
from dealer_terminal.ui.kiosk.desk import Desk, Reaction, cleared, opened
from dealer_terminal.ui.kiosk.sheets import CardPad, Reports, ReportSeat


def report_chosen(desk: Desk, state: State, reports: Reports, irregularity: str) -> Reaction:
    """A report that can name only one position names it by itself."""
    note = reports.note
    each = path(irregularity)
    if each is None:
        return Reaction(desk)
    if asks_for_cards(each) and not each.names_seat():
        return opened(desk, CardPad(0, ("dealer",), (len(state.dealer_cards),), about=each.id, note=note))
    if not each.names_seat():
        return cleared(desk, commands.ReportIrregularity(each.id, note=note))
    seats = dict(possible(state)).get(each, ())
    if len(seats) == 1:
        return seat_chosen(desk, state, ReportSeat(irregularity, note), seats[0])
    return opened(desk, ReportSeat(irregularity, note))


def seat_chosen(desk: Desk, state: State, report: ReportSeat, seat: int) -> Reaction:
    each = path(report.irregularity)
    if each is None:
        return Reaction(desk)
    if asks_for_cards(each):
        shown = state.seat(seat).cards
        sizes = tuple(len(cards) for cards in shown.values())
        return opened(desk, CardPad(seat, tuple(shown), sizes, about=report.irregularity, note=report.note))
    return cleared(desk, commands.ReportIrregularity(each.id, seats=(seat,), note=report.note))


def answered(desk: Desk, state: State, choice: str) -> Reaction:
    issue = state.issue
    ending = next((each for each in endings(state) if each.choice.value == choice), None)
    if issue is None or ending is None:
        return Reaction(desk)
    command = commands.ResolveIrregularity(ending.choice)
    if ending.who is Who.DEALER:
        return cleared(desk, command)
    words = procedure(state, issue.id)
    return opened(desk, forms.approval(command, words.title, ending_words(issue.id, choice), words.citation))


def ending_words(irregularity: str, choice: str) -> str:
    return ENDINGS.get(f"{irregularity}:{choice}", ENDINGS[choice])


ENDINGS: dict[str, str] = {
    "misdeal": "Misdeal: all wagers go back",
    "shift": "Shift the hands forward",
    "next-vacant": "The next vacant position has a hand too",
    "forfeit": "Hand and wagers are forfeited",
    "reader-stands": "The reader's cards stand",
    "record-stands": "The recorded cards stand",
    "table-stands": "The cards on the table stand",
    "by-hand": "Go on by hand",
    "reader-back": "The reader is back",
    "continue": "Go on as it lies",
    "return-wagers": "The wagers go back to the player",
    "hand-stands": "The hand stands, its chips are held",
    "fold": "The hand is folded",
    "original-stands": "The first wager stands",
    "retire-deck": "Take the deck out of use",
    "void": "Void the round: all wagers go back",
    "withdrawn": "It did not happen",
    "reopen-wagers": "Open the wagers again",
    "wagers-stand": "The wagers stand as recorded",
    "cards-stand": "The cards decide",
    "choice-stands": "The chosen hand stands",
    "jackpot-disputed:original-stands": "The jackpot stands",
    "not-paid": "The jackpot is not paid",
}
