"""What a hand can still come to, against every hand that a small remainder of the deck can make."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

from dealer_terminal.rules.cards import DECK, Card
from dealer_terminal.rules.game import Events, Game, Settling
from dealer_terminal.rules.games import GAMES
from dealer_terminal.rules.hand import Decision, Hand
from dealer_terminal.rules.hands import points
from dealer_terminal.rules.returns import deals
from tests.fast.rules.rounds import AGS, BOOKS, THIRTY_ONE, cards
from tests.helpers.cases import every

REMAINDERS = (
    "2c 3c 4d 5d 6h 7h 8s 9s",
    "10c Jc Qc Kc Ac 9c 9d 9h 2s",
    "7c 7d 7h 7s Ac Ad Ah As 2c",
    "Ad Kd Qd Jd 10d 9d 4c 4s",
    " ".join(map(str, Random(1).sample(DECK, 10))),
)
DEALERS = cards("10s Js Qs")


@every("remainder", REMAINDERS)
@every("name", THIRTY_ONE)
def test_an_unseen_hand_of_31_comes_to_what_its_cards_can_make(name: str, remainder: str) -> None:
    left = cards(remainder)
    hands = [
        {"natural": three, "draw": (draw,)} for three in combinations(left, 3) for draw in left if draw not in three
    ]
    assert _ways(name, {}, left) == _settled(name, hands)


@every("natural", ["As 10s 8s", "7c 7d 7h", "2c 5d 9h", "Ad Kd Qd", "8c 8d 3s"])
@every("name", THIRTY_ONE)
def test_an_open_natural_comes_to_what_each_card_that_is_left_makes(name: str, natural: str) -> None:
    shown = {"natural": cards(natural)}
    left = [card for card in DECK if card not in shown["natural"]][::3]
    assert _ways(name, shown, left) == _settled(name, [{**shown, "draw": (card,)} for card in left])


@every("remainder", REMAINDERS)
def test_an_unseen_hand_of_3_card_comes_to_what_its_cards_can_make(remainder: str) -> None:
    left = [card for card in cards(remainder) if card not in DEALERS]
    assert _ways(AGS, {}, left) == _settled(AGS, [{"hand": three} for three in combinations(left, 3)])


def test_the_whole_deck_leaves_every_printed_event_open() -> None:
    for name in (*THIRTY_ONE, AGS):
        ways = [dict(way) for way in _ways(name, {}, [card for card in DECK if card not in DEALERS])]
        for spot, table in BOOKS[name].usual_tables().tables.items():
            printed = {event.label for event in table.events}
            assert {way[spot] for way in ways} == {"", *printed}


def test_four_cards_come_to_the_same_whether_one_by_one_or_all_at_once() -> None:
    some = deals.fours()[::997]
    values = [deals.four_card_value(code) for code in deals.four_card_codes(some).tolist()]
    one_by_one = [points.all_four([DECK[index] for index in four]) for four in some.tolist()]
    assert values == [(each.total, each.marks) for each in one_by_one]


def _ways(name: str, shown: dict[str, tuple[Card, ...]], left: Sequence[Card]) -> set[tuple[tuple[str, str], ...]]:
    found = _game(name).can_come_to(_settling(name), _hand(name, shown), left)
    return set(map(_sorted, found))


def _settled(name: str, hands: Sequence[dict[str, tuple[Card, ...]]]) -> set[tuple[tuple[str, str], ...]]:
    return {_sorted(dict(_events(name, held))) for held in hands}


def _events(name: str, held: dict[str, tuple[Card, ...]]) -> Iterator[tuple[str, str]]:
    """By settling the hand with every wager placed."""
    hand, game = _hand(name, held), _game(name)
    lines = [line for stage in game.stages for line in game.settle(_settling(name), hand, stage, tuple(hand.wagers))]
    named = {line.spot: line.event or "" for line in lines}
    return ((spot, named.get(spot, "")) for spot in BOOKS[name].usual_tables().tables)


def _sorted(way: Events) -> tuple[tuple[str, str], ...]:
    return tuple(sorted(way.items()))


def _hand(name: str, shown: dict[str, tuple[Card, ...]]) -> Hand:
    return Hand(1, dict.fromkeys(BOOKS[name].spot_ids(), 500), Decision.PLAY, (), "", shown)


def _settling(name: str) -> Settling:
    dealer = DEALERS if name == AGS else ()
    return Settling(BOOKS[name], BOOKS[name].usual_tables(), dealer)


def _game(name: str) -> Game:
    return GAMES[BOOKS[name].game]
