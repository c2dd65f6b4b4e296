"""Whatever a device says, while people touch what they like: nothing breaks, and no card shows early."""

import re
from random import Random

import pytest

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.state import Phase
from dealer_terminal.rules.cards import DECK
from dealer_terminal.table.cards_in.intake import MOST_HELD, Way
from drivers.events import (
    AlreadyDealt,
    CardInDoubt,
    CardRead,
    Condition,
    ConditionChanged,
    DeckVerified,
    DeviceNamed,
    DeviceStarted,
    DeviceTime,
    Fault,
    FaultCleared,
    FaultRaised,
    PacketRead,
    RestRead,
)
from tests.fast.table.desk import CLASSIC, THREE_CARD, Desk
from tests.fast.table.person import Person
from tests.fast.table.reports import LOST, OPEN, UP

CARDS = tuple(map(str, DECK))
NAMED = re.compile(rf"\b({'|'.join(CARDS)})\b")
ANSWERS = ("reader-back", "continue", "misdeal", "by-hand", "retire-deck", "void")


class Anything:
    """Mostly what a device would say now, sometimes anything at all."""

    def __init__(self, desk, chance):
        self.desk = desk
        self.chance = chance
        self.deck = []
        self.number = 0

    def say(self):
        if self.chance.random() < 0.15:
            return self._anything()
        if self.desk.state.phase is Phase.DECK_BACK or len(self.deck) < 8:
            self.deck, self.number = self.chance.sample(CARDS, 52), 0
            return ConditionChanged(Condition.SHUFFLING)
        return self._card() if self.desk.way is not Way.PACKETS else self._packet()

    def _packet(self):
        if self.desk.state.phase is Phase.REST:
            rest, self.deck = tuple(self.deck), []
            return RestRead(rest, self.desk.state.round)
        size = self.desk.state.game().packet
        cards, self.deck, self.number = tuple(self.deck[:size]), self.deck[size:], self.number + 1
        return PacketRead(self.number, cards, self.desk.state.round)

    def _card(self):
        self.number = self.number % 15 + 1
        return CardRead(self.deck.pop(), DeviceTime.IN_GAME, "player", self.number)

    def _anything(self):
        chance = self.chance
        some = tuple(chance.sample((*CARDS, "??"), chance.randrange(6)))
        fault = chance.choice(list(Fault))
        return chance.choice(
            [
                PacketRead(chance.randrange(9), some, chance.randrange(4)),
                RestRead(some, chance.randrange(4)),
                AlreadyDealt((some,) * chance.randrange(3), chance.randrange(4)),
                CardRead(chance.choice(CARDS), chance.choice(list(DeviceTime)), "player", chance.randrange(16)),
                ConditionChanged(chance.choice(list(Condition))),
                FaultRaised(fault, "no card has this code", b"\x81\xb8"),
                FaultCleared(fault),
                DeckVerified(chance.random() < 0.5, "52 cards"),
                DeviceNamed("PS-1", "1", "1"),
                DeviceStarted(),
                CardInDoubt(),
            ]
        )


TABLES = {
    "31 Classic from a shuffler": (Way.PACKETS, CLASSIC),
    "3 Card from a shuffler": (Way.PACKETS, THREE_CARD),
    "31 Classic from a shoe": (Way.CARDS, CLASSIC),
    "3 Card from a shoe": (Way.CARDS, THREE_CARD),
    "31 Classic with a line reader": (Way.EXPOSURE, CLASSIC),
    "3 Card with a line reader": (Way.EXPOSURE, THREE_CARD),
}


@pytest.mark.parametrize(("way", "rulebook"), TABLES.values(), ids=TABLES.keys())
def test_nothing_breaks_and_no_card_shows_before_it_lies_open(way, rulebook, caplog):
    caplog.set_level("INFO", "dealer_terminal.table.cards_in.feed")
    chance, desk = Random(1), Desk(way, rulebook=rulebook)
    device, person = Anything(desk, chance), Person(desk.session, chance, way, prefer=ANSWERS)
    person.seats = 3
    for _ in range(300):
        desk.tell(device.say())
        if chance.random() < 0.05:
            desk.line(LOST, chance.choice([OPEN, UP]))
        person.prefer = tuple(chance.sample(ANSWERS, len(ANSWERS)))
        for _ in range(3):
            person.touch()
            desk.feed.work()
        if desk.state.faults and chance.random() < 0.3:
            desk.do(commands.ClearFault(min(desk.state.faults)))
        if chance.random() < 0.01:
            desk.feed = desk.restarted().feed
            desk.session = person.session = desk.feed._session
    assert desk.state.round > 1
    assert len(desk.feed.intake.held) <= MOST_HELD
    assert len(desk.feed.intake.reads) <= 15
    assert not NAMED.search(caplog.text)
    for fact in desk.facts(facts.DeviceFaultRaised, facts.IrregularityReported):
        early = fact.detail if isinstance(fact, facts.DeviceFaultRaised) else fact.note * (not fact.cards)
        assert not NAMED.search(early), fact
