"""A dealer and a supervisor at a table whose cards come from a device: they touch what is theirs, and nothing else."""

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.facts import DEALER_SEAT
from dealer_terminal.procedure.irregularities import endings
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.signing_preview import with_evidence
from dealer_terminal.procedure.sources import dealt_by
from dealer_terminal.procedure.state import Phase, decides, next_stage, to_collect, to_settle
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.hand import Decision
from dealer_terminal.table.cards_in.exposure import place_due
from dealer_terminal.table.cards_in.intake import Way
from dealer_terminal.table.simulation import people
from tests.fast.procedure.walk import DEALER, HOUSE, approval, book_text

PUT_RIGHT = {
    "card-outside-game",
    "conflicting-read",
    "cards-in-doubt",
    "report-not-taken",
    "deck-not-verified",
    "other",
}
"""Faults that stand until a person has looked."""


class Person:
    """Of the answers that can be given, the first of `prefer`; where a reader may come back, it is waited for."""

    def __init__(
        self, session, chance, way=Way.PACKETS, prefer=("reader-back", "continue", "of-deal", "misdeal", "retire-deck")
    ):
        self.session = session
        self.chance = chance
        self.way = way
        self.prefer = prefer
        self.seats = 6

    @property
    def state(self):
        return self.session.state

    def opens(self, rulebook, terms):
        for command in (
            commands.SignOn(DEALER),
            commands.OpenTable("7", book_text(rulebook), HOUSE, terms, approval()),
        ):
            outcome = self.session.handle(with_evidence(self.state, command))
            assert not isinstance(outcome, Refusal), str(outcome)

    def touch(self):
        """One touch, if there is anything to touch; whether there was."""
        command = self._next()
        return command is not None and not isinstance(self.session.handle(with_evidence(self.state, command)), Refusal)

    def _next(self):
        state = self.state
        if state.issue is not None:
            return self._answer()
        wrong = PUT_RIGHT & set(state.faults)
        if wrong:
            return commands.ClearFault(min(wrong))
        match state.phase:
            case Phase.WAGERS:
                return self._wagers()
            case Phase.DEAL if dealt_by(state) is CardsFrom.DEALER:
                return commands.DealPacket(commands.Packet(len(state.dealt) + 1, CardsFrom.DEALER))
            case Phase.REST if dealt_by(state) is CardsFrom.DEALER or self.way is not Way.PACKETS:
                return commands.RackRest(dealt_by(state))
            case Phase.DECK_BACK if self.way is not Way.PACKETS or state.misdealt:
                return commands.ReturnDeck()
            case Phase.DEALER | Phase.SETTLE if self._read_by_device():
                return None
            case Phase.DECISIONS:
                return self._decisions()
            case Phase.FOLDS:
                return commands.CollectHand(to_collect(state)[0])
            case Phase.DEALER:
                return self._dealers_hand()
            case Phase.SETTLE:
                return self._settle()
        return None

    def _answer(self):
        open_now = {ending.choice.value for ending in endings(self.state)}
        if self.state.issue.id == "reader-lost" and "reader-back" in self.prefer:
            open_now &= {"reader-back"}
        for choice in self.prefer:
            if choice in open_now:
                return commands.ResolveIrregularity(choice, (approval(),))
        return None

    def _wagers(self):
        if self.state.deck_out:
            return commands.ReplaceDeck(approval())
        if self.state.playing():
            return commands.CloseWagers() if not self.state.faults else None
        if self.state.last_wagers:
            return commands.RepeatWagers()
        for seat in range(1, self.seats):
            self.session.handle(commands.PlaceWager(seat, "ante", 500))
        return commands.PlaceWager(self.seats, "ante", 500)

    def _decisions(self):
        for seat in self.state.playing():
            if decides(self.state, seat) and self.state.seat(seat).decision is None and self.chance.random() < 0.1:
                return commands.Decide(seat, Decision.FOLD)
        return commands.LockDecisions()

    def _settle(self):
        for hold in self.state.holds:
            return commands.VerifyPayout(hold.seat, hold.spot, people.CAMERA, approval())
        seat = to_settle(self.state)[0]
        stage = next_stage(self.state, seat)
        if stage is None:
            return commands.RackHand(seat)
        packet = self.state.seat(seat).packet
        if packet is not None and packet.sealed:
            return commands.Expose(seat, stage.id, {}, packet.cards_from)
        return self._by_eye(seat, stage)

    def _read_by_device(self):
        """A line reader sees the cards that are due."""
        return self.way is Way.EXPOSURE and place_due(self.state).size and self.state.cards_from is not CardsFrom.DEALER

    def _dealers_hand(self):
        packet = self.state.dealer_packet
        if packet.sealed:
            return commands.Expose(DEALER_SEAT, "dealer", {}, packet.cards_from)
        cards = {"dealer": tuple(self._free()[: self.state.game().dealer_packet])}
        return commands.Expose(DEALER_SEAT, "dealer", cards, CardsFrom.DEALER)

    def _by_eye(self, seat, stage):
        """A packet that nobody read: the dealer enters cards that lie nowhere else."""
        place = next(place for place in self.state.game().places if place.id == stage.exposes)
        return commands.Expose(seat, stage.id, {place.id: tuple(self._free()[: len(place.at)])}, CardsFrom.DEALER)

    def _free(self):
        lying = {card for each in self.state.seats.values() for cards in each.cards.values() for card in cards}
        lying |= set(self.state.dealer_cards)
        sealed = {card for number in self.state.dealt for card in self._sealed(number)}
        return [card for card in people.Card if card not in lying | sealed]

    def _sealed(self, number):
        packet = self.state.seat(number).packet if number else self.state.dealer_packet
        return self.session.seals.opened(self.state, packet) if packet is not None and packet.sealed else ()
