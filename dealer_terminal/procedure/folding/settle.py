"""Folds of exposed cards and their settlement."""

from msgspec.structs import replace

from dealer_terminal.procedure import facts, meter_facts
from dealer_terminal.procedure.balance import resettled
from dealer_terminal.procedure.facts import DEALER_SEAT
from dealer_terminal.procedure.folding.payments import onward, still_waiting
from dealer_terminal.procedure.jackpot import LOCKED, Jackpot, JackpotStage, won
from dealer_terminal.procedure.meter_changes import meter_changes, meters_after
from dealer_terminal.procedure.meter_facts import EventCorrected, MeterFact, MeterLink
from dealer_terminal.procedure.progressive import jackpot_stage, reached, stages_done
from dealer_terminal.procedure.state import Phase, Seat, State, turn
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.hand import ANTE, PLAY, Decision, Line, Result


def meters_alone(state: State, fact: MeterFact) -> State:
    """Return the state unchanged, because only meters were opened, moved, adjusted or compared."""
    return state


def link_lost(state: State, fact: meter_facts.MeterLinkLost) -> State:
    return replace(state, link=MeterLink(fact.source, fact.why))


def link_back(state: State, fact: meter_facts.MeterLinkBack) -> State:
    return replace(state, link=MeterLink(fact.source))


def chips_counted(state: State, fact: meter_facts.ChipsCounted) -> State:
    return replace(state, chips=fact.chips)


def wagers_reopened(state: State, fact: meter_facts.WagersReopened) -> State:
    return replace(state, phase=Phase.WAGERS, deal=())


def meters_grew(state: State, fact: meter_facts.MetersGrew) -> State:
    """Add the growth to this table's totals, which only rise."""
    grown = {meter: state.grown.get(meter, 0) + by for meter, by in fact.grown.items()}
    return replace(state, phase=Phase.DEAL, grown={**state.grown, **grown})


def jackpot_opened(state: State, fact: meter_facts.JackpotOpened) -> State:
    """Begin a jackpot. Before it is locked it has no amount, and every step can be undone."""
    return _with(state, fact.seat, Jackpot())


def jackpot_chosen(state: State, fact: meter_facts.JackpotChosen) -> State:
    return _with(state, fact.seat, Jackpot(JackpotStage.CHOSEN, fact.event))


def jackpot_proceeded(state: State, fact: meter_facts.JackpotProceeded) -> State:
    return _with(state, fact.seat, Jackpot(JackpotStage.CONFIRMING, fact.event))


def jackpot_undone(state: State, fact: meter_facts.JackpotDismissed | meter_facts.JackpotCancelled) -> State:
    return _without(state, fact.seat)


def jackpot_locked(state: State, fact: meter_facts.JackpotLocked) -> State:
    seat = _settled_by(state.seat(fact.seat), fact.line)
    done = tuple(dict.fromkeys((*seat.stages, jackpot_stage(state).id)))
    return _with(state.with_seat(fact.seat, replace(seat, stages=done)), fact.seat, won(fact))


def jackpot_verified(state: State, fact: meter_facts.JackpotVerified) -> State:
    return _with(state, fact.seat, replace(state.jackpots[fact.seat], stage=JackpotStage.PAID))


def jackpot_reversed(state: State, fact: meter_facts.JackpotReversed) -> State:
    """Remove the jackpot; its wager is unresolved again."""
    seat = state.seat(fact.seat)
    lines = tuple(line for line in seat.lines if line.spot != fact.line.spot)
    stages = tuple(stage for stage in seat.stages if stage != jackpot_stage(state).id)
    return _without(state.with_seat(fact.seat, replace(seat, lines=lines, stages=stages)), fact.seat)


def jackpot_changed(state: State, fact: meter_facts.JackpotChanged) -> State:
    """Settle the changed prize, even if its hand was already racked."""
    changed = resettled(state, fact.seat, _settled_by(state.seat(fact.seat), fact.line))
    return onward(still_waiting(_claimed(changed, fact)))


def prize_put_right(state: State, fact: meter_facts.PrizePutRight) -> State:
    """Update the last round's prizes and meters. The corrected payment that accompanies this fact records the amount
    owed."""
    kept = {seat: each for seat, each in state.last_won.jackpots.items() if seat != fact.seat}
    if fact.line.result is Result.WIN:
        line = fact.line
        given = (line.event or "", line.pays, line.meter or "", fact.order, fact.reseeded)
        kept[fact.seat] = Jackpot(JackpotStage.PAID, *given)
    stood = meters_after(state.last_won.meters, meter_changes(state, fact))
    return replace(state, last_won=replace(state.last_won, jackpots=kept, meters=stood))


def _claimed(state: State, fact: meter_facts.JackpotChanged) -> State:
    match fact.line.result:
        case Result.WIN:
            return _with(state, fact.seat, won(fact))
        case Result.RETURNED:
            return _with(state, fact.seat, Jackpot(JackpotStage.REFUSED, fact.line.event or ""))
        case _:
            return _without(state, fact.seat)


def _settled_by(seat: Seat, line: Line) -> Seat:
    """Replace the wager's line, so that a wager has exactly one."""
    return replace(seat, lines=(*(each for each in seat.lines if each.spot != line.spot), line))


def _with(state: State, seat: int, jackpot: Jackpot) -> State:
    return replace(state, jackpots={**state.jackpots, seat: jackpot})


def _without(state: State, seat: int) -> State:
    return replace(state, jackpots={number: each for number, each in state.jackpots.items() if number != seat})


def cards_exposed(state: State, fact: facts.CardsExposed) -> State:
    if fact.seat == DEALER_SEAT:
        return onward(_dealer_shows(state, fact.cards))
    seat = state.seat(fact.seat)
    return _staged(state, fact, replace(seat, cards={**seat.cards, **fact.cards}))


def _dealer_shows(state: State, cards: dict[str, tuple[Card, ...]]) -> State:
    return replace(state, dealer_cards=tuple(card for held in cards.values() for card in held))


def event_declared(state: State, fact: facts.EventDeclared) -> State:
    seat = state.seat(fact.seat)
    return _staged(state, fact, replace(seat, events={**seat.events, **fact.events}))


def cards_corrected(state: State, fact: facts.CardsCorrected) -> State:
    """Settle the hand again on its corrected cards. Only the difference is owed, even if the last hand was racked."""
    if fact.seat == DEALER_SEAT:
        return _dealer_shows(state, fact.cards)
    number, lines = fact.seat, fact.lines
    done = stages_done(state, number, reached(state, number), lines)
    seat = state.seat(number)
    anew = resettled(state, number, replace(seat, cards=fact.cards, lines=lines, stages=done))
    return onward(still_waiting(anew if fact.cards == seat.cards else _without_claim(anew, number)))


def event_corrected(state: State, fact: EventCorrected) -> State:
    """Settle the hand again on its corrected event and drop its claim, which was for another event. A separate fact
    changes a locked prize, or one of the previous round."""
    if fact.round != state.round:
        return replace(state, last_cards={**state.last_cards, fact.seat: fact.cards}) if fact.cards else state
    number, seat = fact.seat, state.seat(fact.seat)
    done = stages_done(state, number, reached(state, number), fact.lines)
    events = {**seat.events, fact.spot: fact.event}
    anew = resettled(state, number, replace(seat, events=events, lines=fact.lines, stages=done))
    return onward(still_waiting(_without_claim(anew, number)))


def _without_claim(state: State, number: int) -> State:
    """Drop a claim, or its refusal, because it was for other cards. A separate fact changes a locked prize."""
    kept = {seat: each for seat, each in state.jackpots.items() if seat != number or each.stage in LOCKED}
    return replace(state, jackpots=kept)


def hand_racked(state: State, fact: facts.HandRacked) -> State:
    return onward(state.with_seat(fact.seat, replace(state.seat(fact.seat), racked=True, paid_before=())))


def _staged(state: State, fact: facts.CardsExposed | facts.EventDeclared, seat: Seat) -> State:
    """Mark the stage and those after it that expose nothing as done; a jackpot is settled separately. A difference owed
    for the hand was settled before its next cards were exposed."""
    number, lines = fact.seat, fact.lines
    done = stages_done(state, number, [each.id for each in turn(state, fact.stage)], lines)
    stages, settled = (*seat.stages, *done), (*seat.lines, *lines)
    return state.with_seat(number, replace(seat, stages=stages, lines=settled, paid_before=()))


def decided(state: State, fact: facts.Decided) -> State:
    seat = state.seat(fact.seat)
    return state.with_seat(fact.seat, replace(seat, decision=fact.decision, claims=fact.claims))


def decisions_locked(state: State, fact: facts.DecisionsLocked) -> State:
    seats = {number: _decided(state.seat(number), decision) for number, decision in fact.decisions.items()}
    return onward(replace(state, seats={**state.seats, **seats}, locked=True))


def hand_collected(state: State, fact: facts.HandCollected) -> State:
    seat = state.seat(fact.seat)
    lines = (*seat.lines, *fact.lines)
    collected = replace(seat, collected=True, lines=lines, tucked=fact.tucked, done=fact.settled)
    return onward(state.with_seat(fact.seat, collected))


def seat_forfeited(state: State, fact: facts.SeatForfeited) -> State:
    forfeited = state.with_seat(fact.seat, _forfeited(state.seat(fact.seat), fact.irregularity))
    return onward(forfeited) if forfeited.locked else forfeited


def _decided(seat: Seat, decision: Decision) -> Seat:
    """Set the decision, and place a Play wager if the Ante plays."""
    if decision is Decision.PLAY and seat.wagers.get(ANTE):
        seat = replace(seat, wagers={**seat.wagers, PLAY: seat.wagers[ANTE]})
    return replace(seat, decision=decision)


def _forfeited(seat: Seat, irregularity: str) -> Seat:
    """Forfeit the hand. A Play wager already placed is kept, to be returned; a tucked hand is collected after all."""
    if seat.decision is Decision.PLAY:
        seat = _decided(seat, Decision.PLAY)
    return replace(seat, forfeit=irregularity, collected=False, tucked=())
