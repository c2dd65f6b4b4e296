"""Who signs sees what is signed: position, cards, wager, money before and after; the log holds the same."""

from tests.journeys.conftest import Opens
from tests.journeys.hands import overrides, signed
from tests.journeys.program import as_lines
from tests.journeys.table import journal_is_whole


def test_the_tables_money_is_counted_by_two_and_comes_to_what_play_won(opens: Opens) -> None:
    table = opens().staffed().start().opened()
    table.press("Supervisor", "The table's money", "Opener", "$100", "4", "0", "$25", "8", "0", "Sign")
    signed(table, "Tray $6,000", "$100 40 pieces", "$25 80 pieces")
    table.wager("1 ANTE", "chip 25").press("No more bets", "Position 1 dealt", "Rest in the rack", "Position 1")
    table.press("Lock decisions").primary()
    table.press("Deck is back", "Supervisor", "The table's money", "Fill", "$100", "1", "0", "Sign")
    signed(table, "Brought to the table $6,000 $7,000", "$100 10 pieces")
    table.press("Supervisor", "The table's money", "Credit", "$25", "4", "Sign")
    signed(table, "$25 4 pieces")
    table.press("Supervisor", "The table's money", "Closer", "$100", "5", "0", "$25", "7", "7", "Sign")
    signed(table, "Tray $6,900 $6,925", "Won in play, by the record +$25", "Box, by the record $0")
    table.press("Supervisor", "The table's money", "Drop", "$20", "1", "Count again", "$20", "2", "Sign")
    table.until(lambda seen: "The two counts differ" in seen.text, "a box that two people counted differently")
    table.press("Count again", "Sign")
    signed(table, "Box, by the record $0", "Win +$25")
    table.close()
    told = as_lines("export", "--db", str(table.journal), "--what", "forms")
    assert [(each["form"], each["number"], each["cents"]) for each in told] == [
        ("opener", 1, 600_000),
        ("fill", 1, 100_000),
        ("credit", 1, 10_000),
        ("closer", 1, 692_500),
        ("drop", 1, 0),
    ]
    journal_is_whole(table)


def test_a_forfeit_and_a_payment_over_the_cameras_limit_are_seen_before_they_are_signed(opens: Opens) -> None:
    table = opens().staffed().start()
    table.types_who(table.crew.dealer)
    table.press("Limits and thresholds", "Camera above", "1", "00", "Enter the amount")
    table.until(lambda seen: seen.does("Open the table"), "the terms of the table")
    signed(table.primary(), "Camera above $100")
    table.until(lambda seen: seen.round == 1, "the first round")
    for circle in ("1 ANTE", "1 31", "2 ANTE"):
        table.wager(circle, "chip 5")
    table.press("No more bets", "Position 1 dealt", "Position 2 dealt", "Rest in the rack", "Lock decisions")
    table.press("Irregularity", "A player handled the Draw card", "Position 2", "Hand and wagers are forfeited")
    signed(table, "Position 2", "ANTE $5 open forfeited")
    table.press("Collected · position 2", "Open position 1").cards("As Ks 10s").press("Call the supervisor")
    table.says("House $0 −$250", "As", "Ks", "10s", "31 $5 · 31 waits pays $250").picture("camera")
    table.taps("Seen on camera", *"4711").press("Next").types_who(table.crew.supervisor)
    table.until(lambda seen: seen.does("Draw card"), "the payment, verified")
    table.close()
    shown = overrides(table)
    assert list(shown) == ["open-table", "resolve-irregularity", "verify-payout"]
    journal_is_whole(table)
