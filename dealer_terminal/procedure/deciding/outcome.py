"""Outcome of a decision: facts, or a refusal that cites the paragraph."""

from dealer_terminal.procedure.citations import PEOPLE_RULE
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.irregularities import procedure
from dealer_terminal.procedure.people import Approval, Right, may
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.words import NO_WORDS, Words, words
from dealer_terminal.rules.irregularity import IrregularityId

Outcome = tuple[Fact, ...] | Refusal

_DO_NOW: dict[Phase, Words] = {
    Phase.CLOSED: words("Ask a supervisor to open the table."),
    Phase.WAGERS: words("Place the wagers, then touch No more bets."),
    Phase.CHIPS: words("Count the progressive chips."),
    Phase.DEAL: words("Deal the next packet."),
    Phase.REST: words("Place the remaining cards in the discard rack."),
    Phase.DECISIONS: words("Take the players' decisions, then lock them."),
    Phase.FOLDS: words("Collect the folded hands."),
    Phase.DEALER: words("Expose the dealer's hand."),
    Phase.SETTLE: words("Settle the current hand."),
    Phase.DECK_BACK: words("Place the deck back."),
}


def refuse(state: State, why: Words, cite: str, instead: Words = NO_WORDS) -> Refusal:
    """Return a refusal by the rulebook. `cite` is a key of the rulebook's citations."""
    return Refusal(why, state.rulebook().citations[cite], instead or _DO_NOW[state.phase])


def by_house(state: State, about: IrregularityId, why: Words, instead: Words) -> Refusal:
    """Return a refusal that cites the manual's or house procedures' paragraph on an irregularity."""
    return Refusal(why, procedure(state, about).citation, instead)


def house(why: Words, instead: Words) -> Refusal:
    """Return a refusal that cites the house procedures on people."""
    return Refusal(why, PEOPLE_RULE, instead)


def unapproved(state: State, approval: Approval, right: Right = Right.APPROVE) -> Refusal | None:
    """Refuse an approval unless it comes from a second person with the permission and gives a reason."""
    if not may(approval.by, right):
        return house(words("{name} may not approve this", name=approval.by.name), words("Ask a supervisor."))
    if state.dealer is not None and approval.by.id == state.dealer.id:
        return house(words("An approval needs a second person"), words("Ask a supervisor other than the dealer."))
    if not approval.reason.strip():
        return house(words("An approval needs a reason"), words("Choose a reason from the list, or write one."))
    return None
