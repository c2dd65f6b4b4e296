"""Who is at the terminal: by finger, by keyboard, by badge; a relief between rounds; a table that closes and ends."""

from tests.journeys.conftest import Opens
from tests.journeys.program import told


def test_a_number_and_a_pin_are_typed_on_a_keyboard(opens: Opens) -> None:
    """1001, Tab, 1111, Enter."""
    table = opens("--simulate").start()
    table.types_who(table.crew.dealer).until(lambda seen: seen.does("Open the table"), "the terms of the table")


def test_what_is_typed_shows_as_it_is_typed_and_a_pin_as_dots(opens: Opens) -> None:
    table = opens("--simulate").start()
    table.hand.type("10")
    table.until(lambda seen: "Number 10" in seen.text, "the first digits")
    table.hand.key("BackSpace")
    table.hand.type("001")
    table.until(lambda seen: "Number 1001" in seen.text, "the number")
    table.hand.key("Tab")
    table.hand.type("11")
    table.until(lambda seen: "PIN ●●" in seen.text, "two dots")
    table.hand.type("11")
    table.hand.key("Return")
    table.until(lambda seen: seen.does("Open the table"), "the terms of the table")


def test_a_badge_signs_on_and_another_one_approves(opens: Opens) -> None:
    table = opens().staffed().start()
    table.hand.type("Badge-1001")
    table.hand.key("Return")
    table.until(lambda seen: seen.does("Open the table"), "the terms of the table")
    table.primary().press("Start of shift")
    table.hand.type("Badge-2001")
    table.hand.key("Return")
    table.until(lambda seen: seen.round == 1, "the first round")


def test_whoever_mistypes_goes_back_and_on(opens: Opens) -> None:
    """Backspace over a whole number, keys of the screen in between, Enter on a PIN that was ended by Tab."""
    table = opens("--simulate").start()
    table.hand.type("1002")
    table.until(lambda seen: "Number 1002" in seen.text, "a number")
    table.hand.key(*["BackSpace"] * 4)
    table.until(lambda seen: "Number 1" not in seen.text, "an empty number")
    table.hand.type("10")
    table.until(lambda seen: "Number 10" in seen.text, "two digits")
    table.press("0", "1").until(lambda seen: "Number 1001" in seen.text, "the number")
    table.hand.type("1111")
    table.hand.key("Tab", "Return")
    table.until(lambda seen: seen.does("Open the table"), "the terms of the table")


def test_an_approval_keeps_the_pin_while_its_reason_is_chosen(opens: Opens) -> None:
    table = opens("--simulate").start()
    table.types_who(table.crew.dealer).until(lambda seen: seen.does("Open the table"), "the terms of the table")
    table.primary().types_who(table.crew.supervisor)
    table.until(lambda seen: "needs a reason" in seen.text, "why not")
    table.press("Start of shift").primary().until(lambda seen: seen.round == 1, "the first round")


def test_nobody_invented_takes_over_a_table_that_is_dealt_by_hand(opens: Opens) -> None:
    table = opens().staffed().start().opened()
    table.close()
    where = ("--db", str(table.journal), "--keys", str(table.keys))
    refused = told("table", "--simulate", "--headless", "--screenshots", str(table.folder / "pictures"), *where)
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
    assert "dealt by hand by real people" in refused.stderr
