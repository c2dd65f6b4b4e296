"""Approval of a jackpot, screen by screen (3 Card, STAX Jackpot Approval Process), and the facts of “Pay Jackpot”."""

from collections.abc import Iterator
from functools import reduce

from dealer_terminal.procedure import facts, meter_commands, meter_facts, notes
from dealer_terminal.procedure.blockers import money_waits
from dealer_terminal.procedure.citations import CAMERA_RULE
from dealer_terminal.procedure.deciding.outcome import Outcome, by_house, refuse, unapproved
from dealer_terminal.procedure.deciding.payments import holds_for
from dealer_terminal.procedure.deciding.prizes import locked
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.facts import Fact, RaisedBy
from dealer_terminal.procedure.irregularities import procedure
from dealer_terminal.procedure.jackpot import ENDED, Jackpot, JackpotStage
from dealer_terminal.procedure.meter_facts import JackpotVerification
from dealer_terminal.procedure.progressive import (
    CHOOSE,
    PAY,
    PROCEED,
    TOUCH,
    VERIFY,
    held_event,
    is_locked,
    jackpot_stage,
    may_still_share,
    progressive_of,
    reached,
)
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import Phase, State, to_settle
from dealer_terminal.procedure.words import Words, listed, words
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.rules.paytable import Event
from dealer_terminal.rules.settlement import event_line

_DO_NOW = {
    JackpotStage.TOUCHED: words("Choose the hand achieved, or None."),
    JackpotStage.CHOSEN: words("Touch Pending Jackpot."),
    JackpotStage.CONFIRMING: words("Touch Pay Jackpot or Cancel Jackpot."),
    JackpotStage.PENDING: words("Call a supervisor to verify it."),
    JackpotStage.PAID: words("Place the hand in the rack."),
    JackpotStage.REFUSED: words("Return the wager, then place the hand in the rack."),
}


def open_jackpot(state: State, command: meter_commands.OpenJackpot) -> Outcome:
    """Begin the approval when the dealer taps the seat (1)."""
    refusal = _not_in_turn(state, command.seat)
    if refusal is not None:
        return refusal
    if command.seat in state.jackpots:
        return _another(state, command.seat, TOUCH)
    return (meter_facts.JackpotOpened(command.seat),)


def choose(state: State, command: meter_commands.ChooseJackpot) -> Outcome:
    """Record the hand achieved (2). If the cards do not show it, ask a supervisor."""
    jackpot = _at(state, command.seat, JackpotStage.TOUCHED)
    if jackpot is None:
        return _another(state, command.seat, CHOOSE)
    labels = [event.label for event in _events(state)]
    if command.event not in labels:
        why = words("{event} is not on the paytable", event=command.event or words("That"))
        return _by_step(state, CHOOSE, why, words("Choose {choices} or None.", choices=listed(labels)))
    held = held_event(state, command.seat)
    chosen = meter_facts.JackpotChosen(command.seat, command.event, held)
    if command.event == held:
        return (chosen,)
    return _question(state, chosen), chosen


def dismiss(state: State, command: meter_commands.DismissJackpot) -> Outcome:
    """Record “None” (2)."""
    if _at(state, command.seat, JackpotStage.TOUCHED) is None:
        return _another(state, command.seat, CHOOSE)
    return (meter_facts.JackpotDismissed(command.seat, held_event(state, command.seat)),)


def proceed(state: State, command: meter_commands.ProceedJackpot) -> Outcome:
    """Record “Pending Jackpot” (3)."""
    jackpot = _at(state, command.seat, JackpotStage.CHOSEN)
    if jackpot is None:
        return _another(state, command.seat, PROCEED)
    return (meter_facts.JackpotProceeded(command.seat, jackpot.event),)


def cancel(state: State, command: meter_commands.CancelJackpot) -> Outcome:
    """Record “Cancel Jackpot” (4)."""
    jackpot = _at(state, command.seat, JackpotStage.CONFIRMING)
    if jackpot is None:
        return _another(state, command.seat, PAY)
    return (meter_facts.JackpotCancelled(command.seat, jackpot.event, held_event(state, command.seat)),)


def pay(state: State, command: meter_commands.PayJackpot) -> Outcome:
    """Record “Pay Jackpot” (4): lock the amount and reset its meter."""
    jackpot = _at(state, command.seat, JackpotStage.CONFIRMING)
    if jackpot is None:
        return _another(state, command.seat, PAY)
    if jackpot.event != held_event(state, command.seat):
        return _against_the_cards(state, command.seat, jackpot.event)
    prize = locked_prize(state, command.seat, jackpot.event)
    return *prize, *holds_for(state, reduce(evolve, prize, state), ())


def locked_prize(state: State, seat: int, label: str) -> tuple[meter_facts.MeterFact, ...]:
    """Return the facts that “Pay Jackpot” yields for this hand."""
    event = next(event for event in _events(state) if event.label == label)
    line = event_line(state.settling(), state.hand(seat), progressive_of(state).spot, event)
    return tuple(locked(state, line))


def verify_jackpot(state: State, command: meter_commands.VerifyJackpot) -> Outcome:
    jackpot = _at(state, command.seat, JackpotStage.PENDING)
    if jackpot is None:
        return _another(state, command.seat, VERIFY)
    refusal = unapproved(state, command.approval) or _not_shared_out(state, command.seat)
    if refusal is not None:
        return refusal
    if jackpot.waits_for is JackpotVerification.CAMERA and not command.camera.strip():
        return Refusal(
            words("The camera's reference is missing"), CAMERA_RULE, words("Ask surveillance for it and enter it.")
        )
    camera, approval = command.camera, command.approval
    return (meter_facts.JackpotVerified(command.seat, jackpot.event, jackpot.pays, camera, approval),)


def _against_the_cards(state: State, seat: int, event: str) -> Refusal:
    """Refuse a chosen hand that the cards do not make."""
    return by_house(
        state,
        IrregularityId.JACKPOT_UNSUPPORTED,
        words("The cards of position {seat} on record do not make {event}", seat=seat, event=event),
        words("Touch Cancel Jackpot. Where other cards lie there, have them corrected first."),
    )


def _not_shared_out(state: State, seat: int) -> Refusal | None:
    """Refuse to verify a shared meter's prize until every hand is exposed, because its part is unknown before."""
    for other in may_still_share(state, seat):
        why = words("Position {seat} may still win a part of this meter", seat=other)
        return _by_step(state, VERIFY, why, words("Settle the other hands first."))
    return None


def _question(state: State, chosen: meter_facts.JackpotChosen) -> Fact:
    rule = procedure(state, IrregularityId.JACKPOT_UNSUPPORTED).citation
    note = str(notes.chosen_note(chosen.event, chosen.held))
    return facts.IrregularityReported(IrregularityId.JACKPOT_UNSUPPORTED, rule, RaisedBy.TERMINAL, (chosen.seat,), note)


def _not_in_turn(state: State, number: int) -> Refusal | None:
    """Refuse a seat that is not in turn, is not exposed, or has no progressive wager in action."""
    if state.phase is not Phase.SETTLE or state.rulebook().progressive is None:
        return refuse(state, words("No jackpot is approved now"), "settle-order")
    due = to_settle(state)[0]
    if number != due:
        return refuse(
            state,
            words("Position {seat} is not next", seat=number),
            "settle-order",
            words("Settle position {seat}.", seat=due),
        )
    if progressive_of(state).spot not in state.live(number):
        return _by_step(
            state,
            TOUCH,
            words("Position {seat} has no wager on the progressive", seat=number),
            words("Go on with its hand."),
        )
    if jackpot_stage(state).id not in reached(state, number):
        return _by_step(
            state,
            TOUCH,
            words("The hand of position {seat} is not turned over", seat=number),
            words("Expose it first."),
        )
    return None


def _at(state: State, number: int, stage: JackpotStage) -> Jackpot | None:
    jackpot = state.jackpots.get(number)
    return jackpot if jackpot is not None and jackpot.stage is stage else None


def _another(state: State, number: int, step: str) -> Refusal:
    """Refuse because another screen comes first, or the seat has no jackpot."""
    if state.rulebook().progressive is None:
        return by_house(state, IrregularityId.JACKPOT_UNSUPPORTED, words("This game has no jackpots"), words("Go on."))
    jackpot = state.jackpots.get(number)
    if jackpot is None:
        return _by_step(
            state,
            step,
            words("Position {seat} has no jackpot", seat=number),
            words("Touch the seat of the player first."),
        )
    return _by_step(
        state, step, words("Position {seat}: another screen comes first", seat=number), _DO_NOW[jackpot.stage]
    )


def hand_waits(state: State, number: int) -> Iterator[Refusal]:
    """Yield the blockers of racking or collecting a hand: an open or pending jackpot, or a payment that waits."""
    yield from _jackpot_waits(state, number)
    yield from money_waits(state)


def _jackpot_waits(state: State, number: int) -> Iterator[Refusal]:
    jackpot = state.jackpots.get(number)
    if jackpot is not None and jackpot.stage not in ENDED:
        step = VERIFY if is_locked(state, number) else PAY
        yield _by_step(
            state, step, words("The jackpot of position {seat} is pending", seat=number), _DO_NOW[jackpot.stage]
        )


def _events(state: State) -> tuple[Event, ...]:
    return state.tables()[progressive_of(state).spot].events


def _by_step(state: State, step: str, why: Words, instead: Words) -> Refusal:
    return Refusal(why, state.rulebook().step(step).citation, instead)
