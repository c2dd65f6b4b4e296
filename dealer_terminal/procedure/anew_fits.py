"""What cannot be worked out again: nothing that stands before it leads there. No terminal writes one."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from dealer_terminal.procedure import facts, meter_facts
from dealer_terminal.procedure.anew import FOLLOWS, confirming, recorded
from dealer_terminal.procedure.facts import DEALER_SEAT, Fact
from dealer_terminal.procedure.misfits import FITS
from dealer_terminal.procedure.progressive import held_event, progressive_of, reached
from dealer_terminal.procedure.state import Phase, State, next_stage, turn
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.game import place_at, turned_over
from dealer_terminal.rules.hand import Result

_CAME_TO = (Result.WIN, Result.PUSH, Result.LOSE)


def not_anew(state: State, fact: Fact) -> str:
    """Why, in a few words; empty where it can be."""
    if type(fact) in FOLLOWS:
        return "no person's answer led to it"
    asked = _ASKED.get(type(fact))
    return asked(state, fact) if asked is not None else FITS


def _exposed(state: State, fact: facts.CardsExposed) -> str:
    cards = [card for held in fact.cards.values() for card in held]
    for card in _lying_already(state, cards):
        return f"{card} lies on the table already"
    if fact.seat == DEALER_SEAT:
        return _stands_at(state, Phase.DEALER) or _count(cards, state.game().dealer_packet)
    place = place_at(state.game(), fact.stage)
    if place is None or [*fact.cards] != [place.id]:
        return "no such cards are turned over then"
    unseen = turned_over(state.game(), state.seat(fact.seat).stages) - {*state.seat(fact.seat).cards}
    if unseen:
        return "cards before them were not seen"
    return _count(cards, len(place.at)) or _due(state, fact)


def _lying_already(state: State, cards: Sequence[Card]) -> Iterator[Card]:
    once = frozenset(cards)
    lying = [state.dealer_cards, *(held for seat in state.seats.values() for held in seat.cards.values())]
    if len(once) == len(cards) and all(map(once.isdisjoint, lying)):
        return
    yield from (card for at, card in enumerate(cards) if card in cards[:at] or any(card in held for held in lying))


def _count(cards: Sequence[Card], count: int) -> str:
    return FITS if len(cards) == count else f"{len(cards)} cards lie where {count} do"


def _due(state: State, fact: facts.CardsExposed | facts.EventDeclared) -> str:
    coming = next_stage(state, fact.seat)
    if state.phase is not Phase.SETTLE or coming is None or coming.id != fact.stage:
        return "another turn is due"
    return FITS if len(state.dealer_cards) == state.game().dealer_packet else "the dealer's hand is not open"


def _declared(state: State, fact: facts.EventDeclared) -> str:
    tables, live = state.tables().tables, state.live(fact.seat)
    spots = [spot for stage in turn(state, fact.stage) for spot in stage.settles if spot in live]
    if any(spot not in tables or spot not in fact.events for spot in spots):
        return "a wager has no event"
    return _due(state, fact)


def _held(_: State, __: Fact) -> str:
    return "no payment led to it"


def _verified(state: State, fact: facts.PayoutVerified) -> str:
    waits = any((hold.seat, hold.spot) == (fact.seat, fact.spot) for hold in state.holds)
    return FITS if waits else f"no payment waits at position {fact.seat}, {fact.spot}"


def _limit_decided(state: State, _: facts.DealLimitDecided) -> str:
    return FITS if state.over_limit else "the deal is within its limit"


def _collected(state: State, fact: facts.HandCollected) -> str:
    return FITS if state.phase is Phase.FOLDS else "no hand is collected then"


def _corrected(state: State, fact: facts.PaymentCorrected) -> str:
    if recorded(state, fact) is None:
        return f"position {fact.line.seat} has no {fact.line.spot} on record in round {fact.round}"
    fits = fact.line.result in _CAME_TO and fact.line.pays >= 0
    wins = fact.line.result is Result.WIN or not fact.line.pays
    return FITS if fits and wins else f"{fact.line.result.value} does not pay {fact.line.pays}"


def _closed(state: State, _: facts.RoundClosed) -> str:
    if state.issue is not None:
        return "a question is open"
    if state.holds or state.over_limit:
        return "a payment waits"
    return _stands_at(state, Phase.DECK_BACK) or next(_without_result(state), FITS)


def _without_result(state: State) -> Iterator[str]:
    for number, seat in state.seats.items():
        settled = {line.spot for line in seat.lines}
        for spot, cents in seat.wagers.items():
            if cents and spot not in settled:
                yield f"the {spot} of position {number} has no result"


def _stands_at(state: State, phase: Phase) -> str:
    return FITS if state.phase is phase else f"the round stands at its step {state.phase.value}"


def _rest_due(state: State, _: facts.RestRacked) -> str:
    return _stands_at(state, Phase.REST)


def _lock_due(state: State, _: facts.DecisionsLocked) -> str:
    return _stands_at(state, Phase.DECISIONS)


def _racked(state: State, fact: facts.HandRacked) -> str:
    if state.seat(fact.seat).racked or next_stage(state, fact.seat) is not None:
        return f"position {fact.seat} is not resolved, or in the rack already"
    return _stands_at(state, Phase.SETTLE)


def _grown(state: State, _: Fact) -> str:
    return FITS if state.rulebook().progressive is not None else "this table has no meters"


def _locked(state: State, fact: meter_facts.JackpotLocked) -> str:
    if fact.seat not in confirming(state):
        return f"nobody confirmed a prize at position {fact.seat}"
    return _called(state, fact.seat)


def _reversed(state: State, _: meter_facts.JackpotReversed | meter_facts.JackpotChanged) -> str:
    """A shared meter's first prizes are taken back where another seat confirms."""
    seats = confirming(state)
    return next((why for seat in seats if (why := _called(state, seat))), FITS) if seats else "nobody confirmed a prize"


def _called(state: State, seat: int) -> str:
    event = state.jackpots[seat].event
    labels = [each.label for each in state.tables()[progressive_of(state).spot].events]
    return FITS if event in labels else f"no prize is called {event!r}"


def prize_without_cards(state: State, seat: int) -> str:
    """Why this hand can't have the prize that is locked for it; empty where it has."""
    lie = turned_over(state.game(), reached(state, seat)) <= {*state.seat(seat).cards}
    known = lie and len(state.dealer_cards) == state.game().dealer_packet
    event = state.jackpots[seat].event
    held = held_event(state, seat) if known or state.seat(seat).events else ""
    return FITS if held == event else f"the cards of position {seat} make {held or 'no prize'}, not {event}"


_ASKED: Mapping[type[Fact], Callable[[State, Any], str]] = {
    facts.CardsExposed: _exposed,
    facts.EventDeclared: _declared,
    facts.HandCollected: _collected,
    facts.PayoutHeld: _held,
    facts.PayoutVerified: _verified,
    facts.DealLimitReached: _held,
    facts.DealLimitDecided: _limit_decided,
    facts.PaymentCorrected: _corrected,
    facts.RestRacked: _rest_due,
    facts.DecisionsLocked: _lock_due,
    facts.HandRacked: _racked,
    facts.RoundClosed: _closed,
    meter_facts.MetersGrew: _grown,
    meter_facts.MetersOpened: _grown,
    meter_facts.JackpotLocked: _locked,
    meter_facts.JackpotReversed: _reversed,
    meter_facts.JackpotChanged: _reversed,
}
