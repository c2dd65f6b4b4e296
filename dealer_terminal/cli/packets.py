"""The cards of a round, checked: a hand in action shows what it is settled on, and no card is there twice."""

from collections.abc import Iterable

from dealer_terminal.cli.cards import parsed_cards
from dealer_terminal.cli.round_input import RoundInput, SeatInput
from dealer_terminal.errors import KnownError
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.game import Game, apart_places, place_named
from dealer_terminal.rules.hand import Hand
from dealer_terminal.rules.rulebook import Rulebook
from dealer_terminal.rules.settlement import live_spots

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
