"""What versions answered before journals were tagged from their first record on, and this one refuses: what somebody
was shown was not kept, and a supervisor's word alone let a prize stand against the cards, or took it back. And what
records of an earlier schema number say, in any journal."""

from collections.abc import Collection
from functools import reduce
from typing import Any

from msgspec.structs import replace

from dealer_terminal.procedure import commands, facts, meter_commands
from dealer_terminal.procedure.approvals import approvals_of
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.decide import NOT_SHOWN, decide
from dealer_terminal.procedure.deciding.corrections import corrected_cards
from dealer_terminal.procedure.deciding.decisions import collected_whatever_waits
from dealer_terminal.procedure.deciding.every import decided
from dealer_terminal.procedure.deciding.irregularities import effects
from dealer_terminal.procedure.deciding.jackpot import locked_prize
from dealer_terminal.procedure.deciding.outcome import Outcome, by_house, unapproved
from dealer_terminal.procedure.deciding.payments import holds_for, payment_named, put_right
from dealer_terminal.procedure.evidence import with_evidence
from dealer_terminal.procedure.evidence_before import shown_before
from dealer_terminal.procedure.evidence_card import NO_EVIDENCE, Evidence
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.jackpot import JackpotStage
from dealer_terminal.procedure.last_round import as_it_lay
from dealer_terminal.procedure.people import Approval
from dealer_terminal.procedure.prize_stands import is_prize
from dealer_terminal.procedure.progressive import held_event
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import Phase, State, before_deal
from dealer_terminal.procedure.words import words
from dealer_terminal.rules.irregularity import IrregularityId

_ENDED_BY = (Choice.NOT_PAID, Choice.CHOICE_STANDS)


def decided_before(state: State, command: Command, refused: Refusal, let_stand: Collection[int]) -> Outcome:
    """At the seats that are `let_stand` somebody said so in this round."""
    match command:
        case commands.ResolveIrregularity(choice=choice, approvals=approvals) if choice in _ENDED_BY:
            return _ended(state, Choice(choice), approvals) or refused
        case meter_commands.PayJackpot(seat=seat) if seat in let_stand:
            jackpot = state.jackpots.get(seat)
            if jackpot is None or jackpot.stage is not JackpotStage.CONFIRMING:
                return refused
            prize = locked_prize(state, seat, jackpot.event)
            return *prize, *holds_for(state, reduce(evolve, prize, state), ())
        case commands.CorrectPayment(approval=approval) if approval.shown == NO_EVIDENCE:
            return amount_put_right(state, command)
        case _:
            return refused


def prize_put_right(state: State, command: commands.CorrectPayment) -> Outcome:
    """A supervisor was shown the prize, and entered another amount."""
    answer = amount_put_right(state, command)
    return answer if command.approval.shown == shown_before(state, command, answer) else NOT_SHOWN


def lost_prize_put_right(state: State, command: commands.CorrectPayment) -> Outcome | None:
    """One that was paid stood as it was locked; any other amount was taken at its word, if the cards made a prize."""
    _, was = payment_named(state, command)
    return None if was is None or was.pays else prize_put_right(state, command)


def amount_put_right(state: State, command: commands.CorrectPayment) -> Outcome:
    """A progressive prize was paid only for a hand that the cards on record made (House Procedure 25)."""
    number, was = payment_named(state, command) if state.book is not None else (0, None)
    if was is not None and is_prize(state, was) and command.pays and not was.pays:
        lay = state if number == state.round else as_it_lay(state)
        if lay.seat(was.seat).cards and not held_event(lay, was.seat):
            why = words("The cards of position {seat} on record make no prize", seat=was.seat)
            return by_house(state, IrregularityId.JACKPOT_UNSUPPORTED, why, words("Have the cards corrected first."))
    return put_right(state, command)


def folded_undealt(state: State, command: commands.ResolveIrregularity) -> Outcome | None:
    """A player who left between no more bets and the first card was folded; since, the wagers go back."""
    issue = state.issue
    left = issue is not None and issue.id is IrregularityId.PLAYER_LEAVES
    if not (left and command.choice == Choice.FOLD and before_deal(state) and state.phase is not Phase.WAGERS):
        return None
    return _ended(state, Choice.FOLD, command.approvals)


def collected_waiting(state: State, command: commands.CollectHand) -> Outcome:
    """A forfeited hand was collected while a payment of it waited."""
    return collected_whatever_waits(state, command)


def counting_all(state: State) -> State:
    """What meters paid was of the deal's limit."""
    return replace(state, limit_counts=facts.LimitCounts.ALL)


def cards_put_right(state: State, command: commands.ResolveIrregularity) -> tuple[Fact, ...]:
    """What the cards of a hand had decided before it was forfeited stayed as it was, whatever cards lay there."""
    answer = decided(state, command)
    if state.issue is None or isinstance(answer, Refusal) or not isinstance(answer[-1], facts.CardsCorrected):
        return ()
    then = answer[0], *corrected_cards(state, state.issue, State.live)
    shown = shown_before(state, command, then)
    return then if all(each.shown == shown for each in command.approvals) else ()


def _ended(state: State, choice: Choice, approvals: tuple[Approval, ...]) -> Outcome | None:
    wrong = [why for each in approvals if (why := unapproved(state, each)) is not None]
    if state.issue is None or wrong or not approvals:
        return None
    resolved = facts.IrregularityResolved(state.issue.id.value, choice.value, approvals)
    return resolved, *effects(state, state.issue, choice)


def decided_unseen(state: State, command: Command) -> Outcome:
    """Where what was shown is not on record."""
    return decided_as_shown(state, command, NO_EVIDENCE) or decide(state, command)


def decided_as_shown(state: State, command: Command, then: Evidence) -> Outcome | None:
    """Where nothing but `then` was shown, which is not what would be shown now."""
    approvals = approvals_of(command)
    if not approvals or any(each.shown != then for each in approvals):
        return None
    answer = decide(state, with_evidence(state, command))
    return answer if isinstance(answer, Refusal) else tuple(_as_shown(fact, then) for fact in answer)


def _as_shown(fact: Fact, then: Evidence) -> Fact:
    given: dict[str, Any] = {name: getattr(fact, name) for name in fact.__struct_fields__}
    changed = {name: _with(value, then) for name, value in given.items() if name in ("approval", "approvals")}
    return replace(fact, **changed) if changed else fact


def _with(value: Any, shown: Evidence) -> Any:
    if isinstance(value, Approval):
        return replace(value, shown=shown)
    return tuple(replace(each, shown=shown) for each in value)


def lets_stand(state: State, fact: Fact) -> tuple[int, ...]:
    """The seats at which somebody says that the chosen prize stands."""
    match fact:
        case facts.IrregularityResolved(choice=Choice.CHOICE_STANDS.value) if state.issue is not None:
            return state.issue.seats
        case _:
            return ()
