"""The one fold: a fact takes a table from one state to the next. Live play, recovery, undo and replay all run it."""

from typing import assert_never

from msgspec.structs import replace

from dealer_terminal.procedure import facts
from dealer_terminal.procedure.facts import DEALER_SEAT, Fact
from dealer_terminal.procedure.state import (
    Hold,
    Issue,
    Phase,
    Seat,
    State,
    lines_of,
    next_packet,
    to_collect,
    to_settle,
)
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.games import GAMES
from dealer_terminal.rules.hand import ANTE, PLAY, Decision, Line
from dealer_terminal.rules.house import read_house
from dealer_terminal.rules.rulebook_file import read_rulebook

WITHDRAWN = "withdrawn"
_ORDER = tuple(Phase)


def evolve(state: State, fact: Fact) -> State:
    """The state after a fact, with the way back that is still open."""
    if isinstance(fact, facts.StepUndone):
        return _back(state)
    after = _apply(state, fact)
    if _can_be_undone(fact):
        return replace(after, prior=state, step=type(fact).__name__)
    return after if _leaves_steps_alone(fact) else replace(after, prior=None)


def _back(state: State) -> State:
    """The step before, as it was, but with the people and devices of now."""
    assert state.prior is not None, "nothing to undo"
    return replace(state.prior, faults=state.faults, dealer=state.dealer, deck_out=state.deck_out)


def _can_be_undone(fact: Fact) -> bool:
    """What a dealer can take back: no card was turned over and no device moved."""
    match fact:
        case facts.PacketDealt(packet=packet):
            return packet.cards_from is CardsFrom.DEALER
        case facts.RestRacked(cards_from=cards_from):
            return cards_from is CardsFrom.DEALER
        case (
            facts.WagerPlaced()
            | facts.WagersRepeated()
            | facts.WagersClosed()
            | facts.Decided()
            | facts.DecisionsLocked()
            | facts.HandCollected()
            | facts.HandRacked()
        ):
            return True
        case _:
            return False


def _leaves_steps_alone(fact: Fact) -> bool:
    match fact:
        case facts.IrregularityResolved(choice=choice):
            return choice == WITHDRAWN
        case (
            facts.DeviceFaultRaised()
            | facts.DeviceFaultCleared()
            | facts.DealerSignedOn()
            | facts.DealerSignedOff()
            | facts.IrregularityReported()
        ):
            return True
        case _:
            return False


def _apply(state: State, fact: Fact) -> State:
    match fact:
        case facts.TableOpened() | facts.TermsChanged() | facts.TableClosed():
            return _table(state, fact)
        case facts.DealerSignedOn(dealer=dealer):
            return replace(state, dealer=dealer)
        case facts.DealerSignedOff():
            return replace(state, dealer=None)
        case facts.RoundOpened() | facts.RoundClosed():
            return _round(state, fact)
        case facts.WagerPlaced() | facts.WagersRepeated() | facts.WagersClosed():
            return _wagers(state, fact)
        case facts.PacketDealt() | facts.RestRacked():
            return _deal(state, fact)
        case facts.Decided() | facts.DecisionsLocked() | facts.HandCollected():
            return _decisions(state, fact)
        case facts.CardsExposed() | facts.EventDeclared() | facts.HandRacked() | facts.CardsCorrected():
            return _settle(state, fact)
        case (
            facts.PayoutHeld()
            | facts.PayoutVerified()
            | facts.DealLimitReached()
            | facts.DealLimitDecided()
            | facts.PaymentCorrected()
        ):
            return _payments(state, fact)
        case facts.IrregularityReported(irregularity=name, seats=seats, note=note, cards=cards, raised_by=raised_by):
            return replace(state, issue=Issue(name, seats, note, cards, raised_by))
        case facts.IrregularityResolved(approvals=approvals):
            marked = (*state.overridden, state.phase.value) if approvals else state.overridden
            return replace(state, issue=None, overridden=marked)
        case (
            facts.RoundMisdealt()
            | facts.HandsShifted()
            | facts.SeatForfeited()
            | facts.SeatWithdrawn()
            | facts.CardSourceChanged()
            | facts.DeckRetired()
            | facts.DeckReplaced()
        ):
            return _irregular(state, fact)
        case facts.DeviceFaultRaised(fault=fault, detail=detail):
            return replace(state, faults={**state.faults, fault: detail})
        case facts.DeviceFaultCleared(fault=fault):
            return replace(state, faults={name: text for name, text in state.faults.items() if name != fault})
        case facts.StepUndone():
            raise AssertionError("undone in evolve")
        case _:
            assert_never(fact)


def _table(state: State, fact: facts.TableOpened | facts.TermsChanged | facts.TableClosed) -> State:
    match fact:
        case facts.TableOpened(table=table, terms=terms):
            book = read_rulebook(fact.rulebook_text, fact.rulebook, GAMES)
            house = read_house(fact.house_text, "house procedures")
            opened = State(table=table, book=book, house=house, terms=terms, dealer=state.dealer)
            return replace(opened, round=state.round, faults=state.faults, cards_from=terms.cards_from)
        case facts.TermsChanged(terms=terms):
            return replace(state, terms=terms, cards_from=terms.cards_from, last_wagers={})
        case facts.TableClosed():
            return State(dealer=state.dealer, round=state.round, faults=state.faults, deck_out=state.deck_out)


def _round(state: State, fact: facts.RoundOpened | facts.RoundClosed) -> State:
    kept = replace(
        State(table=state.table, book=state.book, house=state.house, terms=state.terms, dealer=state.dealer),
        round=state.round,
        faults=state.faults,
        deck_out=state.deck_out,
        cards_from=state.in_force().cards_from,
        last_wagers=state.last_wagers,
    )
    match fact:
        case facts.RoundOpened(round=number):
            return replace(kept, phase=Phase.WAGERS, round=number)
        case facts.RoundClosed():
            return replace(kept, last_wagers=_placed(state), last_lines=lines_of(state))


def _placed(state: State) -> dict[int, dict[str, int]]:
    """The wagers to repeat: what players placed themselves, without the Play wager that follows from it."""
    return {
        number: {spot: cents for spot, cents in seat.wagers.items() if spot != PLAY and cents}
        for number, seat in sorted(state.seats.items())
        if seat.staked()
    }


def _wagers(state: State, fact: facts.WagerPlaced | facts.WagersRepeated | facts.WagersClosed) -> State:
    match fact:
        case facts.WagerPlaced(seat=number, spot=spot, cents=cents):
            seat = state.seat(number)
            return state.with_seat(number, replace(seat, wagers={**seat.wagers, spot: cents}))
        case facts.WagersRepeated(wagers=wagers):
            repeated = {number: Seat(wagers=placed) for number, placed in wagers.items()}
            return replace(state, seats={**state.seats, **repeated})
        case facts.WagersClosed(deal=deal):
            return replace(state, phase=Phase.DEAL, deal=deal)


def _deal(state: State, fact: facts.PacketDealt | facts.RestRacked) -> State:
    match fact:
        case facts.PacketDealt(seat=number, packet=packet):
            dealt = replace(state, dealt=(*state.dealt, number))
            if number == DEALER_SEAT:
                dealt = replace(dealt, dealer_packet=packet)
            else:
                dealt = dealt.with_seat(number, replace(dealt.seat(number), packet=packet))
            return replace(dealt, phase=Phase.REST) if next_packet(dealt) is None else dealt
        case facts.RestRacked():
            return replace(state, phase=Phase.DECISIONS)


def _decisions(state: State, fact: facts.Decided | facts.DecisionsLocked | facts.HandCollected) -> State:
    match fact:
        case facts.Decided(seat=number, decision=decision, claims=claims):
            return state.with_seat(number, replace(state.seat(number), decision=decision, claims=claims))
        case facts.DecisionsLocked(decisions=decisions):
            for number, decision in decisions.items():
                state = state.with_seat(number, _locked(state.seat(number), decision))
            return _onward(replace(state, locked=True))
        case facts.HandCollected(seat=number, lines=lines, tucked=tucked):
            collected = replace(state.seat(number), collected=True, lines=lines, tucked=tucked)
            return _onward(state.with_seat(number, collected))


def _locked(seat: Seat, decision: Decision) -> Seat:
    if decision is Decision.PLAY and seat.wagers.get(ANTE):
        seat = replace(seat, wagers={**seat.wagers, PLAY: seat.wagers[ANTE]})
    return replace(seat, decision=decision)


def _onward(state: State) -> State:
    """Once decisions are locked: folds first, then the dealer's hand, then each live hand, then the deck."""
    if to_collect(state):
        return replace(state, phase=Phase.FOLDS)
    if not to_settle(state):
        return replace(state, phase=Phase.DECK_BACK)
    waits = state.dealer_packet is not None and not state.dealer_cards
    return replace(state, phase=Phase.DEALER if waits else Phase.SETTLE)


def _settle(
    state: State, fact: facts.CardsExposed | facts.EventDeclared | facts.HandRacked | facts.CardsCorrected
) -> State:
    seat = state.seat(fact.seat)
    match fact:
        case facts.CardsExposed(seat=number, cards=cards) if number == DEALER_SEAT:
            return _onward(replace(state, dealer_cards=tuple(card for held in cards.values() for card in held)))
        case facts.CardsExposed(seat=number, stage=stage, cards=cards, lines=lines):
            seat = replace(seat, cards={**seat.cards, **cards})
            return state.with_seat(number, _staged(state, seat, stage, lines))
        case facts.EventDeclared(seat=number, stage=stage, events=events, lines=lines):
            seat = replace(seat, events={**seat.events, **events})
            return state.with_seat(number, _staged(state, seat, stage, lines))
        case facts.CardsCorrected(seat=number, cards=cards, lines=lines):
            return state.with_seat(number, replace(seat, cards=cards, lines=lines))
        case facts.HandRacked(seat=number):
            return _onward(state.with_seat(number, replace(seat, racked=True)))


def _staged(state: State, seat: Seat, stage: str, lines: tuple[Line, ...]) -> Seat:
    """The stage is done, and those after it that expose nothing."""
    stages = state.game().stages
    at = next(at for at, each in enumerate(stages) if each.id == stage)
    done = [stages[at].id]
    for following in stages[at + 1 :]:
        if following.exposes:
            break
        done.append(following.id)
    return replace(seat, stages=(*seat.stages, *done), lines=(*seat.lines, *lines))


def _payments(
    state: State,
    fact: facts.PayoutHeld
    | facts.PayoutVerified
    | facts.DealLimitReached
    | facts.DealLimitDecided
    | facts.PaymentCorrected,
) -> State:
    match fact:
        case facts.PayoutHeld(seat=number, spot=spot, pays=pays):
            return replace(state, holds=(*state.holds, Hold(number, spot, pays)))
        case facts.PayoutVerified(seat=number, spot=spot):
            held = tuple(hold for hold in state.holds if (hold.seat, hold.spot) != (number, spot))
            return replace(state, holds=held)
        case facts.DealLimitReached():
            return replace(state, over_limit=True)
        case facts.DealLimitDecided():
            return replace(state, over_limit=False, limit_decided=True)
        case facts.PaymentCorrected(round=number, line=line):
            if number != state.round:
                return replace(state, last_lines=_corrected(state.last_lines, line))
            seat = state.seat(line.seat)
            return state.with_seat(line.seat, replace(seat, lines=_corrected(seat.lines, line)))


def _corrected(lines: tuple[Line, ...], line: Line) -> tuple[Line, ...]:
    return tuple(line if (each.seat, each.spot) == (line.seat, line.spot) else each for each in lines)


def _irregular(
    state: State,
    fact: facts.RoundMisdealt
    | facts.HandsShifted
    | facts.SeatForfeited
    | facts.SeatWithdrawn
    | facts.CardSourceChanged
    | facts.DeckRetired
    | facts.DeckReplaced,
) -> State:
    match fact:
        case facts.RoundMisdealt(lines=lines):
            for number in state.seats:
                own = tuple(line for line in lines if line.seat == number)
                state = state.with_seat(number, replace(state.seat(number), lines=own))
            skipped = tuple(phase.value for phase in _ORDER[_ORDER.index(state.phase) :])
            return replace(state, phase=Phase.DECK_BACK, misdealt=True, holds=(), over_limit=False, skipped=skipped)
        case facts.SeatForfeited(seat=number, irregularity=irregularity):
            forfeited = state.with_seat(number, replace(state.seat(number), forfeit=irregularity))
            return _onward(forfeited) if forfeited.locked else forfeited
        case facts.SeatWithdrawn(seat=number):
            return state.with_seat(number, Seat())
        case facts.CardSourceChanged(cards_from=cards_from):
            return replace(state, cards_from=cards_from)
        case facts.DeckRetired():
            return replace(state, deck_out=True)
        case facts.DeckReplaced():
            return replace(state, deck_out=False)
        case facts.HandsShifted():
            return state
