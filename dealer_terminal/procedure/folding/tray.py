"""The table's own money, and what play makes of it."""

from msgspec.structs import replace

from dealer_terminal.procedure import tray_facts
from dealer_terminal.procedure.balance import round_totals
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.tray import SignedForm, Stay
from dealer_terminal.rules.hand import Line


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
    """Of a round that is over: what it took then, and what it took in truth."""
    return replace(state, tray=state.tray.with_correction(_taken(line) - _taken(was)))


def _taken(line: Line) -> int:
    _, pays, taken = round_totals((line,))
    return taken - pays
