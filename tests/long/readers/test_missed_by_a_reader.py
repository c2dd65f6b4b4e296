"""A line reader that misses a card, and a card that is turned over too early: the dealer sees it, and no hand takes
another's cards."""

from pathlib import Path

from tests.journeys.conftest import Opens, Plugs
from tests.journeys.device import Device, place_for, shuffled
from tests.journeys.player import Player
from tests.journeys.program import as_lines
from tests.journeys.table import Seen, Table, journal_is_whole

SEATS = (1, 4)


def at_the_first_hand(opens: Opens, plugs: Plugs, folder: Path) -> tuple[Table, Device, Player]:
    device = plugs("card-line", *place_for(folder))
    table = opens("--device", device.where, "--protocol", "card-line").staffed().start().opened()
    table.until(lambda seen: "Reader ·" in seen.text, "a reader")
    device.do(" ".join(("insert-deck", *shuffled(1))))
    player = Player(table, seats=SEATS)
    player.until(shows_cards, "the first hand")
    return table, device, player


def shows_cards(seen: Seen) -> bool:
    return seen.primary is not None and seen.primary.name.startswith("Show the")


def says(seen: Seen) -> str:
    return seen.primary.says if seen.primary is not None else ""


def test_the_screen_names_the_cards_that_were_read_so_that_one_that_was_missed_is_missing(
    opens: Opens, plugs: Plugs, tmp_path: Path
) -> None:
    table, device, _ = at_the_first_hand(opens, plugs, tmp_path)
    deck = shuffled(1)
    device.do("draw-card")
    table.until(lambda seen: f"Position 4 · read 1 of 3: {deck[0]}" in says(seen), "the first card")
    device.do("fault drop")
    device.do("draw-card")
    device.do("wait 0.5")
    device.do("draw-card")
    table.until(lambda seen: f"Position 4 · read 2 of 3: {deck[0]} {deck[2]}" in says(seen), "the first and the third")


def test_a_card_that_is_turned_over_before_the_hand_is_put_away_shifts_no_hand(
    opens: Opens, plugs: Plugs, tmp_path: Path
) -> None:
    table, device, player = at_the_first_hand(opens, plugs, tmp_path)
    deck = shuffled(1)
    for _ in range(4):
        table.until(shows_cards, "a card that is due")
        device.do("draw-card")
        device.do("wait 0.5")
    table.until(lambda seen: seen.primary and "show position 1" in seen.primary.name, "the hand of position 1 to come")
    device.do("draw-card")
    seen = table.until(lambda seen: "Reader fault" in seen.text, "a fault")
    assert seen.primary is not None
    assert "open position 1" in seen.primary.name
    player.until_round(2)
    table.close()
    hands = {hand["seat"]: str(hand["cards"]).split() for hand in as_lines(*hands_of(table))}
    assert sorted(hands[4]) == sorted(deck[:4])
    assert not set(hands[1]) & set(deck[:8])
    journal_is_whole(table)


def hands_of(table: Table) -> tuple[str, ...]:
    return "export", "--db", str(table.journal), "--what", "hands"
