"""What every decision gives: facts, or a refusal that cites the paragraph."""

from collections.abc import Sequence

from dealer_terminal.procedure.citations import PEOPLE_RULE
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.irregularities import procedure
from dealer_terminal.procedure.people import Approval, Right, may
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.rules.irregularity import IrregularityId

Outcome = tuple[Fact, ...] | Refusal

_DO_NOW: dict[Phase, str] = {
    Phase.CLOSED: "Ask a supervisor to open the table.",
    Phase.WAGERS: "Place the wagers, then touch No more bets.",
    Phase.CHIPS: "Count the progressive chips.",
    Phase.DEAL: "Deal the next packet.",
    Phase.REST: "Place the remaining cards in the discard rack.",
    Phase.DECISIONS: "Take the players' decisions, then lock them.",
    Phase.FOLDS: "Collect the folded hands.",
    Phase.DEALER: "Expose the dealer's hand.",
    Phase.SETTLE: "Settle the current hand.",
    Phase.DECK_BACK: "Place the deck back.",
}


def one_of(names: Sequence[str]) -> str:
    """A choice in words: “6 or 7”, “A, B or C”."""
    *others, last = names
    return f"{', '.join(others)} or {last}" if others else last


def refuse(state: State, why: str, cite: str, instead: str = "") -> Refusal:
    """`cite` is a key of the rulebook's citations."""
    return Refusal(why, state.rulebook().citations[cite], instead or _DO_NOW[state.phase])


def by_house(state: State, about: IrregularityId, why: str, instead: str) -> Refusal:
    """Refused by what the paper, or else the house, says about an irregularity."""
    return Refusal(why, procedure(state, about).citation, instead)


def house(why: str, instead: str) -> Refusal:
    """Refused by who may do what at a table, and when."""
    return Refusal(why, PEOPLE_RULE, instead)


def unapproved(state: State, approval: Approval, right: Right = Right.APPROVE) -> Refusal | None:
    """An approval counts from a second person who has the right, with a reason."""
    if not may(approval.by, right):
        return house(f"{approval.by.name} may not approve this", "Ask a supervisor.")
    if state.dealer is not None and approval.by.id == state.dealer.id:
        return house("An approval needs a second person", "Ask a supervisor other than the dealer.")
    if not approval.reason.strip():
        return house("An approval needs a reason", "Choose a reason from the list, or write one.")
    return None
