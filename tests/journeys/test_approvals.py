"""An approver sees what is approved: position, cards, wager, money before and after; the log holds the same."""

from tests.journeys.conftest import Opens
from tests.journeys.hands import overrides, paid_up, signed
from tests.journeys.table import journal_is_whole


def test_correction_and_void_show_what_is_approved(opens: Opens) -> None:
    table = paid_up(opens)
    table.press("Supervisor", "Correct a payment", "Position 1 · PLAY", "chip 25").primary()
    signed(table, "Position 1", "As", "Ks", "9s", "2s", "PLAY $25 · 27 - 30 pays $100 pays $125", "House −$75 −$200")
    table.press("Irregularity", "A card does not match").cards("As Ks 8s 2s")
    two_sets = ("Position 1", "As", "Ks", "9s", "2s", "8s", "PLAY $25 pays $125", "House −$75")
    table.until(lambda seen: set(two_sets) <= set(seen.text.splitlines()), "both sets of cards beside the question")
    table.press("The recorded cards stand")
    signed(table, *two_sets)
    table.press("Irregularity", "The round is void", "Void the round")
    signed(table, "ANTE $25 · 27 - 30 $25 waits returned", "31 $5 · 29 & 30 pays $75 returned", "House −$75 $0")
    table.until(lambda seen: "Return $55" in seen.text, "what goes back")
    assert {"Position 1 · ANTE · $25", "Position 1 · 31 · $5"} <= set(table.seen.text.splitlines())
    table.close()
    shown = overrides(table)
    assert list(shown) == ["open-table", "correct-payment", "resolve-irregularity"]
    terms = {each["of"]: each["after"] for each in shown["open-table"]["changes"] if each["what"] == "thresholds"}
    assert (terms["deal"], terms.get("jackpot")) == ("none", None)
    play = next(wager for wager in shown["correct-payment"]["hands"][0]["wagers"] if wager["spot"] == "play")
    assert (play["before"]["pays"], play["after"]["pays"]) == (10_000, 12_500)
    journal_is_whole(table)
