"""Entry of cards in the order in which they are on the table: a rank, then a suit, card by card."""

from enum import Enum
from itertools import accumulate
from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.procedure.facts import DEALER_SEAT
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import State, open_cards
from dealer_terminal.procedure.words import NO_WORDS, Words, words
from dealer_terminal.rules.cards import Card, Rank, Suit
from dealer_terminal.ui.kiosk.keys import EditKey
from dealer_terminal.ui.kiosk.regions.seats import card_shown
from dealer_terminal.ui.kiosk.sheet import Here, Inputs, OfSeat, Reaction
from dealer_terminal.ui.kiosk.surfaces import CardPadProps, KeyProps
from dealer_terminal.ui.kit.languages import Say
from dealer_terminal.ui.kit.props import PressKey

_FACES = (Rank.ACE, *(rank for rank in Rank if rank is not Rank.ACE))


SUITS = {
    Suit.CLUBS: words("Clubs"),
    Suit.DIAMONDS: words("Diamonds"),
    Suit.HEARTS: words("Hearts"),
    Suit.SPADES: words("Spades"),
}


class RankKey(PressKey, frozen=True):
    rank: str


class SuitKey(PressKey, frozen=True):
    suit: str


class EventOnlyKey(Enum):
    EVENT = "event"


CardKey = RankKey | SuitKey | EditKey | EventOnlyKey


class CardGroup(Struct, frozen=True):
    """Cards in one place, the stage that exposes them, and the question to ask for them, if it is not the usual one."""

    place: str
    size: int
    stage: str = ""
    asked: str = ""


class CardPad(OfSeat[CardKey], frozen=True):
    """Card entry for one seat, group by group. Seat 0 is the dealer's hand."""

    groups: tuple[CardGroup, ...]
    picked: tuple[Card, ...] = ()
    rank: str = ""

    def missing(self) -> int:
        return sum(group.size for group in self.groups) - len(self.picked)

    def pressed(self, here: Here, key: CardKey) -> Reaction:
        match key:
            case RankKey(rank=rank):
                return here.opens(replace(self, rank=rank)) if self.missing() else here.stays()
            case SuitKey(suit=suit):
                return self._suit_pressed(here, suit) if self.rank else here.stays()
            case EditKey.ERASE:
                return here.opens(replace(self, rank="") if self.rank else replace(self, picked=self.picked[:-1]))
            case EditKey.CLEAR:
                return here.opens(replace(self, rank="", picked=()))
            case EventOnlyKey.EVENT:
                return self.event_wanted(here)
            case _:
                assert_never(key)

    def event_wanted(self, here: Here) -> Reaction:
        return here.stays()

    def may_lie_open(self, state: State) -> frozenset[Card]:
        """Return exposed cards that may still be entered."""
        return frozenset()

    def table(self, state: State) -> State:
        """Return the state of the table that has the cards."""
        return state

    def shows(self, inputs: Inputs, say: Say) -> CardPadProps:
        return CardPadProps(
            title=say("Dealer's hand") if self.seat == DEALER_SEAT else say("Position {seat}", seat=self.seat),
            question=self._question(say),
            back_text=say("Back"),
            cards=tuple(card_shown(each, simulated=False) for each in self.picked),
            missing=self.missing(),
            ranks=tuple(self._rank_key(rank) for rank in _FACES),
            suits=tuple(self._suit_key(inputs.state, suit, say) for suit in Suit),
            others=(KeyProps(EditKey.ERASE, say("Erase"), sign="erase", possible=bool(self.picked or self.rank)),),
        )

    def names(self) -> str:
        return " ".join(str(card_shown) for card_shown in self.picked)

    def _with_card(self, suit: str) -> "CardPad":
        return replace(self, rank="", picked=(*self.picked, Card(self.rank + suit)))

    def _question(self, say: Say) -> str:
        left = self.missing()
        if not left:
            return say("Look once more")
        if self.rank:
            return say("{rank} of which suit?", rank=self.rank)
        asked = self._next_group().asked
        return say(asked) if asked else say("Cards as they lie: {left}", left=left)

    def _next_group(self) -> CardGroup:
        ends = accumulate(group.size for group in self.groups)
        return next(group for group, end in zip(self.groups, ends, strict=True) if len(self.picked) < end)

    def _rank_key(self, rank: Rank) -> KeyProps:
        possible = bool(self.missing())
        return KeyProps(RankKey(rank.label), rank.label, possible=possible, chosen=self.rank == rank.label)

    def _suit_pressed(self, here: Here, suit: str) -> Reaction:
        if self._lies(here.state, Card(self.rank + suit)) == NO_WORDS:
            return here.opens(self._with_card(suit))
        why = words("{cards} lies on the table already", cards=self.rank + suit)
        rule = here.state.rulebook().citations["cards"]
        return here.refuses(Refusal(why, rule, words("Look again, or report the card.")))

    def _lies(self, state: State, card: Card) -> Words:
        """Return the place of a card that cannot be chosen again; empty if it can."""
        if card in self.picked:
            return words("Entered")
        seat = open_cards(self.table(state)).get(card)
        if seat is None or card in self.may_lie_open(state):
            return NO_WORDS
        return words("Position {seat}", seat=seat) if seat else words("Dealer's hand")

    def _suit_key(self, state: State, suit: Suit, say: Say) -> KeyProps:
        lies = self._lies(state, Card(self.rank + suit.value)) if self.rank else NO_WORDS
        free = bool(self.rank) and lies == NO_WORDS
        return KeyProps(SuitKey(suit.value), say(SUITS[suit]), colour=suit.value, possible=free, note=say(lies))
