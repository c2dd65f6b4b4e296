"""Which events a dealer can still name: those that a card makes that nobody has seen in this round."""

from collections.abc import Mapping

from dealer_terminal.procedure.state import State, open_cards, turn
from dealer_terminal.rules.cards import DECK
from dealer_terminal.rules.game import Events
from dealer_terminal.rules.settlement import settle_events


def wagers_due(state: State, number: int, stage: str) -> tuple[str, ...]:
    """The wagers that are resolved at this turn of the hand."""
    live = state.live(number)
    return tuple(spot for each in turn(state, stage) for spot in each.settles if spot in live)


def possible_events(state: State, number: int) -> tuple[Events, ...]:
    """Every way in which the hand can end: on its cards, on the events named before, on the cards that are left."""
    lying = open_cards(state)
    left = [card for card in DECK if card not in lying]
    ways = state.game().can_come_to(state.settling(), state.hand(number), left)
    named = _standing(state, number)
    return tuple(way for way in ways if agrees(way, named)) or ways


def may_come_to(state: State, number: int, spot: str, label: str) -> bool:
    """Whatever was named before of the hand."""
    lying = open_cards(state)
    ways = state.game().can_come_to(state.settling(), state.hand(number), [card for card in DECK if card not in lying])
    return any(agrees(way, {spot: label}) for way in ways)


def _standing(state: State, number: int) -> Events:
    """The events named before; where a supervisor put the payment right, the event no longer stands."""
    seat, hand, live = state.seat(number), state.hand(number), state.live(number)
    stages = [
        stage for stage in state.game().stages if stage.id in seat.stages and set(stage.settles) & set(seat.events)
    ]
    named = {line for stage in stages for line in settle_events(state.settling(), hand, stage, live, seat.events)}
    return {line.spot: seat.events[line.spot] for line in seat.lines if line in named}


def agrees(way: Events, named: Mapping[str, str]) -> bool:
    return all(way.get(spot) == label for spot, label in named.items())
