"""Hands that people turn over, with no reader to tell them."""

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.state import Phase, next_stage, to_settle
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.cards import DECK
from dealer_terminal.rules.game import place_at


def turned_over(desk):
    """By hand, from a deck that nobody read."""
    cards = iter(DECK)
    while desk.state.phase is Phase.SETTLE:
        seat = to_settle(desk.state)[0]
        stage = next_stage(desk.state, seat)
        place = place_at(desk.state.game(), stage.id) if stage else None
        shown = {place.id: tuple(next(cards) for _ in place.at)} if place else {}
        desk.do(commands.Expose(seat, stage.id, shown, CardsFrom.DEALER) if stage else commands.RackHand(seat))
    return desk
