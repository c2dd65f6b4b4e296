"""Rounds written short: `seat(6, "As 10s 8s", "5h", ante=2500)`, and what each wager of them came to."""

from collections.abc import Sequence

from dealer_terminal import installed
from dealer_terminal.app import installed_rulebooks
from dealer_terminal.rules.cards import Card, parse_cards
from dealer_terminal.rules.game import Settling
from dealer_terminal.rules.hand import Decision, Hand, Line
from dealer_terminal.rules.returns.entry import Return
from dealer_terminal.rules.rulebook_file import pay_tables
from dealer_terminal.rules.settlement import settle_round

WA, ORIGINAL = "31-classic-wa-2019", "31-classic-original"
RULES_OF_PLAY, DEALER_PROCEDURES = "31-classic-rules-of-play", "31-classic-dealer-procedures"
AGS = "3-card-ags"
THIRTY_ONE = (WA, ORIGINAL, RULES_OF_PLAY, DEALER_PROCEDURES)
WITH_ROYAL_FAMILY = (WA, RULES_OF_PLAY)

BOOKS = {name: installed_rulebooks.rulebook(name) for name in (*THIRTY_ONE, AGS)}
LETTERS = {"player-bonus": "A", "six-card-bounty": "A"}


def cards(text: str) -> tuple[Card, ...]:
    return parse_cards(text.split())


def seat(
    number: int,
    held: str,
    draw: str = "",
    *,
    fold: bool = False,
    told: bool = False,
    forfeit: str = "",
    **wagers: int,
) -> Hand:
    """A seat that plays (its Play wager equals its Ante), or folds; spots with an underscore for the dash."""
    placed = {spot.replace("_", "-"): stake for spot, stake in wagers.items()}
    if "ante" in placed and not fold:
        placed.setdefault("play", placed["ante"])
    places = {"natural": cards(held), "draw": cards(draw)} if draw else {"hand": cards(held)}
    return Hand(
        seat=number,
        wagers=placed,
        decision=Decision.FOLD if fold else Decision.PLAY,
        claims=("natural-16",) if told else (),
        forfeit=forfeit,
        cards=places,
    )


def settle(
    name: str,
    *hands: Hand,
    dealer: str = "",
    meters: dict[str, int] | None = None,
    options: dict[str, str] | None = None,
) -> tuple[Line, ...]:
    book = BOOKS[name]
    chosen = options or (LETTERS if name == AGS else {})
    settling = Settling(book, pay_tables(book, chosen), cards(dealer), meters or {})
    return settle_round(installed_rulebooks.game_of(book), settling, hands)


def came_to(lines: Sequence[Line]) -> dict[str, tuple[str, int]]:
    """By spot, of one seat: the result and the payment."""
    return {line.spot: (line.result.value, line.pays) for line in lines}


def order(lines: Sequence[Line]) -> list[tuple[int, str]]:
    return [(line.seat, line.spot) for line in lines]


def rulebook_text(name: str) -> str:
    return (installed.assets() / "rulebooks" / f"{name}.toml").read_text(encoding="utf-8")


def counts(found: Return) -> dict[str, int]:
    """How often each event comes."""
    return {each.event: each.count for each in found.events}
