"""The one primary action: its label says what happens."""

from typing import assert_never

from dealer_terminal.procedure.balance import is_owed, owed
from dealer_terminal.procedure.state import Phase, State, paid
from dealer_terminal.procedure.view import View
from dealer_terminal.rules.hand import PLAY, Decision
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.kiosk import motion as m
from dealer_terminal.ui.kiosk.props import ActionProps
from dealer_terminal.ui.kiosk.say import Say
from dealer_terminal.ui.kiosk.turns import shown_to_reader


def primary(state: State, view: View, senses: frozenset[Phase], say: Say) -> ActionProps:
    """Of the table itself, with nothing over it."""
    if view.question is not None:
        return waits(say("Choose above"))
    motion = m.motion(state, senses)
    match motion:
        case m.CountChips() | m.TouchSeat() | m.Approve() | m.ProceedJackpot() | m.VerifyJackpot():
            return progressive(state, motion, say)
        case m.Await(sensed=sensed, seat=seat):
            return _awaited(state, sensed, seat, say)
        case m.PlaceFirst():
            return waits(say("Place wagers"), say("Touch a circle"))
        case m.SameAgain():
            return press(say("Same again"), _placed(state, say))
        case m.NoMoreBets():
            return press(say("No more bets"), _staked(view, say))
        case m.DealByHand(seat=seat):
            return press(say("Position {seat} dealt").format(seat=seat) if seat else say("Dealer's hand dealt"))
        case m.RestByHand():
            return press(say("Rest in the rack"))
        case m.Lock():
            return press(say("Lock decisions"), _decided(view, say))
        case m.Collect(seat=seat):
            return press(say("Collected · position {seat}").format(seat=seat))
        case m.Open(seat=seat, draws=draws) | m.Enter(seat=seat, draws=draws):
            return _open(state, seat, say, draws=draws)
        case m.Show(seat=seat, draws=draws):
            return _show(state, seat, say, draws=draws)
        case m.Paid(then=then):
            return press(_paid(state, then, say), _to_pay(state, view, say))
        case m.Verify(seat=seat):
            return press(say("Call the supervisor"), say("Position {seat}: payment on hold").format(seat=seat))
        case m.OverLimit():
            return press(say("Call the supervisor"), say("The deal pays more than its limit"))
        case m.NewDeck():
            return press(say("New deck in play"), say("A supervisor confirms"))
        case m.DeckByHand():
            return press(say("Deck is back"), say("Then: the next round"))
        case _:
            assert_never(motion)


Progressive = m.CountChips | m.TouchSeat | m.Approve | m.ProceedJackpot | m.VerifyJackpot


def progressive(state: State, motion: Progressive, say: Say) -> ActionProps:
    match motion:
        case m.CountChips(chips=chips):
            words = say("1 chip counted") if chips == 1 else say("{chips} chips counted")
            return press(words.format(chips=chips), say("As many as were accepted"))
        case m.TouchSeat(seat=seat):
            return press(say("Jackpot · position {seat}").format(seat=seat), say("Begin its approval"))
        case m.Approve():
            return waits(say("Choose above"))
        case m.ProceedJackpot(seat=seat):
            return press(say("Pending Jackpot"), state.jackpots[seat].event)
        case m.VerifyJackpot(seat=seat):
            return press(say("Call the supervisor"), say("Position {seat}: jackpot pending").format(seat=seat))


def press(text: str, note: str = "") -> ActionProps:
    return ActionProps("primary", text, note=note)


def waits(text: str, note: str = "") -> ActionProps:
    return ActionProps("primary", text, note=note, possible=False)


def _awaited(state: State, sensed: m.Sensed, seat: int, say: Say) -> ActionProps:
    if state.faults:
        return press(say("See to the reader"), say("It reports a fault"))
    match sensed:
        case m.Sensed.PACKET:
            whose = say("Position {seat}").format(seat=seat) if seat else say("Dealer's hand")
            return waits(say("Dealing"), whose)
        case m.Sensed.REST:
            return waits(say("Rest to the rack"), say("The reader reports it"))
        case m.Sensed.DECK:
            return waits(say("Deck back"), say("The reader reports it"))


def _open(state: State, seat: int, say: Say, *, draws: bool) -> ActionProps:
    if not seat:
        return press(say("Open the dealer's hand"))
    if draws:
        return press(say("Draw card"), say("Position {seat}").format(seat=seat))
    return press(say("Open position {seat}").format(seat=seat))


def _show(state: State, seat: int, say: Say, *, draws: bool) -> ActionProps:
    """A touch enters them by hand all the same."""
    words = say("Show the Draw card") if draws else say("Show the cards to the reader")
    whose = say("Position {seat} · touch: by hand").format(seat=seat) if seat else say("Dealer's hand · touch: by hand")
    return press(words, whose)


def _paid(state: State, then: int, say: Say) -> str:
    if not then:
        return say("Paid")
    words = say("Paid · show position {seat}") if shown_to_reader(state) else say("Paid · open position {seat}")
    return words.format(seat=then)


def _to_pay(state: State, view: View, say: Say) -> str:
    """What leaves the tray for the hand in turn."""
    turn = next(seat for seat in view.seats if seat.in_turn)
    seat = state.seat(turn.number)
    total = owed(seat) if is_owed(seat) else paid(turn.lines)
    if total < 0:
        return say("Take back {amount}").format(amount=dollars(-total))
    return say("Pays {amount}").format(amount=dollars(total)) if total else say("Nothing to pay")


def _placed(state: State, say: Say) -> str:
    total = sum(cents for wagers in state.last_wagers.values() for cents in wagers.values())
    return _positions(len(state.last_wagers), total, say)


def _staked(view: View, say: Say) -> str:
    staked = [seat for seat in view.seats if any(seat.wagers.values())]
    total = sum(cents for seat in staked for spot, cents in seat.wagers.items() if spot != PLAY)
    return _positions(len(staked), total, say)


def _positions(count: int, total: int, say: Say) -> str:
    words = say("1 position · {amount}") if count == 1 else say("{count} positions · {amount}")
    return words.format(count=count, amount=dollars(total))


def _decided(view: View, say: Say) -> str:
    staked = [seat for seat in view.seats if any(seat.wagers.values())]
    folds = sum(seat.decision is Decision.FOLD for seat in staked)
    return say("{plays} play · {folds} fold").format(plays=len(staked) - folds, folds=folds)
