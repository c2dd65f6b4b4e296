"""Play or fold, the claimed 16, the lock, and the collection of folds (Betting Protocol 4 to 6, Dealer Protocol 5)."""

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.balance import given_up
from dealer_terminal.procedure.deciding.jackpot import hand_waits
from dealer_terminal.procedure.deciding.outcome import Outcome, by_house, refuse
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import Phase, State, can_tell_16, decides, to_collect
from dealer_terminal.procedure.words import words
from dealer_terminal.rules.hand import TOLD_16, Decision
from dealer_terminal.rules.irregularity import IrregularityId


def decide_seat(state: State, command: commands.Decide) -> Outcome:
    if state.phase is not Phase.DECISIONS:
        return refuse(state, words("Decisions are not taken now"), "decide")
    refusal = _no_decision(state, command.seat) or _wrong_claim(state, command)
    if refusal is not None:
        return refusal
    seat = state.seat(command.seat)
    if (seat.decision, seat.claims) == (command.decision, command.claims):
        return refuse(state, words("Position {seat} has decided so already", seat=command.seat), "decide")
    return (facts.Decided(command.seat, command.decision, command.claims),)


def lock_decisions(state: State) -> Outcome:
    """Lock the decisions. Every seat that has not folded plays, with a Play wager equal to its Ante."""
    if state.phase is not Phase.DECISIONS:
        return refuse(state, words("Decisions are not locked now"), "decisions-first")
    return (decisions_locked(state),)


def decisions_locked(state: State) -> facts.DecisionsLocked:
    deciding = [n for n in state.playing() if decides(state, n)]
    return facts.DecisionsLocked({n: state.seat(n).decision or Decision.PLAY for n in deciding})


def collect_hand(state: State, command: commands.CollectHand) -> Outcome:
    if state.phase is not Phase.FOLDS:
        return refuse(state, words("Folded hands are not collected now"), "decisions-first")
    due = to_collect(state)[0]
    if command.seat != due:
        why = words("Position {seat} is not next", seat=command.seat)
        return refuse(state, why, "decisions-first", words("Collect position {seat}.", seat=due))
    return next(hand_waits(state, due), (hand_collected(state, due),))


def hand_collected(state: State, number: int) -> facts.HandCollected:
    """Return the fact of collecting the hand: its unresolved lines, and the wagers under which it is tucked."""
    live = state.live(number)
    tucked = state.game().tucks(state.rulebook(), live) if live else ()
    lines = given_up(state, number)
    settled = (*state.seat(number).lines, *lines)
    return facts.HandCollected(number, lines, tucked, tuple(line.spot for line in settled))


def _no_decision(state: State, number: int) -> Refusal | None:
    if number not in state.playing():
        return refuse(state, words("Position {seat} has no hand", seat=number), "decide")
    if state.seat(number).forfeit:
        return refuse(state, words("Position {seat} has forfeited the hand", seat=number), state.seat(number).forfeit)
    if state.seat(number).away:
        return by_house(
            state,
            IrregularityId.PLAYER_LEAVES,
            words("The player of position {seat} has left", seat=number),
            words("Go on with the others."),
        )
    if not decides(state, number):
        return refuse(
            state,
            words("Position {seat} has no Ante: there is nothing to decide", seat=number),
            "decide",
            words("Go on with the others."),
        )
    return None


def _wrong_claim(state: State, command: commands.Decide) -> Refusal | None:
    for claim in command.claims:
        if claim != TOLD_16 or command.decision is not Decision.FOLD:
            return refuse(
                state, words("A 16 is told with a fold only"), "told-16", words("Fold with or without a told 16.")
            )
        if not can_tell_16(state, command.seat):
            why = words("Position {seat} has no bonus wager that a told 16 keeps in action", seat=command.seat)
            return refuse(state, why, "told-16", words("Fold without it."))
    return None
