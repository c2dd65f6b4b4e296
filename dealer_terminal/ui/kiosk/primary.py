"""The primary key of the bare table. Its label says what the tap does."""

from collections.abc import Iterator
from typing import assert_never

from dealer_terminal.procedure import commands, meter_commands
from dealer_terminal.procedure.blockers import reader_waits
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.facts import DEALER_STAGE, Packet
from dealer_terminal.procedure.repeats import to_repeat
from dealer_terminal.procedure.state import Phase, State, decides
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.hand import PLAY, Decision, Result
from dealer_terminal.rules.money import dollars
from dealer_terminal.table.reader import ReaderStatus
from dealer_terminal.ui.kiosk import motion as m
from dealer_terminal.ui.kiosk.bar import ready_key, waiting_key
from dealer_terminal.ui.kiosk.chips_to_move import ChipsToMove, back, due, due_later
from dealer_terminal.ui.kiosk.motion import exposures, reader_in_doubt, sealed, shown_to_reader
from dealer_terminal.ui.kiosk.props import ActionProps
from dealer_terminal.ui.kiosk.regions.spots import awaiting
from dealer_terminal.ui.kiosk.verbs import all_moves
from dealer_terminal.ui.kit.languages import Say


def primary_key(state: State, senses: frozenset[Phase], reader: ReaderStatus, say: Say) -> ActionProps:
    motion = m.motion(state, senses)
    match motion:
        case m.Await(sensed=sensed, seat=seat):
            return _awaited(state, sensed, seat, say)
        case m.PlaceFirst():
            return waiting_key(say("Place wagers"), say("Touch a circle"))
        case m.SameAgain():
            return ready_key(say("Same again"), _placed(state, say))
        case m.NoMoreBets() if needs_the_reader(state, motion):
            return _faulty(say)
        case m.NoMoreBets():
            return ready_key(say("No more bets"), _staked(state, say))
        case m.DealByHand(seat=seat):
            return ready_key(say("Position {seat} dealt", seat=seat) if seat else say("Dealer's hand dealt"))
        case m.RestByHand():
            return ready_key(say("Rest in the rack"))
        case m.Lock():
            return ready_key(say("Lock decisions"), _decided(state, say))
        case m.Collect(seat=seat):
            return ready_key(_collected(state, seat, say), all_moves(due(state, seat), say))
        case m.Open(seat=seat, draws=draws) | m.EnterCards(seat=seat, draws=draws):
            opens = _open(seat, say, draws=draws, now=due(state, seat))
            return ready_key(opens.text, _in_doubt(seat, say)) if reader_in_doubt(state) else opens
        case m.Show(seat=seat, draws=draws):
            return _show(seat, reader, say, draws=draws)
        case m.PaidMotion(seat=seat, then=then):
            return _settled(state, seat, then, say)
        case m.PayoutHeldMotion(seat=seat):
            return ready_key(say("Call the supervisor"), say("Position {seat}: payment on hold", seat=seat))
        case m.DifferenceOwed(round=number, seat=seat):
            now = due_later(state)
            where = say("Round {number} · position {seat}", number=number, seat=seat)
            return ready_key(_done(now, say), f"{where} · {all_moves(now, say)}")
        case m.OverLimit():
            return ready_key(say("Call the supervisor"), say("The deal pays more than its limit"))
        case m.NewDeck():
            return ready_key(say("New deck in play"), say("A supervisor confirms"))
        case m.DeckByHand() if state.misdealt:
            return ready_key(say("Returned · deck is back"), all_moves(back(state), say))
        case m.DeckByHand():
            return ready_key(say("Deck is back"), say("Then: the next round"))
        case m.ChipsOwed(chips=chips):
            counted = say("1 chip counted") if chips == 1 else say("{chips} chips counted", chips=chips)
            return ready_key(counted, say("As many as were accepted"))
        case m.JackpotOwed(seat=seat):
            return ready_key(say("Jackpot · position {seat}", seat=seat), say("Begin its approval"))
        case m.ApprovalOpen():
            return waiting_key(say("Choose above"))
        case m.JackpotChosenMotion(seat=seat):
            return ready_key(say("Pending Jackpot"), state.jackpots[seat].event)
        case m.JackpotPending(seat=seat):
            return ready_key(say("Call the supervisor"), say("Position {seat}: jackpot pending", seat=seat))
        case _:
            assert_never(motion)


def needs_the_reader(state: State, motion: m.Motion) -> bool:
    """Return True if a reader fault must be cleared before the motion."""
    return any(reader_waits(state)) if isinstance(motion, m.NoMoreBets) else bool(state.faults)


def _awaited(state: State, sensed: m.Sensed, seat: int, say: Say) -> ActionProps:
    if state.faults:
        return _faulty(say)
    match sensed:
        case m.Sensed.PACKET:
            whose = say("Position {seat}", seat=seat) if seat else say("Dealer's hand")
            return waiting_key(say("Dealing"), whose)
        case m.Sensed.REST:
            return waiting_key(say("Rest to the rack"), say("The reader reports it"))
        case m.Sensed.DECK:
            return waiting_key(say("Deck back"), say("The reader reports it"))


def _faulty(say: Say) -> ActionProps:
    return ready_key(say("See to the reader"), say("It reports a fault"))


def _open(seat: int, say: Say, *, draws: bool, now: ChipsToMove) -> ActionProps:
    if not seat:
        return ready_key(say("Open the dealer's hand"))
    if draws:
        return ready_key(say("Draw card"), all_moves(now, say) if now.lines else say("Position {seat}", seat=seat))
    return ready_key(say("Open position {seat}", seat=seat))


def _in_doubt(seat: int, say: Say) -> str:
    whose = say("Position {seat}", seat=seat) if seat else say("Dealer's hand")
    return say("{whose} · by hand: the reader is in doubt", whose=whose)


def _show(seat: int, reader: ReaderStatus, say: Say, *, draws: bool) -> ActionProps:
    """Return the key for cards that the reader reads. A tap enters them by hand instead. The cards read so far are
    listed, so that a missed card is noticed."""
    shows = say("Show the Draw card") if draws else say("Show the cards to the reader")
    whose = say("Position {seat} · touch: by hand", seat=seat) if seat else say("Dealer's hand · touch: by hand")
    return ready_key(shows, _read(seat, reader, say) if reader.gathered else whose)


def _read(seat: int, reader: ReaderStatus, say: Say) -> str:
    whose = say("Position {seat}", seat=seat) if seat else say("Dealer's hand")
    count, cards = len(reader.gathered), " ".join(reader.gathered)
    return say("{whose} · read {count} of {due}: {cards}", whose=whose, count=count, due=reader.due, cards=cards)


def _collected(state: State, seat: int, say: Say) -> str:
    """Return the label of the key for collecting or tucking a hand that gives up its wagers."""
    tucked = bool(awaiting(state, seat))
    moved = say("Tucked · position {seat}", seat=seat) if tucked else say("Collected · position {seat}", seat=seat)
    return " · ".join((say("Paid"), moved)) if due(state, seat).pays else moved


def _settled(state: State, seat: int, then: int, say: Say) -> ActionProps:
    now = due(state, seat)
    follows = () if not then else (_follows(state, then, say),)
    return ready_key(" · ".join((_done(now, say), *follows)), all_moves(now, say))


def _follows(state: State, then: int, say: Say) -> str:
    return say("show position {seat}", seat=then) if shown_to_reader(state) else say("open position {seat}", seat=then)


def _done(now: ChipsToMove, say: Say) -> str:
    """Return the label for the chip movement of a hand."""
    if now.pays:
        return say("Paid")
    if now.takes or now.back:
        return say("Collected")
    if now.again and now.returns:
        return say("Returned")
    if now.limited():
        return say("Nothing paid")
    alike = {Result.PUSH: say("Pushed"), Result.RETURNED: say("Returned")}
    return next((told for result, told in alike.items() if now.results() == {result}), say("Settled"))


def _placed(state: State, say: Say) -> str:
    again = to_repeat(state)
    total = sum(cents for wagers in again.values() for cents in wagers.values())
    return _positions(len(again), total, say)


def _staked(state: State, say: Say) -> str:
    staked = [state.seat(number) for number in state.playing()]
    total = sum(cents for seat in staked for spot, cents in seat.wagers.items() if spot != PLAY)
    return _positions(len(staked), total, say)


def _positions(count: int, total: int, say: Say) -> str:
    amount = dollars(total)
    if count == 1:
        return say("1 position · {amount}", amount=amount)
    return say("{count} positions · {amount}", count=count, amount=amount)


def _decided(state: State, say: Say) -> str:
    """Return the number of hands that play and fold. A hand that forfeits or has no Ante does neither."""
    seats = [state.seat(number) for number in state.playing() if decides(state, number)]
    folds = sum(seat.decision is Decision.FOLD for seat in seats)
    if not seats:
        return say("Nobody has an Ante")
    return say("{plays} play · {folds} fold", plays=len(seats) - folds, folds=folds)


def commands_of(state: State, motion: m.Motion) -> tuple[Command, ...]:
    """Return the commands of a motion, in the order in which the dealer acts."""
    return tuple(_commands(state, motion))


def _commands(state: State, motion: m.Motion) -> Iterator[Command]:
    match motion:
        case m.SameAgain():
            yield commands.RepeatWagers()
        case m.NoMoreBets():
            yield commands.CloseWagers()
        case m.DealByHand():
            yield commands.DealPacket(Packet(len(state.dealt) + 1, CardsFrom.DEALER))
        case m.RestByHand():
            yield commands.RackRest(CardsFrom.DEALER)
        case m.Lock():
            yield commands.LockDecisions()
        case m.Collect(seat=seat):
            yield commands.CollectHand(seat)
        case m.Open(seat=seat):
            yield from _turned_over(state, seat)
        case m.PaidMotion(seat=seat, then=then):
            yield commands.RackHand(seat)
            if then and sealed(state, then):
                yield from _turned_over(state, then)
        case m.DifferenceOwed(round=number, seat=seat, spot=spot):
            yield commands.SettleDifference(number, seat, spot)
        case m.ChipsOwed(chips=chips):
            yield meter_commands.CountChips(chips)
        case m.JackpotOwed(seat=seat):
            yield meter_commands.OpenJackpot(seat)
        case m.JackpotChosenMotion(seat=seat):
            yield meter_commands.ProceedJackpot(seat)
        case m.DeckByHand():
            yield commands.ReturnDeck()


def _turned_over(state: State, seat: int) -> Iterator[Command]:
    """Yield the commands that expose a hand. The session unseals the cards."""
    packet = state.packet(seat)
    source = packet.cards_from if packet is not None else state.cards_from
    stages = (stage.id for stage in exposures(state, seat)) if seat else iter((DEALER_STAGE,))
    for stage in stages:
        yield commands.Expose(seat, stage, {}, source)
