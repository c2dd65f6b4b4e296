"""Preconditions of facts: facts that do not fit the current state. No terminal writes such a fact, but an altered
journal with valid hashes and signatures may contain one."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from dealer_terminal.procedure import facts, meter_facts, tray_facts
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.facts import DEALER_SEAT, Fact
from dealer_terminal.procedure.state import Phase, State, lines_of
from dealer_terminal.rules.games import GAMES
from dealer_terminal.rules.house import read_house
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.rules.rulebook_file import RulebookError, read_rulebook

_Misfit = Callable[[State, Any], str]

FITS = ""
_IRREGULARITIES = frozenset(each.value for each in IrregularityId)
_CHOICES = frozenset(each.value for each in Choice)
_BEFORE_ANY_TABLE: frozenset[type[Fact]] = frozenset(
    {
        facts.TableOpened,
        facts.DealerSignedOn,
        facts.DealerSignedOff,
        facts.DeviceFaultRaised,
        facts.DeviceFaultCleared,
        meter_facts.MetersMoved,
        meter_facts.MeterLinkLost,
        meter_facts.MetersCompared,
        meter_facts.MeterLinkBack,
    }
)


def misfit(state: State, fact: Fact) -> str:
    """Return the reason why the fact cannot come next, in a few words; empty if it can."""
    if (state.terms is None or state.book is None) and type(fact) not in _BEFORE_ANY_TABLE:
        return "no table was opened"
    asked = _ASKED.get(type(fact))
    return asked(state, fact) if asked is not None else FITS


def _paper(_: State, fact: facts.TableOpened) -> str:
    try:
        book = read_rulebook(fact.rulebook_text, fact.rulebook, GAMES)
        read_house(fact.house_text, "house procedures")
    except RulebookError as error:
        return str(error)
    if book.progressive is None:
        return FITS
    settles = any(book.progressive.spot in stage.settles for stage in GAMES[book.game].stages)
    return FITS if settles else f"no stage settles {book.progressive.spot}"


def _next_round(state: State, fact: facts.RoundOpened) -> str:
    return FITS if fact.round > state.round else f"it opens round {fact.round} after round {state.round}"


def _closes(state: State, fact: facts.RoundClosed) -> str:
    if state.phase is Phase.CLOSED or fact.round != state.round:
        return f"round {fact.round} is not open"
    if state.seat(DEALER_SEAT).staked():
        return "a wager lies where the dealer's own hand does"
    results = [(line.seat, line.spot) for line in lines_of(state)]
    return FITS if len(results) == len({*results}) else "a wager has two results"


def _hands_lie(state: State, _: facts.HandsShifted) -> str:
    return FITS if state.dealt else "no hand is dealt"


def _stage(state: State, fact: facts.CardsExposed | facts.EventDeclared) -> str:
    if fact.seat == DEALER_SEAT and isinstance(fact, facts.CardsExposed):
        return FITS
    return FITS if fact.stage in _stages(state.rulebook().game) else f"the game has no stage {fact.stage!r}"


@cache
def _stages(game: str) -> frozenset[str]:
    return frozenset(stage.id for stage in GAMES[game].stages)


def _is_known(_: State, fact: facts.IrregularityReported | facts.SeatForfeited) -> str:
    return FITS if fact.irregularity in _IRREGULARITIES else f"there is no irregularity {fact.irregularity!r}"


def _ends(state: State, fact: facts.IrregularityResolved) -> str:
    if fact.choice not in _CHOICES:
        return f"nothing ends by {fact.choice!r}"
    issue = state.issue
    nobody = issue is not None and issue.id is IrregularityId.PLAYER_LEAVES and not issue.seats
    return "nobody is said to have left" if nobody else FITS


def _has_meters(state: State, _: Fact) -> str:
    return FITS if state.rulebook().progressive is not None else "this table has no meters"


def _has_jackpot(state: State, fact: meter_facts.JackpotVerified | meter_facts.JackpotChanged) -> str:
    return FITS if fact.seat in state.jackpots else f"no jackpot is due at position {fact.seat}"


def _is_due(state: State, fact: facts.DifferenceSettled) -> str:
    due = {(each.round, each.line.seat, each.line.spot) for each in state.owing}
    return FITS if (fact.round, fact.seat, fact.spot) in due else f"no difference is due at position {fact.seat}"


def _can_go_back(state: State, _: facts.StepUndone) -> str:
    return FITS if state.prior is not None else "nothing is there to undo"


def _signed_next(state: State, fact: tray_facts.FormSigned) -> str:
    tray, form = state.tray, fact.form
    if fact.number != tray.next_number(form):
        return f"the next {form.value} is number {tray.next_number(form)}, not {fact.number}"
    if form is tray_facts.Form.OPENER or tray.stay(fact.stay) is not None:
        return FITS
    return f"no opener {fact.stay} is remembered"


def _counts(state: State, fact: tray_facts.FormVoided) -> str:
    counts = state.tray.holder(fact.form, fact.number) is not None
    return FITS if counts else f"{fact.form.value} {fact.number} does not count"


_ASKED: Mapping[type[Fact], _Misfit] = {
    facts.TableOpened: _paper,
    facts.RoundOpened: _next_round,
    facts.RoundClosed: _closes,
    facts.HandsShifted: _hands_lie,
    facts.CardsExposed: _stage,
    facts.EventDeclared: _stage,
    facts.IrregularityReported: _is_known,
    facts.SeatForfeited: _is_known,
    facts.IrregularityResolved: _ends,
    meter_facts.EventCorrected: _has_meters,
    meter_facts.PrizePutRight: _has_meters,
    meter_facts.JackpotLocked: _has_meters,
    meter_facts.JackpotReversed: _has_meters,
    meter_facts.JackpotChanged: _has_jackpot,
    meter_facts.JackpotVerified: _has_jackpot,
    facts.DifferenceSettled: _is_due,
    facts.StepUndone: _can_go_back,
    tray_facts.FormSigned: _signed_next,
    tray_facts.FormVoided: _counts,
}
