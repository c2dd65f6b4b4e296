"""Simulated dealer who deals a shuffled deck through a session step by step, with errors and interruptions."""

from collections.abc import Collection, Iterator
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.procedure import commands, meter_commands
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.facts import DEALER_SEAT, DEALER_STAGE, LimitChoice, Packet
from dealer_terminal.procedure.irregularities import asks_for_cards, endings, possible, shown_cards
from dealer_terminal.procedure.jackpot import JackpotStage
from dealer_terminal.procedure.progressive import (
    approval_at,
    held_event,
    is_pending,
    may_still_share,
    progressive_of,
    touchable,
    wagered,
)
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.signing_preview import with_evidence
from dealer_terminal.procedure.sources import all_entered, dealt_by
from dealer_terminal.procedure.state import (
    Phase,
    State,
    can_tell_16,
    decides,
    next_packet,
    next_stage,
    open_cards,
    to_collect,
    to_settle,
)
from dealer_terminal.procedure.terms import CardsFrom, ReadAt
from dealer_terminal.rules.cards import DECK, Card
from dealer_terminal.rules.game import place_named, stage_named
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.table.cards_in.feed import opened_packets
from dealer_terminal.table.session import Session
from dealer_terminal.table.simulation import people


class RoundDeck(Struct, frozen=True):
    """Deck of one round. `order` are the cards available when the deck was shuffled, the top one first."""

    order: tuple[Card, ...] = ()
    packets: dict[int, tuple[Card, ...]] = {}

    def rest(self) -> tuple[Card, ...]:
        held = {card for packet in self.packets.values() for card in packet}
        return tuple(card for card in self.order if card not in held)

    def deal(self, seat: int, size: int, dealt: Collection[int]) -> "RoundDeck":
        """Deal a packet. A packet whose position is no longer dealt was undone, and its cards are dealt again."""
        kept = replace(self, packets={each: held for each, held in self.packets.items() if each in dealt})
        return replace(kept, packets={**kept.packets, seat: kept.rest()[:size]})


def shuffled(session: Session, chance: Random) -> RoundDeck:
    """Shuffle the deck. A round in progress keeps its sealed and exposed cards; only cards that nobody has seen, and
    that are recorded nowhere, are redrawn."""
    state = session.state
    sealed = {seat: packet for seat, packet in zip(state.dealt, opened_packets(session), strict=True) if packet}
    out = {*open_cards(state), *(card for packet in sealed.values() for card in packet)}
    order = [card for card in DECK if card not in out]
    chance.shuffle(order)
    deck = RoundDeck(tuple(order), sealed)
    for seat in state.dealt:
        if seat not in sealed:
            deck = replace(deck, packets={**deck.packets, seat: tuple(_unseen(state, seat, iter(deck.rest())))})
    return deck


def _unseen(state: State, seat: int, others: Iterator[Card]) -> Iterator[Card]:
    """Yield the cards of a packet dealt by hand: the exposed ones, and other cards for the rest."""
    game = state.game()
    if seat == DEALER_SEAT:
        shown = dict(enumerate(state.dealer_cards))
    else:
        lying = state.seat(seat).cards
        shown = {at: card for place in game.places for at, card in zip(place.at, lying.get(place.id, ()), strict=False)}
    for at in range(state.packet_size(seat)):
        yield shown[at] if at in shown else next(others)


_SLIP, _IRREGULARITY, _REPEAT, _RELIEF = 0.004, 0.002, 0.7, 0.02
_LIKELY = {
    IrregularityId.VACANT_POSITION: 8,
    IrregularityId.SKIPPED_PLAYER: 2,
    IrregularityId.WRONG_COUNT: 2,
    IrregularityId.DRAW_CARD_HANDLED: 2,
    IrregularityId.JACKPOT_DISPUTED: 20,
}
"""Weights of irregularities that need more than their phase, such as a vacant position before a dealt one or a locked
prize."""


class SimulatedDealer:
    """Dealer who deals the same rounds from the same seed."""

    def __init__(self, session: Session, chance: Random) -> None:
        self._session = session
        self._chance = chance
        self._deck = RoundDeck()

    def play_round(self) -> None:
        """Play from the wagers, or from the current step of a round in progress, to the deck's return."""
        for _ in self.steps():
            pass

    def steps(self) -> Iterator[None]:
        """Play this round's steps one at a time."""
        number = self._session.state.round
        self._deck = shuffled(self._session, self._chance)
        while self._session.state.round == number:
            self._step()
            yield

    def _step(self) -> None:
        state = self._session.state
        if state.issue is not None:
            self._do(self._answer(state))
        elif self._chance.random() < _SLIP and state.prior is not None:
            self._do(commands.Undo())
        elif self._chance.random() < _IRREGULARITY and self._interrupted(state):
            return
        else:
            for command in self._first(state) or self._next(state):
                self._do(command)

    def _do(self, command: Command) -> None:
        outcome = self._session.handle(with_evidence(self._session.state, command))
        assert not isinstance(outcome, Refusal), f"{command}: {outcome}"

    def _first(self, state: State) -> tuple[Command, ...]:
        """Return the commands due before any step: pending payouts, payout limits and device faults."""
        for hold in state.holds:
            return (commands.VerifyPayout(hold.seat, hold.spot, people.CAMERA, people.approval("seen on camera")),)
        if state.over_limit:
            return (commands.DecideDealLimit(LimitChoice.PAY_IN_FULL, people.approval("manager's decision")),)
        return tuple(commands.ClearFault(fault, (people.approval("put right"),)) for fault in state.faults)

    def _next(self, state: State) -> Iterator[Command]:
        match state.phase:
            case Phase.WAGERS:
                yield from self._wagers(state)
            case Phase.CHIPS:
                yield count(self._chance, state)
            case Phase.DEAL:
                yield self._deal(state)
            case Phase.REST:
                yield self._rest(state)
            case Phase.DECISIONS:
                yield from self._decisions(state)
            case Phase.FOLDS:
                yield commands.CollectHand(to_collect(state)[0])
            case Phase.DEALER:
                yield self._exposed(state, DEALER_SEAT, DEALER_STAGE)
            case Phase.SETTLE:
                yield self._settle(state)
            case Phase.DECK_BACK:
                yield commands.ReturnDeck()
            case Phase.CLOSED:
                raise AssertionError("a simulated table stays open")

    def _wagers(self, state: State) -> Iterator[Command]:
        """Keep bets already placed."""
        if state.deck_out:
            yield commands.ReplaceDeck(people.approval("new deck in play"))
        if state.dealer is None:
            yield commands.SignOn(people.DEALERS[0])
        elif not state.playing() and self._chance.random() < _RELIEF:
            yield commands.SignOn(next(dealer for dealer in people.DEALERS if dealer != state.dealer))
        if state.last_wagers and not state.playing() and self._chance.random() < _REPEAT:
            yield commands.RepeatWagers()
        else:
            for seat, placed in people.player_wagers(self._chance, state).items():
                for spot, cents in () if state.seat(seat).staked() else placed.items():
                    yield commands.PlaceWager(seat, spot, cents)
        yield commands.CloseWagers()

    def _deal(self, state: State) -> Command:
        seat = next_packet(state)
        assert seat is not None
        self._deck = self._deck.deal(seat, state.packet_size(seat), state.dealt)
        number, source = len(state.dealt) + 1, dealt_by(state)
        if source is CardsFrom.DEALER:
            return commands.DealPacket(Packet(number, source))
        packet = self._session.seals.packet(state, number, self._deck.packets[seat], source)
        return commands.DealPacket(packet)

    def _rest(self, state: State) -> Command:
        source = dealt_by(state)
        seen = source is not CardsFrom.DEALER
        return commands.RackRest(source, self._session.seals.rest(state, self._deck.rest()) if seen else b"")

    def _decisions(self, state: State) -> Iterator[Command]:
        for seat in state.playing():
            if not decides(state, seat) or state.seat(seat).away or state.seat(seat).decision is not None:
                continue
            choice, claims = people.player_decision(self._chance, state, self._natural(state, seat))
            told = claims if can_tell_16(state, seat) else ()
            yield commands.Decide(seat, choice, told)
        yield commands.LockDecisions()

    def _natural(self, state: State, seat: int) -> tuple[Card, ...]:
        """Return the cards that the player sees: those of the first stage."""
        first = state.game().stages[0].exposes
        return self._lying(state, seat, first)

    def _lying(self, state: State, seat: int, place_id: str) -> tuple[Card, ...]:
        place = place_named(state.game(), place_id)
        return tuple(self._deck.packets[seat][at] for at in place.at)

    def _settle(self, state: State) -> Command:
        seat = to_settle(state)[0]
        for command in jackpot_step(self._chance, state, seat):
            return command
        stage = next_stage(state, seat)
        return self._exposed(state, seat, stage.id) if stage else commands.RackHand(seat)

    def _exposed(self, state: State, seat: int, stage_id: str) -> Command:
        """Return the command to expose cards. The session unseals sealed ones; others are read when exposed, or entered
        by hand."""
        packet = state.packet(seat)
        entered = all_entered(state)
        if packet is not None and packet.sealed and not entered:
            return commands.Expose(seat, stage_id, {}, packet.cards_from)
        read = state.in_force().read_at is ReadAt.EXPOSURE and not entered
        source = state.cards_from if read else CardsFrom.DEALER
        if not seat:
            return commands.Expose(0, stage_id, {stage_id: self._deck.packets[0]}, source)
        stage = stage_named(state.game(), stage_id)
        return commands.Expose(seat, stage_id, {stage.exposes: self._lying(state, seat, stage.exposes)}, source)

    def _interrupted(self, state: State) -> bool:
        """Report a possible irregularity. One that is possible in several phases is weighted down, so that it is not
        more frequent."""
        reports = possible(state)
        if not reports:
            return False
        likely = [_LIKELY.get(path.id, 1) / len(path.phases) for path, _ in reports]
        ((path, seats),) = self._chance.choices(reports, likely)
        at_table = not path.names_seat()
        seat = 0 if at_table else self._chance.choice(seats)
        cards = self._misread(shown_cards(state, path, seat)) if asks_for_cards(path) else ()
        named = () if at_table else (seat,)
        report = commands.ReportIrregularity(path.id, seats=named, note="simulated", cards=cards)
        return not isinstance(self._session.handle(report), Refusal)

    def _misread(self, shown: tuple[Card, ...]) -> tuple[Card, ...]:
        """Return the exposed cards with the last one different from the record."""
        return (*shown[:-1], self._deck.rest()[-1])

    def _answer(self, state: State) -> Command:
        """Return a random ending, with an approval in case it is needed."""
        ending = self._chance.choice(endings(state))
        return commands.ResolveIrregularity(ending.choice, (people.approval("simulated decision"),))


_MISCOUNT, _STRAY_TOUCH, _WRONG_HAND, _CANCELLED, _VERIFIED_NOW = 0.005, 0.01, 0.02, 0.03, 0.5


def count(chance: Random, state: State) -> Command:
    miscounted = chance.random() < _MISCOUNT
    return meter_commands.CountChips(len(wagered(state)) + int(miscounted))


def jackpot_step(chance: Random, state: State, seat: int) -> Iterator[Command]:
    """Yield the next jackpot command, if one is due. A supervisor who is called comes sooner or later."""
    for number in state.jackpots:
        known = is_pending(state, number) and not may_still_share(state, number)
        if known and (number == seat or chance.random() < _VERIFIED_NOW):
            yield meter_commands.VerifyJackpot(number, people.CAMERA, people.approval("seen at the table"))
            return
    if seat in state.jackpots:
        yield from _screen(chance, state, seat)
    elif approval_at(state, seat) or (seat in touchable(state) and chance.random() < _STRAY_TOUCH):
        yield meter_commands.OpenJackpot(seat)


def _screen(chance: Random, state: State, seat: int) -> Iterator[Command]:
    match state.jackpots[seat].stage:
        case JackpotStage.TOUCHED:
            yield _hand(chance, state, seat)
        case JackpotStage.CHOSEN:
            yield meter_commands.ProceedJackpot(seat)
        case JackpotStage.CONFIRMING if chance.random() < _CANCELLED:
            yield meter_commands.CancelJackpot(seat)
        case JackpotStage.CONFIRMING:
            yield meter_commands.PayJackpot(seat)
        case JackpotStage.PENDING | JackpotStage.PAID | JackpotStage.REFUSED:
            return


def _hand(chance: Random, state: State, seat: int) -> Command:
    """Return the choice of the hand shown by the cards, and now and then a wrong one."""
    held = held_event(state, seat)
    if chance.random() < _WRONG_HAND:
        events = state.tables()[progressive_of(state).spot].events
        return meter_commands.ChooseJackpot(seat, chance.choice(events).label)
    return meter_commands.ChooseJackpot(seat, held) if held else meter_commands.DismissJackpot(seat)
