"""Blockers: conditions that must be settled before the round continues."""

from collections.abc import Iterator

from dealer_terminal.procedure.citations import CAMERA_RULE, DEAL_RULE, FORM_RULES
from dealer_terminal.procedure.device_faults import AWAY, words_of
from dealer_terminal.procedure.irregularities import procedure
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.procedure.tray_facts import Form
from dealer_terminal.procedure.words import Words, words
from dealer_terminal.rules.house import TrayCounts
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.rules.money import dollars
from dealer_terminal.rules.rulebook import Irregularity

_ON_THE_READER = (Phase.WAGERS, Phase.DEAL)


def waits(state: State) -> Iterator[Refusal]:
    """Yield every blocker that a second person or a device must settle, most urgent first."""
    yield from money_waits(state)
    if state.phase in (Phase.WAGERS, Phase.DECK_BACK):
        yield from deck_waits(state)
    if state.phase in _ON_THE_READER:
        yield from reader_waits(state)
    if state.phase is Phase.WAGERS:
        yield from tray_waits(state)


def money_waits(state: State) -> Iterator[Refusal]:
    """Yield a refusal for each payment over a threshold. Until it is settled no card is exposed and no hand leaves the
    table."""
    for hold in state.holds:
        spot = state.rulebook().spot(hold.spot).name
        why = words(
            "Position {seat}: {amount} on {spot} waits for verification",
            seat=hold.seat,
            amount=dollars(hold.pays),
            spot=spot,
        )
        yield Refusal(why, CAMERA_RULE, words("Call a supervisor and a camera."))
    if state.over_limit:
        why = words("The payments of this deal are over the posted limit")
        yield Refusal(why, DEAL_RULE, words("Call a supervisor, who decides what is paid."))


def differences_wait(state: State) -> Iterator[Refusal]:
    """Yield a refusal for each difference owed from a finished round. The table cannot be closed before (House
    Procedure 17)."""
    for each in state.owing:
        why = words("A difference is due at position {seat}", seat=each.line.seat)
        rule = procedure(state, IrregularityId.PAYMENT_CORRECTION).citation
        yield Refusal(why, rule, words("Move its chips first, and say so."))


def deck_waits(state: State) -> Iterator[Refusal]:
    if state.deck_out:
        rule = procedure(state, IrregularityId.DECK_OUT_OF_USE).citation
        yield Refusal(words("The deck is out of use"), rule, words("Seal it. A supervisor puts a new deck in play."))


def reader_waits(state: State) -> Iterator[Refusal]:
    """Yield a refusal for the first open device fault. A reader fault does not block a table that deals by hand."""
    if state.faults and state.cards_from is not CardsFrom.DEALER:
        fault, detail = next(iter(state.faults.items()))
        told, todo = words_of(fault, detail)
        lost = procedure(state, IrregularityId.READER_LOST)
        yield Refusal(told, lost.citation, _or_by_hand(todo, lost) if fault in AWAY else todo)


def _or_by_hand(todo: Words, lost: Irregularity) -> Words:
    title = words(lost.title)
    return words("{todo} Without it: Irregularity, {title}, Go on by hand: a supervisor.", todo=todo, title=title)


def tray_waits(state: State) -> Iterator[Refusal]:
    """Refuse play until the opener is signed, if the house procedures require tray counts."""
    if counts_tray(state) and not state.tray.is_counted_in():
        why = words("The tray is not counted in")
        yield Refusal(why, FORM_RULES[Form.OPENER], words("Call a supervisor, and count the opener together."))


def tray_left(state: State) -> Iterator[Refusal]:
    """Refuse to close the table until the closer is signed."""
    if counts_tray(state) and state.tray.is_counted_in():
        why = words("The tray is not counted out")
        yield Refusal(why, FORM_RULES[Form.CLOSER], words("Count the closer first."))


def counts_tray(state: State) -> bool:
    return state.house is not None and state.house.tray_counts is TrayCounts.REQUIRED
