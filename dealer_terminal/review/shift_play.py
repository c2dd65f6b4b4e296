"""Rounds played at a table in a shift: hands, and the result of each wager."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.journal.replay import ReplayStep
from dealer_terminal.procedure.facts import DEALER_SEAT, PaymentCorrected, RoundClosed
from dealer_terminal.procedure.sources import round_cards_from
from dealer_terminal.procedure.state import State, lines_of
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.review.unexposed_cards import UnexposedCards, unseen
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.game import Game, Settling, hand_places
from dealer_terminal.rules.games import GAMES
from dealer_terminal.rules.hand import ANTE, PLAY, TOLD_16, Decision, Hand, Line, Result
from dealer_terminal.rules.returns.hand_deals import DecidedDeals
from dealer_terminal.rules.rulebook import Need, PayTables, Rulebook
from dealer_terminal.rules.rulebook_file import pay_tables
from dealer_terminal.rules.settlement import settle_round

_TAKEN = (Result.LOSE, Result.FORFEIT)


class InForce(Struct, frozen=True):
    """Edition in effect, with the chosen pay table of each spot."""

    book: Rulebook
    options: dict[str, str]

    @property
    def key(self) -> tuple[str, tuple[tuple[str, str], ...]]:
        return self.book.hash, tuple(sorted(self.options.items()))

    def tables(self) -> PayTables:
        return pay_tables(self.book, self.options)

    def game(self) -> Game:
        return GAMES[self.book.game]


class PlayedHand(Struct, frozen=True):
    """One hand played.

    `held` are the cards that the player saw before deciding, exposed or unsealed with the round's key. `cards` are all
    cards of the packet by place. Either is empty if not all its cards are known.
    """

    seat: int
    wagers: dict[str, int]
    decided: DecidedDeals
    forfeit: str
    held: tuple[Card, ...]
    lines: tuple[Line, ...]
    cards: dict[str, tuple[Card, ...]] = {}


class PlayedRound(Struct, frozen=True):
    """One round played. Times are in microseconds UTC. `position` is the record that closed it.

    `simulated` is True if any part of it was simulated.
    """

    number: int
    position: int
    opened: int
    closed: int
    dealer: str
    simulated: bool
    misdealt: bool
    in_force: InForce
    hands: tuple[PlayedHand, ...]
    dealer_cards: tuple[Card, ...] = ()

    def corrected(self, was: Line, line: Line) -> "PlayedRound":
        hands = (replace(each, lines=tuple(line if own == was else own for own in each.lines)) for each in self.hands)
        return replace(self, hands=tuple(hands))


class Money(Struct, frozen=True):
    """Sums in cents. `handle` is the amount wagered and not returned; `win` is the casino's."""

    wagers: int = 0
    handle: int = 0
    paid: int = 0
    taken: int = 0

    @property
    def win(self) -> int:
        return self.taken - self.paid

    def plus(self, other: "Money") -> "Money":
        return Money(
            self.wagers + other.wagers, self.handle + other.handle, self.paid + other.paid, self.taken + other.taken
        )

    def hold(self) -> tuple[Fraction, ...]:
        """Return the win in percent of the handle, or nothing if nothing was wagered."""
        return (Fraction(100 * self.win, self.handle),) if self.handle else ()


def money_of(lines: Iterable[Line]) -> Money:
    """Sum the lines without the returned wagers."""
    kept = [line for line in lines if line.result is not Result.RETURNED]
    return Money(
        wagers=sum(1 for line in kept if line.stake),
        handle=sum(line.stake for line in kept),
        paid=sum(line.pays for line in kept),
        taken=sum(line.stake for line in kept if line.result in _TAKEN),
    )


def played_round(journal: str, steps: Sequence[ReplayStep]) -> PlayedRound:
    """Return the round from the record that opened it to the one that closed it."""
    closing = steps[-1]
    entry, state = closing.entry, closing.before.state
    assert isinstance(entry, RoundClosed), "a round that is over"
    simulated = round_cards_from(state) is CardsFrom.SIMULATED
    opened, dealer = closing.before.round_utc, state.dealer.id if state.dealer else ""
    in_force = InForce(state.rulebook(), state.options())
    hidden = _not_seen(journal, steps)
    hands = _hands(state, hidden)
    dealt = state.dealer_cards or next((each.cards for each in hidden if each.seat == DEALER_SEAT), ())
    return PlayedRound(
        number=entry.round,
        position=closing.record.position,
        opened=opened,
        closed=closing.record.utc,
        dealer=dealer,
        simulated=simulated,
        misdealt=state.misdealt,
        in_force=in_force,
        hands=tuple(hands),
        dealer_cards=dealt,
    )


def corrected_round(played: PlayedRound, fact: PaymentCorrected) -> PlayedRound:
    """Return the round with the corrected payment."""
    return played.corrected(fact.was, fact.line)


def _not_seen(journal: str, steps: Sequence[ReplayStep]) -> tuple[UnexposedCards, ...]:
    """Unseal the unexposed cards, if any hand lacks some."""
    state = steps[-1].before.state
    return unseen(journal, steps) if any(not _all_open(state, seat) for seat in state.playing()) else ()


def _hands(state: State, hidden: Sequence[UnexposedCards]) -> Iterable[PlayedHand]:
    found = {each.seat: each.cards for each in hidden}
    lines = lines_of(state)
    for number in state.playing():
        hand = state.hand(number)
        decided = DecidedDeals(plays=hand.decision is Decision.PLAY, told=TOLD_16 in hand.claims)
        cards = _laid_out(state, number, found.get(number, ()))
        own = tuple(line for line in lines if line.seat == number)
        wagers = {spot: cents for spot, cents in hand.wagers.items() if cents}
        whole = cards if len(cards) == len(state.game().places) else {}
        yield PlayedHand(number, wagers, decided, hand.forfeit, _held(state, cards), own, whole)


def _all_open(state: State, seat: int) -> bool:
    return len(_open(state, seat)) == len(state.game().places)


def _open(state: State, seat: int) -> dict[str, tuple[Card, ...]]:
    """Return the places whose cards were all exposed."""
    cards = state.seat(seat).cards
    return {place.id: cards[place.id] for place in state.game().places if len(cards.get(place.id, ())) == len(place.at)}


def _laid_out(state: State, seat: int, hidden: tuple[Card, ...]) -> dict[str, tuple[Card, ...]]:
    """Return the exposed cards, and the others from the packet.

    If the packet has a card too few or too many, the places of unexposed cards are unknown, so omit them.
    """
    known, places = _open(state, seat), state.game().places
    left = [place for place in places if place.id not in known]
    order = sorted(at for place in left for at in place.at)
    if len(hidden) != len(order):
        return known
    cards = dict(zip(order, hidden, strict=True))
    return known | {place.id: tuple(cards[at] for at in place.at) for place in left}


def _held(state: State, cards: dict[str, tuple[Card, ...]]) -> tuple[Card, ...]:
    places = hand_places(state.game())
    return (
        tuple(card for place in places for card in cards[place.id]) if all(each.id in cards for each in places) else ()
    )


def won_by(
    in_force: InForce,
    stakes: Mapping[str, int],
    cards: Mapping[str, tuple[Card, ...]],
    dealer: tuple[Card, ...],
    decided: DecidedDeals,
) -> tuple[Line, ...]:
    """Settle one hand and return its lines. The Play wager equals the Ante, and an award has no wager."""
    awards = {spot.id for spot in in_force.book.spots if spot.need is Need.AWARD}
    wagers = {spot: cents for spot, cents in stakes.items() if spot not in awards and spot != PLAY}
    if decided.plays and ANTE in wagers:
        wagers[PLAY] = wagers[ANTE]
    hand = Hand(
        seat=1,
        wagers=wagers,
        decision=Decision.PLAY if decided.plays else Decision.FOLD,
        claims=(TOLD_16,) if decided.told and not decided.plays else (),
        cards=dict(cards),
    )
    return settle_round(in_force.game(), Settling(in_force.book, in_force.tables(), dealer), [hand])
