"""The installed replay on a display: a payment is found, a moment marked, and a round exported as evidence."""

from contextlib import ExitStack
from pathlib import Path

from tests.journeys.desk import MADE, Desk
from tests.journeys.display import Display
from tests.journeys.program import as_json, told, well


def test_payment_is_found_by_amount_and_time(screen: Display, tmp_path: Path) -> None:
    db, keys = str(tmp_path / "journal.db"), str(tmp_path / "keys")
    well("simulate", "--rounds", "60", "--seed", "3", "--db", db, "--keys", keys)
    hands = as_json("hands", "--db", db, "--zone", "UTC", "--pays", "1", "--limit", "1000", "--json")["hands"]
    paid = {sum(each["pays"] for each in hand["results"]): hand for hand in hands if hand["round"] < 50}
    highest = max(amount for amount in paid if amount % 100 == 0)
    wanted, before = paid[highest], Path(db).read_bytes()
    with ExitStack() as ends:
        desk = Desk(ends, screen, tmp_path, "replay", "--db", db, "--zone", "UTC", begins="Fact ")
        desk.sees("The newest ")
        desk.hand.key("f")
        desk.sees("Find: Payments")
        desk.fills(wanted["opened"][:19], "", str(highest // 100), str(highest // 100))
        desk.sees("found in the whole journal")
        desk.press(f"Round {wanted['round']} · Position {wanted['seat']}: ")
        desk.sees(f"Facts of round {wanted['round']}")
        desk.hand.key("Home", "Return")
        desk.sees(f"Facts of round {wanted['round']}")
        desk.hand.key("f")
        desk.sees("Find: Payments")
        desk.fills("noon")
        desk.sees("“noon” is no time")
        assert desk.program.lives
    assert Path(db).read_bytes() == before


def test_officer_marks_and_exports_a_round(screen: Display, tmp_path: Path) -> None:
    db, keys = str(tmp_path / "journal.db"), str(tmp_path / "keys")
    well("simulate", "--rounds", "6", "--seed", "3", "--db", db, "--keys", keys)
    paid = next(each for each in range(1, 7) if as_json("moment", "--db", db, "--round", str(each))["totals"]["paid"])
    over = as_json("moment", "--db", db, "--round", str(paid))
    console, own = str(tmp_path / "console.db"), str(tmp_path / "console-keys")
    (tmp_path / "pin").write_text("2580\n")
    people = ("--db", console, "--keys", own, "--pin-file", str(tmp_path / "pin"))
    well("console", "init", "Surveillance 1", "--db", console, "--keys", own)
    well("operator", "add", "9001", "--name", "A. Ames", "--role", "administrator", *people)
    by = ("--by", "9001", "--by-pin-file", str(tmp_path / "pin"))
    well("operator", "add", "4001", "--name", "S. Sight", "--role", "surveillance", *by, *people)
    before, out = Path(db).read_bytes(), tmp_path / "round.html"
    with ExitStack() as ends:
        vkey = str(next(Path(keys).glob("*.vkey")))
        at = ("--db", db, "--vkey", vkey, "--round", str(paid), "--zone", "UTC", "--console", console, "--keys", own)
        desk = Desk(ends, screen, tmp_path, "replay", *at, begins="Sign on to look back")
        assert not any("Fact " in each.name for each in desk.look())
        desk.signs_on("4001", "2580")
        desk.sees(f"Facts of round {paid}")
        desk.hand.key("slash")
        desk.hand.type(f"f{over['fact']}")
        desk.hand.key("Return")
        desk.stands_at(over["fact"])
        desk.hand.key("t")
        desk.sees("A camera's clock")
        desk.fills("Cam 12", "", "00:00:27.5", "", "photographed")
        desk.sees(" s beside the table")
        desk.hand.key("m")
        desk.sees("What is to be seen there")
        desk.hand.type("paid twice?")
        desk.press("Wrong")
        desk.press("Mark")
        desk.sees("Marked at fact")
        desk.hand.key("e")
        desk.sees("What it is for")
        desk.fills("Claim 118", "", "", "", "", "", "", str(out))
        desk.until(lambda seen: any("VERIFIED up to fact" in each.name for each in seen), "the verdict", MADE)
        desk.until(lambda _: out.exists(), "the evidence", MADE)
        desk.hand.key("y")
        desk.sees(f"Signed up to fact {over['facts'] - 1}")
    assert "Claim 118" in out.read_text()
    proven = told("verify-proof", str(out), "--vkey", vkey)
    assert proven.stdout.startswith(f"Round {paid}: all ")
    (mark,) = as_json("console", "log", "--what", "marks", "--db", console)
    (wording,) = mark["wordings"]
    assert (wording["text"], wording["kind"]) == ("paid twice?", "wrong")
    kinds = [each["kind"] for each in as_json("console", "log", "--db", console)]
    assert {"reviewer_signed_on", "looked", "camera_set", "marked", "exported", "reviewer_signed_off"} <= set(kinds)
    assert Path(db).read_bytes() == before
