"""Every view that a small table can publish, walked to the last one."""

import msgspec

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.approvals import approvals_of
from dealer_terminal.procedure.decide import decide
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.facts import Fact, IrregularityReported
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.signing_preview import asked_about
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.terms import CardsFrom
from tests.fast.procedure.decks import Deck
from tests.fast.procedure.machine import Machine
from tests.fast.procedure.secrets import check_evidence, check_nothing_early
from tests.fast.procedure.walk import approval, book, usual_terms
from tests.helpers.legal import legal
from tests.helpers.view import published

REPORT = commands.ReportIrregularity
LEFT_OUT = (commands.ReturnDeck, commands.CorrectPayment, commands.Undo)
"""The end of the walk, amounts of what is seen already, and the way back to views that were walked. It ends too where
wagers are opened again: nothing is dealt there, and what follows is another round."""


def views(rulebook: str, wagers: dict[int, dict[str, int]], deck: int, source: CardsFrom) -> int:
    """Check every view that such a round can publish, and return how many there are."""
    table = Machine(rulebook, usual_terms(book(rulebook), cards_from=source), Deck(deck))
    for seat, spots in wagers.items():
        for spot, cents in spots.items():
            table.do(commands.PlaceWager(seat, spot, cents))
    table.do(commands.CloseWagers())
    seen: set[bytes] = set()
    ahead: list[tuple[State, tuple[Fact, ...]]] = [(table.state, ())]
    while ahead:
        state, happened = ahead.pop()
        view = published(state)
        text = msgspec.json.encode((view, _reported(happened)))
        if text not in seen and state.phase is not Phase.WAGERS:
            seen.add(text)
            check_nothing_early(state, view, happened, table.deck)
            check_evidence(state, asked_about(state), happened)
            ahead += _next(state, happened, table.deck)
    return len(seen)


def _next(state: State, happened: tuple[Fact, ...], deck: Deck) -> list[tuple[State, tuple[Fact, ...]]]:
    """Each state that one more command leads to, until the round is closed."""
    found = []
    for command in legal(state, approval()):
        if isinstance(command, LEFT_OUT) or (isinstance(command, REPORT) and _reported(happened)):
            continue
        for given in approvals_of(command):
            check_evidence(state, given.shown, happened)
        outcome = decide(state, deck.complete(state, command))
        assert not isinstance(outcome, Refusal)
        after = state
        for fact in outcome:
            after = evolve(after, fact)
        found.append((after, (*happened, *outcome)))
    return found


def _reported(happened: tuple[Fact, ...]) -> bool:
    """One irregularity a round is walked in every way; several are left to chance."""
    return any(isinstance(fact, IrregularityReported) for fact in happened)
