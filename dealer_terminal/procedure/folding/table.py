"""What a table keeps beside its rounds: the paper in force, the people, the devices."""

from msgspec.structs import replace

from dealer_terminal.procedure import facts
from dealer_terminal.procedure.state import State
from dealer_terminal.rules.games import GAMES
from dealer_terminal.rules.house import read_house
from dealer_terminal.rules.rulebook_file import read_rulebook

Fact = (
    facts.TableOpened
    | facts.TermsChanged
    | facts.TableClosed
    | facts.DealerSignedOn
    | facts.DealerSignedOff
    | facts.DeviceFaultRaised
    | facts.DeviceFaultCleared
)


def fold(state: State, fact: Fact) -> State:
    match fact:
        case facts.TableOpened():
            return _opened(state, fact)
        case facts.TermsChanged(terms=terms):
            return replace(state, terms=terms, cards_from=terms.cards_from, last_wagers={})
        case facts.TableClosed():
            kept = State(dealer=state.dealer, round=state.round, faults=state.faults, meters=state.meters)
            return replace(kept, deck_out=state.deck_out)
        case facts.DealerSignedOn(dealer=dealer):
            return replace(state, dealer=dealer)
        case facts.DealerSignedOff():
            return replace(state, dealer=None)
        case facts.DeviceFaultRaised(fault=fault, detail=detail):
            return replace(state, faults={**state.faults, fault: detail})
        case facts.DeviceFaultCleared(fault=fault):
            return replace(state, faults={name: text for name, text in state.faults.items() if name != fault})


def _opened(state: State, fact: facts.TableOpened) -> State:
    """A deck that was taken out of use stays out, and faults stand, whatever was closed in between."""
    book = read_rulebook(fact.rulebook_text, fact.rulebook, GAMES)
    house = read_house(fact.house_text, "house procedures")
    return State(
        table=fact.table,
        book=book,
        house=house,
        terms=fact.terms,
        cards_from=fact.terms.cards_from,
        dealer=state.dealer,
        round=state.round,
        faults=state.faults,
        deck_out=state.deck_out,
        meters=state.meters,
    )
