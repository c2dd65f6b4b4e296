"""The note of an open irregularity, for the screen: a person's stays as it was written, the terminal's is said anew."""

from dealer_terminal.procedure.facts import RaisedBy
from dealer_terminal.procedure.progressive import held_event, wagered
from dealer_terminal.procedure.state import Issue, State
from dealer_terminal.procedure.words import Words, as_told, listed, words
from dealer_terminal.rules.irregularity import IrregularityId


def note_of(state: State, issue: Issue) -> Words:
    """Said from what is known of it; where nothing more is, its text is the whole template."""
    if issue.raised_by is RaisedBy.DEALER:
        return as_told(issue.note)
    jackpot = state.jackpots.get(issue.seats[0]) if issue.seats else None
    if issue.id == IrregularityId.CHIPS_DIFFER:
        return counted_note(state.chips, len(wagered(state)))
    if issue.id == IrregularityId.JACKPOT_UNSUPPORTED and jackpot is not None and jackpot.event:
        return chosen_note(jackpot.event, held_event(state, issue.seats[0]))
    if issue.id == IrregularityId.DUPLICATE_CARD and issue.cards:
        return twice_note([str(card) for card in issue.cards])
    return Words(issue.note)


def counted_note(chips: int, wagers: int) -> Words:
    return words("{chips} counted against {wagers} accepted", chips=chips, wagers=wagers)


def chosen_note(event: str, held: str) -> Words:
    return words("{event} was chosen; the cards show {held}", event=event, held=held or words("no prize"))


def twice_note(cards: list[str]) -> Words:
    return words("{cards} twice", cards=listed(cards))
