"""Texts of the answers to irregularities, and of rulebook entries."""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.irregularities import hands_after
from dealer_terminal.procedure.meter_facts import LinkTrouble
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.terms import ReportedHands
from dealer_terminal.procedure.words import NO_WORDS, Words, words
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.rules.rulebook import Irregularity, ManualStep
from dealer_terminal.rules.settlement import live_spots

ENDINGS: dict[Choice, Words] = {
    Choice.MISDEAL: words("Misdeal: all wagers go back"),
    Choice.SHIFT: words("Shift the hands forward"),
    Choice.NEXT_VACANT: words("The next vacant position has a hand too"),
    Choice.OTHER_VACANT: words("It lies at another vacant position"),
    Choice.FORFEIT: words("Hand and wagers are forfeited"),
    Choice.READER_STANDS: words("The reader's cards stand"),
    Choice.RECORD_STANDS: words("The recorded cards stand"),
    Choice.TABLE_STANDS: words("The cards on the table stand"),
    Choice.BY_HAND: words("Go on by hand"),
    Choice.READER_BACK: words("The reader is back"),
    Choice.CONTINUE: words("Go on as it lies"),
    Choice.NOT_OF_DEAL: words("Not of this deal"),
    Choice.OF_DEAL: words("Of this deal, or in doubt"),
    Choice.RETURN_WAGERS: words("The wagers go back to the player"),
    Choice.HAND_STANDS: words("The hand stands, its chips are held"),
    Choice.FOLD: words("The hand is folded"),
    Choice.ORIGINAL_STANDS: words("The first wager stands"),
    Choice.RETIRE_DECK: words("Take the deck out of use"),
    Choice.VOID: words("Void the round: all wagers go back"),
    Choice.WITHDRAWN: words("It did not happen"),
    Choice.REOPEN_WAGERS: words("Open the wagers again"),
    Choice.WAGERS_STAND: words("The wagers stand as recorded"),
    Choice.CARDS_STAND: words("The cards decide"),
    Choice.REFUSED: words("Not paid: the wager goes back"),
    Choice.OTHER_CARDS: words("Other cards lie there"),
    Choice.CHOOSE_AGAIN: words("A slip of the finger: choose again"),
    Choice.ENTER_AGAIN: words("A slip of the finger: enter again"),
}
OWN_ENDINGS: dict[tuple[IrregularityId, Choice], Words] = {
    (IrregularityId.JACKPOT_DISPUTED, Choice.ORIGINAL_STANDS): words("The jackpot stands"),
}
"""Answers with other words for one irregularity."""
_ALL_ENTERED = words("Every hand is entered")
_CONSEQUENCES: dict[Choice, Words] = {
    Choice.NOT_OF_DEAL: words("The first card told is the first one dealt"),
    Choice.OF_DEAL: _ALL_ENTERED,
}


def consequences(state: State, choice: Choice) -> tuple[Words, ...]:
    """Return the consequences of an answer that its own words do not state."""
    if hands_after(state, choice) is ReportedHands.ENTERED is not state.hands:
        return (_ALL_ENTERED,)
    if choice is Choice.FORFEIT:
        return tuple(_left_in_action(state))
    return (_CONSEQUENCES[choice],) if choice in _CONSEQUENCES else ()


def _left_in_action(state: State) -> Iterator[Words]:
    """Yield the wagers of a forfeited hand that stay in action (House Procedure 4, Rules of Play 3)."""
    for number in state.issue.seats if state.issue is not None else ():
        forfeited = replace(state.seat(number), forfeit=Choice.FORFEIT.value)
        for spot in live_spots(state.rulebook(), forfeited):
            yield words("{wager} stays in action", wager=state.rulebook().spot(spot).name)


def ending_words(irregularity: IrregularityId, choice: Choice) -> Words:
    return OWN_ENDINGS.get((irregularity, choice), ENDINGS[choice])


FLOOR_ASKED = words("The floor is asked for the amount")
GOES_ON = words("It goes on by itself. What a supervisor signs is signed once more.")
LOCKED_THERE = words("The amount is locked there. Wait for the link, then touch once more.")
LINK_LOST: Mapping[LinkTrouble, tuple[Words, Words]] = {
    LinkTrouble.NONE: (words("The floor's meters are linked"), words("Go on.")),
    LinkTrouble.AWAY: (words("The floor's meters are not reached"), words("The game goes on without it.")),
    LinkTrouble.TOTALS_DIFFER: (
        words("This table's totals differ from the floor's"),
        words("Call a supervisor. The game goes on without it."),
    ),
    LinkTrouble.OTHER_TERMS: (
        words("The floor's meters have other rates or reset levels"),
        words("Call a supervisor. The game goes on without it."),
    ),
    LinkTrouble.NOT_ON_METERS: (
        words("This table is not linked to the floor's meters"),
        words("Call a supervisor. The game goes on without it."),
    ),
}


OF_A_POSITION = "Position {seat}: "


def title(entry: ManualStep | Irregularity, seat: int | str, first: int) -> Words:
    what = part(entry, seat, first)
    return words("Position {seat}: {what}", seat=seat, what=what) if what else _filled(entry.title, seat, first)


def part(entry: ManualStep | Irregularity, seat: int | str, first: int) -> Words:
    """Return the title's text after the position; empty if the title is about the table."""
    if not entry.title.startswith(OF_A_POSITION):
        return NO_WORDS
    return _filled(entry.title.removeprefix(OF_A_POSITION), seat, first)


def prompt(entry: ManualStep | Irregularity, seat: int | str, first: int) -> Words:
    return _filled(entry.prompt, seat, first)


def _filled(template: str, seat: int | str, first: int) -> Words:
    named = (("seat", seat), ("first", first))
    return Words(template, tuple((name, value) for name, value in named if f"{{{name}}}" in template))
