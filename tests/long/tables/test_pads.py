"""Presses as quick as a finger's, 80 ms every 150 ms: a pad takes all, a key that changes the round one."""

from tests.journeys.conftest import Opens
from tests.journeys.table import Seen, Table


def at_wagers(opens: Opens) -> Table:
    return opens().staffed().start().opened()


def shows(table: Table, text: str) -> Seen:
    return table.until(lambda seen: any(line.startswith(text) for line in seen.text.splitlines()), text)


def test_a_pad_loses_no_press(opens: Opens) -> None:
    table = at_wagers(opens).press("1 ANTE")
    table.taps(*["chip 25"] * 8)
    shows(table, "$200 · 2\u00a0black · ")
    table.taps("Clear", *"1", *"7", *"5")
    shows(table, "$175 · 1\u00a0black, 3\u00a0green · ")
    table.taps(*["Erase"] * 3, *"9", *"5")
    shows(table, "$95 · 3\u00a0green, 4\u00a0red · ")
    table.press(
        "Place wager", "No more bets", "Position 1 dealt", "Rest in the rack", "Lock decisions", "Open position 1"
    )
    table.press("A", "Spades", "K", "Spades").taps("Erase", "Erase")
    table.until(lambda seen: "As" not in seen.text.splitlines(), "a pad without cards")


def test_a_pin_is_tapped_as_quick_as_it_is_known(opens: Opens) -> None:
    table = opens().staffed().start()
    person = table.crew.dealer
    table.until(Seen.asks_who, "a form").key("Clear")
    table.taps(*person.number, *person.pin).primary()
    table.until(lambda seen: seen.does("Open the table"), "the terms of the table")


def test_a_key_that_changes_the_round_takes_one_press_at_a_time(opens: Opens) -> None:
    table = at_wagers(opens).wager("1 ANTE", "chip 25").wager("2 ANTE", "chip 25")
    table.taps(*["No more bets"] * 3)
    table.until(lambda seen: seen.does("Position 1 dealt"), "the first packet, not dealt yet")


def test_a_16_is_told_by_two_quick_taps(opens: Opens) -> None:
    table = at_wagers(opens).wager("1 ANTE", "chip 25").wager("1 31", "chip 25")
    table.press("No more bets", "Position 1 dealt", "Rest in the rack").taps("Position 1", "Position 1")
    table.until(lambda seen: seen.key("Position 1 FOLD 16"), "a told 16")


def test_a_second_tap_answers_nothing_that_came_under_the_finger(opens: Opens) -> None:
    """The list asks at which position, and a position's key lies where the irregularity did."""
    table = at_wagers(opens)
    for seat in range(1, 7):
        table.wager(f"{seat} ANTE", "chip 25")
    table.press("Player of position 3").taps("Double", "Double")
    table.says("3 ANTE 50").press("No more bets", "Irregularity")
    name = "A card was exposed during the deal"
    table.taps(name, name).says("At which position?")


def test_no_other_pad_loses_one(opens: Opens) -> None:
    """A limit, a tray, a note, cards and a payment."""
    table = opens().staffed().start()
    table.types_who(table.crew.dealer)
    table.press("Limits and thresholds", "Camera above").taps(*"1111", "Erase", "00").says("$11,100")
    table.press("Enter the amount").until(lambda seen: seen.does("Open the table"), "the terms of the table")
    table.primary().approved().until(lambda seen: seen.round == 1, "the first round")
    table.press("Supervisor", "The table's money", "Opener").taps(*"1222", "Erase", "00").says("$1,000 · 12200 · ")
    table.press("Back", "Back").press_unless(lambda seen: seen.key("More"), "Back")
    table.wager("1 ANTE", "chip 25").press("Irregularity", "Note").taps(*"SEEN", "Space", *"TOO").press("Done")
    table.says("IRREGULARITY · Seen too").press(
        "Back", "No more bets", "Position 1 dealt", "Rest in the rack", "Lock decisions"
    )
    table.press("Open position 1", "A", "Spades", "K", "Spades", "10", "Spades").taps(*["Erase"] * 3)
    table.cards("As Ks 10s 9h").press("Supervisor", "Correct a payment", "Position 1 · PLAY")
    table.taps(*"222", "Erase", "5").says("→ $225")


def test_pads_have_one_order_a_way_back_and_the_last_wager(opens: Opens) -> None:
    table = opens().staffed().start()
    orders = [order(table.until(Seen.asks_who, "a form"), table)]
    table.opened().press("Supervisor", "The table's money", "Opener")
    orders.append(order(table.look(), table))
    table.press("Back", "Back").press_unless(lambda seen: seen.key("More"), "Back")
    table.wager("1 ANTE", "chip 25").press("1 31", "Back", "1 31")
    orders.append(order(table.look(), table))
    assert orders == [("123", "456", "789")] * 3
    table.press("Back")
    table.press("No more bets", "Position 1 dealt", "Rest in the rack", "Position 1", "Lock decisions").primary()
    table.press("Deck is back").until(lambda seen: seen.round == 2, "the next round")
    table.press("2 ANTE", "Back", "1 ANTE", "Same again").says("1 ANTE 25 · 1\u00a0green")


def order(seen: Seen, table: Table) -> tuple[str, ...]:
    """The digits but 0, row by row."""
    places = {digit: table.eyes.middle(key) for digit in "123456789" if (key := seen.key(digit))}
    rows = sorted({top for _, top in places.values()})
    return tuple(
        "".join(sorted((each for each in places if places[each][1] == top), key=places.__getitem__)) for top in rows
    )


def test_a_note_of_spaces_is_no_note(opens: Opens) -> None:
    table = at_wagers(opens).press("Irregularity", "Note").taps(*["Space"] * 3).press("Done")
    table.says("IRREGULARITY What happened?").press("Note").taps(*"SEEN").press("Done").says("IRREGULARITY · Seen")
