"""Folds of values that a table keeps between rounds: rulebook, terms, people, devices, chip tray."""

from msgspec.structs import replace

from dealer_terminal.procedure import facts, tray_facts
from dealer_terminal.procedure.balance import round_totals
from dealer_terminal.procedure.device_faults import known_fault
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.tray import SignedForm, Stay
from dealer_terminal.rules.games import GAMES
from dealer_terminal.rules.hand import Line
from dealer_terminal.rules.house import read_house
from dealer_terminal.rules.rulebook_file import read_rulebook


def table_opened(state: State, fact: facts.TableOpened) -> State:
    """Open the table. A deck out of use stays out, and faults stay open, regardless of any closing in between."""
    book = read_rulebook(fact.rulebook_text, fact.rulebook, GAMES)
    house = read_house(fact.house_text, "house procedures")
    terms = fact.terms
    return replace(
        state.beside_rounds(), table=fact.table, book=book, house=house, terms=terms, cards_from=terms.cards_from
    )


def terms_changed(state: State, fact: facts.TermsChanged) -> State:
    return replace(state, terms=fact.terms, cards_from=fact.terms.cards_from, last_wagers={})


def table_closed(state: State, fact: facts.TableClosed) -> State:
    """Close the table. A payment of its last round can be corrected until the table opens again."""
    last = state.beside_rounds()
    return replace(last, last_lines=state.last_lines, last_cards=state.last_cards, last_won=state.last_won)


def dealer_signed_on(state: State, fact: facts.DealerSignedOn) -> State:
    return replace(state, dealer=fact.dealer)


def dealer_signed_off(state: State, fact: facts.DealerSignedOff) -> State:
    return replace(state, dealer=None)


def device_fault_raised(state: State, fact: facts.DeviceFaultRaised) -> State:
    return replace(state, faults={**state.faults, known_fault(fact.fault): fact.detail})


def device_fault_cleared(state: State, fact: facts.DeviceFaultCleared) -> State:
    over = known_fault(fact.fault)
    return replace(state, faults={name: text for name, text in state.faults.items() if name is not over})


def form_signed(state: State, fact: tray_facts.FormSigned) -> State:
    tray = state.tray
    stay = tray.stay(fact.stay) or Stay(fact.stay)
    signed = SignedForm(fact.form, fact.number, fact.counted)
    kept = tray.with_stay(replace(stay, forms=(*stay.forms, signed)))
    return replace(state, tray=replace(kept, used={**tray.used, fact.form: fact.number}))


def form_voided(state: State, fact: tray_facts.FormVoided) -> State:
    stay = state.tray.holder(fact.form, fact.number)
    assert stay is not None, "what counts no longer counted before"
    forms = tuple(_void(each) if (each.form, each.number) == (fact.form, fact.number) else each for each in stay.forms)
    return replace(state, tray=state.tray.with_stay(replace(stay, forms=forms)))


def _void(form: SignedForm) -> SignedForm:
    return replace(form, void=True)


def with_correction(state: State, was: Line, line: Line) -> State:
    """Add the correction of a finished round's win to the chip tray's accounts."""
    return replace(state, tray=state.tray.with_correction(_taken(line) - _taken(was)))


def _taken(line: Line) -> int:
    _, pays, taken = round_totals((line,))
    return taken - pays
