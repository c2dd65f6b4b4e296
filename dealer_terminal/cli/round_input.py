"""A round as `settle` takes it: the wagers, decisions and cards of every seat."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Annotated, Any

from msgspec import Meta, Struct

from dealer_terminal.errors import KnownError
from dealer_terminal.rules.cards import Card, CardError, parse_cards
from dealer_terminal.rules.game import Game, apart_places, place_named
from dealer_terminal.rules.hand import ANTE, Decision, Hand
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.rules.money import dollars
from dealer_terminal.rules.rulebook import Need, OnFold, Rulebook
from dealer_terminal.rules.settlement import live_spots

Named = Annotated[str, Meta(min_length=1)]
"""Left out where there is nothing to name, never empty."""


class SeatInput(Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    wagers: dict[str, Any]
    decision: Named = ""
    cards: tuple[str, ...] = ()
    draw: Named = ""
    claims: tuple[str, ...] = ()
    forfeit: Named = ""


class RoundInput(Struct, frozen=True, forbid_unknown_fields=True):
    rulebook: str
    seats: tuple[SeatInput, ...]
    pay_tables: dict[str, Any] = {}
    dealer: tuple[str, ...] = ()
    meters: dict[str, Any] = {}
    misdeal: bool = False


HIGHEST_WAGER = 100_000_000
HIGHEST_METER = 100_000_000_000


def wager(where: str, amount: Any) -> int:
    return _cents(where, amount, HIGHEST_WAGER)


def meter(where: str, amount: Any) -> int:
    return _cents(where, amount, HIGHEST_METER)


def from_reset_level(name: str, amount: int, level: int) -> None:
    """A meter starts there and only grows."""
    if amount < level:
        raise KnownError(f"meter {name}: {amount} is below its reset level of {level}; write what the meter shows")


def _cents(where: str, amount: Any, highest: int) -> int:
    if type(amount) is not int:
        raise KnownError(f"{where}: {amount!r} is no amount; write whole cents, such as 2500 for $25")
    if amount <= 0:
        raise KnownError(f"{where}: an amount is more than 0; write whole cents, or leave it out")
    if amount > highest:
        raise KnownError(f"{where}: more than {dollars(highest)}; write whole cents")
    return amount


def parsed_cards(texts: Sequence[str]) -> tuple[Card, ...]:
    """Cards as a person writes them."""
    try:
        return parse_cards(list(texts))
    except CardError as error:
        raise KnownError(str(error)) from None


FORFEITS = (IrregularityId.DRAW_CARD_HANDLED,)
"""For what a player's hand and wagers are forfeited, by the key of its citation."""


def each_once(book: Rulebook, seats: Iterable[SeatInput]) -> None:
    taken: set[int] = set()
    for each in seats:
        if not 1 <= each.seat <= book.seats():
            raise KnownError(f"seat {each.seat}: {book.id} has seats 1 to {book.seats()}; name one of them")
        if each.seat in taken:
            raise KnownError(f"seat {each.seat}: is there twice; name each seat once")
        taken.add(each.seat)


def known_name(what: str, name: str, known: Iterable[str]) -> str:
    known = tuple(known)
    if name in known:
        return name
    instead = f"write {' or '.join(known)}" if known else "leave it out"
    if not name.strip():
        raise KnownError(f"{what}: the name is empty; {instead}")
    raise KnownError(f"{what} {name!r} is not known here; {instead}")


def seat_wagers(book: Rulebook, game: Game, seat: SeatInput) -> dict[str, int]:
    """The wagers in the order of the layout; a Play wager follows from the decision."""
    where = f"seat {seat.seat}"
    spots = tuple(spot.id for spot in book.spots if spot.need is not Need.AWARD)
    placed = {
        known_name(f"{where}: spot", spot, spots): wager(f"{where}: {spot}", amount)
        for spot, amount in seat.wagers.items()
    }
    if not placed:
        raise KnownError(f"{where}: no wager; write its wagers, or leave the seat out")
    if game.ante_needed and ANTE not in placed:
        raise KnownError(f"{where}: no ante ({book.citations['ante-required']}); write the ante")
    placed = _with_play(book, seat, placed)
    return {spot: placed[spot] for spot in spots if spot in placed}


def _with_play(book: Rulebook, seat: SeatInput, placed: dict[str, int]) -> dict[str, int]:
    where = f"seat {seat.seat}"
    for spot in (spot.id for spot in book.spots if spot.need is Need.EQUALS_ANTE):
        ante, play = placed.get(ANTE, 0), placed.get(spot, 0)
        if (play or seat.decision == Decision.PLAY.value) and not ante:
            raise KnownError(f"{where}: {spot} without an ante; write the ante")
        if play and play != ante:
            raise KnownError(f"{where}: {spot} is {play}, the ante {ante}; they must be equal, or leave {spot} out")
        if play and seat.decision == Decision.FOLD.value:
            raise KnownError(f"{where}: {spot} beside a fold; write the decision play, or leave {spot} out")
        if seat.decision == Decision.PLAY.value:
            placed = {**placed, spot: ante}
    return placed


def seat_decision(seat: SeatInput, placed: dict[str, int], *, needed: bool) -> Decision:
    if not seat.decision:
        if needed and ANTE in placed and not seat.forfeit:
            raise KnownError(f"seat {seat.seat}: no decision; write play or fold")
        return Decision.PLAY
    return Decision(known_name(f"seat {seat.seat}: decision", seat.decision, [each.value for each in Decision]))


def seat_claims(book: Rulebook, game: Game, seat: SeatInput, placed: dict[str, int]) -> tuple[str, ...]:
    """What was told with a fold, as long as it keeps a wager of the seat in action."""
    where = f"seat {seat.seat}"
    if not seat.claims:
        return ()
    if seat.decision != Decision.FOLD.value:
        beside = f"beside {seat.decision}" if seat.decision else "without a fold"
        raise KnownError(f"{where}: claims {beside}; only a fold is told, leave claims out")
    for claim, count in Counter(known_name(f"{where}: claim", each, game.folds) for each in seat.claims).items():
        if count > 1:
            raise KnownError(f"{where}: claim {claim} is there twice; write it once")
    kept = tuple(spot.id for spot in book.spots if spot.on_fold is OnFold.STAYS_IF_TOLD_16)
    if not kept:
        raise KnownError(f"{where}: {book.id} has no told 16 ({book.citations['told-16']}); leave claims out")
    if not set(kept) & placed.keys():
        raise KnownError(f"{where}: a told 16 without {' or '.join(kept)}; write that wager, or leave claims out")
    return seat.claims


def seat_forfeit(book: Rulebook, seat: SeatInput) -> str:
    if not seat.forfeit:
        return ""
    known = [each for each in FORFEITS if each in book.citations]
    return known_name(f"seat {seat.seat}: forfeit", seat.forfeit, known)


def one_progressive_wager(book: Rulebook, hands: Iterable[Hand]) -> int:
    """A meter's reset level follows the size of the wager, so a table has one size; 0 where nobody wagers."""
    if book.progressive is None:
        return 0
    spot = book.progressive.spot
    sizes = sorted({hand.stake(spot) for hand in hands} - {0})
    if len(sizes) > 1:
        found = " and ".join(map(str, sizes))
        raise KnownError(f"{spot}: wagers of {found}; write one size, all {spot} wagers of a table are alike")
    return max(sizes, default=0)


Places = dict[str, tuple[Card, ...]]
_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh")


def no_card_twice(asked: RoundInput) -> None:
    """No card twice, over all seats and the dealer."""
    seen: dict[Card, str] = {}
    for where, texts in _texts(asked):
        for card in _cards(where, texts):
            if card in seen:
                raise KnownError(f"{where}: {card} is already at {seen[card]}; a deck holds one of each card")
            seen[card] = where


def _texts(asked: RoundInput) -> Iterable[tuple[str, tuple[str, ...]]]:
    for seat in asked.seats:
        yield f"seat {seat.seat}", (*seat.cards, *_fourth_card(seat))
    yield "dealer", asked.dealer


def _fourth_card(seat: SeatInput) -> tuple[str, ...]:
    return (seat.draw,) if seat.draw else ()


def _cards(where: str, texts: Iterable[str]) -> tuple[Card, ...]:
    try:
        return parsed_cards(list(texts))
    except KnownError as error:
        raise KnownError(f"{where}: {error}") from None


def at_seat(game: Game, seat: SeatInput) -> Places:
    """The cards that were given, by the place where they lie."""
    found: Places = {}
    for place in game.places:
        texts = _fourth_card(seat) if place.apart else seat.cards
        if texts and len(texts) != len(place.at):
            raise KnownError(f"seat {seat.seat}: {len(texts)} cards; write {len(place.at)} in cards{_and_draw(game)}")
        if texts:
            found[place.id] = _cards(f"seat {seat.seat}", texts)
    if seat.draw and not apart_places(game):
        raise KnownError(f"seat {seat.seat}: this game has no draw card; leave draw out")
    return found


def _and_draw(game: Game) -> str:
    return f" and the {_ORDINALS[game.packet - 1]} in draw" if apart_places(game) else ""


def require_cards(game: Game, book: Rulebook, hand: Hand) -> None:
    """A hand in action must have the cards that it is settled on."""
    live = live_spots(book, hand)
    last = max((at for at, stage in enumerate(game.stages) if set(stage.settles) & set(live)), default=-1)
    for stage in game.stages[: last + 1]:
        if stage.exposes and stage.exposes not in hand.cards:
            key = "draw" if place_named(game, stage.exposes).apart else "cards"
            raise KnownError(f"seat {hand.seat}: {', '.join(live)} in action and no {key}; write its {key}")


def of_dealer(game: Game, book: Rulebook, hands: Iterable[Hand], texts: tuple[str, ...]) -> tuple[Card, ...]:
    if texts and len(texts) != game.dealer_packet:
        what = f"write {game.dealer_packet}" if game.dealer_packet else "the dealer has none here; leave dealer out"
        raise KnownError(f"dealer: {len(texts)} cards; {what}")
    if not texts and game.dealer_packet and any(live_spots(book, hand) for hand in hands):
        raise KnownError(f"dealer: no cards; write the dealer's {game.dealer_packet} cards in dealer")
    return _cards("dealer", texts)
