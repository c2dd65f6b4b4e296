"""Play or fold, the told 16, the lock, and the collecting of folds (Betting Protocol 4 to 6, Dealer Protocol 5)."""

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.deciding.outcome import Outcome, by_house, refuse
from dealer_terminal.procedure.irregularities import PLAYER_LEAVES
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import Phase, State, can_tell_16, decides, to_collect
from dealer_terminal.rules.hand import TOLD_16, Decision
from dealer_terminal.rules.settlement import collected

__all__ = ["can_tell_16", "collect_hand", "decide_seat", "decides", "lock_decisions"]


def decide_seat(state: State, command: commands.Decide) -> Outcome:
    if state.phase is not Phase.DECISIONS:
        return refuse(state, "Decisions are not taken now", "decide")
    refusal = _no_decision(state, command.seat) or _wrong_claim(state, command)
    if refusal is not None:
        return refusal
    seat = state.seat(command.seat)
    if (seat.decision, seat.claims) == (command.decision, command.claims):
        return refuse(state, f"Position {command.seat} has decided so already", "decide")
    return (facts.Decided(command.seat, command.decision, command.claims),)


def lock_decisions(state: State) -> Outcome:
    """Everyone plays who has not folded; a Play wager equals the Ante."""
    if state.phase is not Phase.DECISIONS:
        return refuse(state, "Decisions are not locked now", "decisions-first")
    deciding = [n for n in state.playing() if decides(state, n)]
    return (facts.DecisionsLocked({n: state.seat(n).decision or Decision.PLAY for n in deciding}),)


def collect_hand(state: State, command: commands.CollectHand) -> Outcome:
    if state.phase is not Phase.FOLDS:
        return refuse(state, "Folded hands are not collected now", "decisions-first")
    due = to_collect(state)[0]
    if command.seat != due:
        why = f"Position {command.seat} is not next"
        return refuse(state, why, "decisions-first", f"Collect position {due}.")
    resolved = {line.spot for line in state.seat(due).lines}
    lines = tuple(line for line in collected(state.rulebook(), state.hand(due)) if line.spot not in resolved)
    live = state.live(due)
    tucked = state.game().tucks(state.rulebook(), live) if live else ()
    return (facts.HandCollected(due, lines, tucked),)


def _no_decision(state: State, number: int) -> Refusal | None:
    if number not in state.playing():
        return refuse(state, f"Position {number} has no hand", "decide")
    if state.seat(number).forfeit:
        return refuse(state, f"Position {number} has forfeited the hand", state.seat(number).forfeit)
    if state.seat(number).away:
        return by_house(state, PLAYER_LEAVES, f"The player of position {number} has left", "Go on with the others.")
    if not decides(state, number):
        return refuse(
            state, f"Position {number} has no Ante: there is nothing to decide", "decide", "Go on with the others."
        )
    return None


def _wrong_claim(state: State, command: commands.Decide) -> Refusal | None:
    for claim in command.claims:
        if claim != TOLD_16 or command.decision is not Decision.FOLD:
            return refuse(state, "A 16 is told with a fold only", "told-16", "Fold with or without a told 16.")
        if not can_tell_16(state, command.seat):
            why = f"Position {command.seat} has no bonus wager that a told 16 keeps in action"
            return refuse(state, why, "told-16", "Fold without it.")
    return None
