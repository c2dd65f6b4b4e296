"""The installed pit on a display of its own, beside real tables: what calls for somebody is seen there, acted on and
over; the queue is worked off; what changed is told; a replay opens where it is asked."""

from contextlib import ExitStack
from pathlib import Path

from tests.journeys.conftest import Opens
from tests.journeys.display import Display
from tests.journeys.hands import paid_up, staked, turned_over
from tests.journeys.pit_console import PitConsole, pit_of
from tests.journeys.program import well
from tests.journeys.table import journal_is_whole

MANY = 8
"""Steps taken back in half an hour are more than is usual."""


def test_a_prize_that_is_pending_calls_until_it_is_paid(
    opens: Opens, office: Display, ends: ExitStack, tmp_path: Path
) -> None:
    table = turned_over(staked(opens).press("1 chip counted"))
    console = PitConsole(tmp_path, table.journal)
    pit = pit_of(ends, office, tmp_path, console)
    pit.sees("Nothing calls for anybody")
    table.press("Jackpot · position 1", "Royal Flush, Other Suit", "Pending Jackpot", "Pay Jackpot")
    pit.sees("Prize pending · Position 1: prize of $500.25 locked · new")
    pit.press("Table 1 · Round 1")
    pit.sees("Position 1")
    pit.hand.key("d")
    pit.sees("The dealer's screen as it is now")
    pit.hand.key("Escape")
    table.press("Call the supervisor").approved()
    pit.sees("over, not seen")
    pit.hand.key("q")
    pit.sees("wait for a second pair of eyes")
    pit.press("Prize · ")
    pit.sees("Signed by S. Visor")
    pit.hand.key("Tab")
    pit.hand.type("counted twice")
    pit.press("Approve")
    pit.sees("Approved: counted twice")
    pit.program.close()
    assert {"alarm_raised", "alarm_returned", "item_approved", "looked"} <= {*console.log()}
    table.close()
    journal_is_whole(table)


def test_a_payment_over_the_limit_calls_until_it_is_verified(
    opens: Opens, office: Display, ends: ExitStack, tmp_path: Path
) -> None:
    table = opens().staffed().start().opened().wager("1 ANTE", "chip 100").wager("1 ROYAL", "chip 100")
    table.press("No more bets", "Position 1 dealt", "Rest in the rack", "Lock decisions", "Open position 1")
    console = PitConsole(tmp_path, table.journal)
    pit = pit_of(ends, office, tmp_path, console)
    pit.sees("Nothing calls for anybody")
    table.cards("Ah Kh Qh Jh")
    pit.press("Payment waits · Position 1: ")
    pit.sees("Go to the table, look at cards and wager")
    pit.press("Seen")
    pit.sees("Table 1 · seen")
    table.press("Call the supervisor", *"4711", "Next").approved()
    pit.sees("It is over, and somebody has seen it.")
    pit.hand.key("Escape", "q")
    pit.press("Over a limit · ")
    pit.sees("Signed by S. Visor")
    pit.program.close()
    table.close()
    journal_is_whole(table)


def test_undone_steps_call_once_they_are_many_and_what_changed_is_told(
    opens: Opens, office: Display, ends: ExitStack, tmp_path: Path
) -> None:
    table = opens().staffed().start().opened().wager("1 ANTE", "chip 25")
    console = PitConsole(tmp_path, table.journal)
    pit = pit_of(ends, office, tmp_path, console)
    pit.sees("Nothing calls for anybody")
    pit.hand.key("c")
    pit.press("Looked at up to here")
    pit.sees("0 facts, 0 rounds")
    pit.hand.key("Escape")
    for _ in range(MANY):
        table.press("No more bets", "Undo")
    pit.sees("Many undone steps")
    pit.hand.key("c")
    pit.sees("For a second pair of eyes: Taken back 8")
    pit.hand.key("Escape", "q")
    pit.press("Taken back · ")
    pit.press("Replay")
    pit.sees("Facts of round 1")
    table.close()
    pit.program.close()
    assert "point_set" in console.log()


def test_corrections_call_once_they_are_many_and_a_recent_round_leads_into_the_replay(
    opens: Opens, office: Display, ends: ExitStack, tmp_path: Path
) -> None:
    table = paid_up(opens)
    console = PitConsole(tmp_path, table.journal)
    pit = pit_of(ends, office, tmp_path, console)
    pit.sees("Nothing calls for anybody")
    for chip in ("chip 25", "chip 100", "chip 25", "chip 100"):
        table.press("Supervisor", "Correct a payment", "Position 1 · PLAY", chip).primary().approved()
    pit.press("Many corrections · Payments or cards put right: 4 in 60 min")
    pit.sees("Seen")
    table.press("Paid", "Deck is back")
    pit.hand.key("Escape", "1", "t")
    pit.press("Round 1 · ")
    pit.sees("Facts of round 1")
    pit.program.close()
    assert "looked" in console.log()
    table.close()


def test_six_tables_play_and_whoever_sits_there_works_their_queue_off(
    office: Display, ends: ExitStack, tmp_path: Path
) -> None:
    tables = [tmp_path / f"table-{number}.db" for number in range(1, 7)]
    for number, each in enumerate(tables):
        well("simulate", "--rounds", "12", "--seed", str(number), "--db", str(each), "--keys", f"{each}.keys")
    before = {each: each.read_bytes() for each in tables[1:]}
    console = PitConsole(tmp_path, tables[0])
    pit = pit_of(ends, office, tmp_path, console, *map(str, tables[1:]))
    pit.until(lambda seen: sum("SIMULATED · Round 13" in each.name for each in seen) == 6, "six tables")
    well("simulate", "--rounds", "3", "--seed", "9", "--db", str(tables[0]), "--keys", f"{tables[0]}.keys")
    pit.sees("SIMULATED · Round 16")
    pit.press("Queue")
    pit.press("Taken back · ")
    pit.fills("S. Visor", "")
    pit.sees("Approved")
    pit.hand.key("Escape")
    pit.hand.key("r")
    pit.sees("Open a table, an alarm or an item")
    pit.hand.key("1", "t")
    pit.sees("Round 12 ")
    pit.hand.key("r")
    pit.sees("Facts of round")
    pit.program.close()
    assert {each: each.read_bytes() for each in tables[1:]} == before
    assert "item_approved" in console.log()
