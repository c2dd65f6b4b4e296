"""The step in one or two words, to be read in half a second. The manual's sentence is below it."""

from collections.abc import Iterable
from typing import assert_never

from msgspec import Struct

from dealer_terminal.procedure.deal_limit import at_limit
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.words import Words, words
from dealer_terminal.rules.hand import Line, Result
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.kiosk import motion as m
from dealer_terminal.ui.kiosk.chips_to_move import ChipsToMove, back, due, due_later
from dealer_terminal.ui.kiosk.regions.spots import awaiting
from dealer_terminal.ui.kit.languages import Say

WHAT_IS_DONE: dict[Result, Words] = {
    Result.WIN: words("Pay"),
    Result.PUSH: words("Push"),
    Result.LOSE: words("Take"),
    Result.FORFEIT: words("Take"),
    Result.RETURNED: words("Return"),
}
"""The dealer's motion with the chips of one wager."""
_MOVED: dict[Words, frozenset[Result]] = {
    words("Paid"): frozenset({Result.WIN}),
    words("Collected"): frozenset({Result.LOSE, Result.FORFEIT}),
    words("Returned"): frozenset({Result.RETURNED}),
}

WHAT_WAS_DONE: dict[Result, Words] = {
    Result.WIN: words("Paid"),
    Result.PUSH: words("Pushed"),
    Result.LOSE: words("Collected"),
    Result.FORFEIT: words("Collected"),
    Result.RETURNED: words("Returned"),
}


LIMIT_REACHED = words("Limit reached")
"""Shown if earlier payments reached the payout limit: the wager won, and nothing is paid."""


class Verb(Struct, frozen=True):
    """A step in words. `result` is set if chips move."""

    text: str
    result: str = ""


NOTHING = Verb("")


def verb(state: State, motion: m.Motion, say: Say) -> Verb:
    match motion:
        case m.Open(seat=seat) | m.EnterCards(seat=seat) | m.Show(seat=seat) | m.PaidMotion(seat=seat):
            moved = chips_move(due(state, seat), say)
            return moved if moved.text else Verb(_step(state, motion, say))
        case m.DifferenceOwed():
            return chips_move(due_later(state), say)
        case m.DeckByHand() if state.misdealt:
            return chips_move(back(state), say)
        case m.Collect(seat=seat) if not awaiting(state, seat):
            return chips_move(due(state, seat), say)
        case _:
            return Verb(_step(state, motion, say))


def _step(state: State, motion: m.Motion, say: Say) -> str:
    match motion:
        case m.Await(sensed=sensed, seat=seat):
            return _awaited(sensed, seat, say)
        case m.PlaceFirst() | m.SameAgain():
            return say("Place wagers")
        case m.NoMoreBets():
            return say("Wagers")
        case m.DealByHand(seat=seat):
            return _deal(seat, say)
        case m.RestByHand():
            return say("Rest to the rack")
        case m.Lock():
            return say("Decisions")
        case m.Collect(seat=seat):
            return _collect(state, seat, say)
        case m.Open(seat=seat, draws=draws) | m.EnterCards(seat=seat, draws=draws) | m.Show(seat=seat, draws=draws):
            return _open(seat, say, draws=draws)
        case m.PaidMotion() | m.DifferenceOwed():
            return say("To the rack")
        case m.PayoutHeldMotion() | m.OverLimit() | m.JackpotPending():
            return say("Hold")
        case m.ChipsOwed():
            return say("Count the chips")
        case m.JackpotOwed() | m.ApprovalOpen() | m.JackpotChosenMotion():
            return say("Jackpot")
        case m.NewDeck():
            return say("New deck")
        case m.DeckByHand():
            return say("Deck back")
        case _:
            assert_never(motion)


def chips_move(now: ChipsToMove, say: Say) -> Verb:
    """Return what happens to the chips of a hand; nothing if none is settled."""
    if now.back and not now.returns:
        return Verb(say("Take back {amount}", amount=dollars(now.back)), Result.LOSE.value)
    if now.pays:
        return Verb(say("Pay {amount}", amount=dollars(now.pays)), Result.WIN.value)
    if now.takes:
        return Verb(say("Take {amount}", amount=dollars(now.takes)), Result.LOSE.value)
    if now.returns:
        return Verb(say("Return {amount}", amount=dollars(now.returns)), Result.RETURNED.value)
    if now.limited():
        return Verb(say("Limit reached: {amount}", amount=dollars(0)), "limit")
    for result in now.results():
        return Verb(say(WHAT_IS_DONE[result]), result.value)
    return NOTHING


def all_moves(now: ChipsToMove, say: Say) -> str:
    """Return all amounts that the tray pays, takes, or returns for the hand, in the words of the wagers' rows."""
    moves = (
        say("Take back {amount}", amount=dollars(now.back)) if now.back else "",
        say("Pay {amount}", amount=dollars(now.pays)) if now.pays else "",
        say("Take {amount}", amount=dollars(now.takes)) if now.takes else "",
        say("Return {amount}", amount=dollars(now.returns)) if now.returns else "",
        say("Limit reached: {amount}", amount=dollars(0)) if now.limited() else "",
    )
    return " · ".join(filter(None, moves)) or say("Nothing to pay")


def was_done(lines: Iterable[Line], say: Say) -> str:
    """Return what was done with the chips of a settled hand; empty if it had none."""
    lying = tuple(lines)
    results = {line.result for line in lying if not at_limit(line)}
    moved = [say(word) for word, these in _MOVED.items() if results & these]
    limited = say(LIMIT_REACHED) if any(map(at_limit, lying)) else ""
    return " · ".join(moved) or limited or (say("Pushed") if Result.PUSH in results else "")


def _awaited(sensed: m.Sensed, seat: int, say: Say) -> str:
    match sensed:
        case m.Sensed.PACKET:
            return _deal(seat, say)
        case m.Sensed.REST:
            return say("Rest to the rack")
        case m.Sensed.DECK:
            return say("Deck back")
        case _:
            assert_never(sensed)


def _deal(seat: int, say: Say) -> str:
    return say("Deal · position {seat}", seat=seat) if seat else say("Deal · dealer's hand")


def _collect(state: State, seat: int, say: Say) -> str:
    """Return the wagers under which a folded hand is tucked."""
    under = [state.game().layout[spot].label for spot in awaiting(state, seat)]
    return say("Tuck under {spots}", spots=" · ".join(under))


def _open(seat: int, say: Say, *, draws: bool) -> str:
    if not seat:
        return say("Open the dealer's hand")
    return say("Draw card") if draws else say("Open · position {seat}", seat=seat)
