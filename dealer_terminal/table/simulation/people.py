"""Invented people: two dealers who relieve each other, a supervisor, an administrator, and players with habits."""

from random import Random

from dealer_terminal.procedure.people import Approval, Operator, Role
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.terms import Limit
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.hand import Decision
from dealer_terminal.rules.rulebook import Need

DEALERS = (
    Operator("simulated-dealer-1", "Simulated dealer 1", Role.DEALER),
    Operator("simulated-dealer-2", "Simulated dealer 2", Role.DEALER),
)
SUPERVISOR = Operator("simulated-supervisor", "Simulated supervisor", Role.SUPERVISOR)
ADMINISTRATOR = Operator("simulated-administrator", "Simulated administrator", Role.ADMINISTRATOR)
CAMERA = "simulated camera"

_SEATED, _BONUS, _HUNCH = 0.8, 0.45, 0.05


def approval(reason: str) -> Approval:
    return Approval(SUPERVISOR, reason)


def player_wagers(chance: Random, state: State) -> dict[int, dict[str, int]]:
    """Return each position's bets. At least one player bets."""
    positions = range(1, state.in_force().positions + 1)
    seated = [seat for seat in positions if chance.random() < _SEATED] or [chance.choice(positions)]
    return {seat: _placed(chance, state) for seat in seated}


def player_decision(chance: Random, state: State, cards: tuple[Card, ...]) -> tuple[Decision, tuple[str, ...]]:
    """Return a sensible decision, and now and then a hunch. A folded 16 is claimed."""
    game = state.game()
    sensible = game.plays(cards)
    if sensible != (chance.random() < _HUNCH):
        return Decision.PLAY, ()
    return Decision.FOLD, game.claims(cards)


def _placed(chance: Random, state: State) -> dict[str, int]:
    limits = state.in_force().limits
    spots = [spot for spot in state.rulebook().spots if spot.id in limits]
    placed = {spot.id: _amount(chance, limits[spot.id]) for spot in spots if _wants(chance, spot.need)}
    return placed or {spots[0].id: _amount(chance, limits[spots[0].id])}


def _wants(chance: Random, need: Need) -> bool:
    return need is Need.REQUIRED or chance.random() < _BONUS


def _amount(chance: Random, limit: Limit) -> int:
    """Return a wager within the limits, mostly a small one."""
    steps = (limit.most - limit.least) // limit.step
    return limit.least + limit.step * int(steps * chance.random() ** 4)
