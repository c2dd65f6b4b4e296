import json

import pytest

from tests.fast.cli.conftest import Terminal
from tests.fast.cli.rounds import PROCEDURES, RULES_OF_PLAY, THREE_CARD, WA

CONTRACT = (
    '{"natural":{"event":"29 & 30","total":29},"best":{"event":"27 - 30","total":29,"cards":["As","10s","8s"]},'
    '"royal-family":{"event":null}}'
)
TRIPS = (
    '{"natural":{"event":"Trips","total":null},"best":{"event":"Trips","total":null,"cards":["9c","9d","9h"]},'
    '"royal-family":{"event":"Rainbow"}}'
)
EVALUATED = {
    "four cards": ([WA, "As", "10s", "8s", "5h"], CONTRACT),
    "T for ten, in any case": ([WA, "AS", "ts", "8s", "5H"], CONTRACT),
    "three cards are the natural alone": ([WA, "10s", "10h", "5h"], '{"natural":{"event":null,"total":15}}'),
    "trips are no sum": ([WA, "9c", "9d", "9h", "As"], TRIPS),
    "trips that come with the draw": (
        [PROCEDURES, "9c", "9d", "Ah", "9s"],
        '{"natural":{"event":null,"total":11},"best":{"event":"Trips","total":null,"cards":["9c","9d","9s"]}}',
    ),
    "a Mini-Royal is one": ([PROCEDURES, "As", "Ks", "Qs"], '{"natural":{"event":"Mini-Royal","total":31}}'),
    "no four-card bonus in this edition": (
        [PROCEDURES, "Qd", "10d", "5s", "5c"],
        '{"natural":{"event":"16 - 21","total":20},"best":{"event":"18 - 23","total":20,"cards":["Qd","10d","5s"]}}',
    ),
}


@pytest.mark.parametrize(("arguments", "answer"), EVALUATED.values(), ids=EVALUATED)
def test_cards_are_worth_what_the_contract_says(terminal: Terminal, arguments: list[str], answer: str) -> None:
    found = terminal("evaluate", "--rulebook", *arguments)
    assert found.code == 0
    assert found.out == answer + "\n"


def test_three_card_hands_meet_the_dealers(terminal: Terminal) -> None:
    dealer = ["--dealer", "2c", "7d", "9h"]
    found = terminal("evaluate", "--rulebook", THREE_CARD, "Qs", "Ks", "As", *dealer).json
    assert found["hand"] == {"event": "AKQ Suited"}
    assert found["player-bonus"] == {"event": "AKQ Suited"}
    assert found["stax"] == {"event": "Royal Flush, Other Suit", "meter": "spade"}
    assert found["dealer"] == {"qualifies": False, "event": "High Card"}


def test_quads_are_not_a_rainbow(terminal: Terminal) -> None:
    found = terminal("evaluate", "--rulebook", RULES_OF_PLAY, "9c", "9d", "9h", "9s").json
    assert found["royal-family"] == {"event": "Quads"}
    assert found["best"]["event"] == "Trips"


REFUSED = {
    "unknown rulebook": (["--rulebook", "32", "As"], "no rulebook '32': installed are"),
    "a path out of the folder": (["--rulebook", "../31-classic-wa-2019", "As"], "no rulebook"),
    "no rulebook named": (["As", "10s", "8s"], "--rulebook"),
    "a rulebook without a name": (["--rulebook", "", "As"], "rulebook: the name is empty; write one of 3-card-ags"),
    "digits of another script": (["--rulebook", WA, "As", "\u0661\u0660s", "8s"], "is not a card"),
    "no cards": (["--rulebook", WA], "CARD"),
    "two cards": (["--rulebook", WA, "As", "10s"], "2 cards"),
    "five cards": (["--rulebook", WA, "As", "10s", "8s", "5h", "3h"], "5 cards"),
    "the same card twice": (["--rulebook", WA, "As", "10s", "As"], "As is there twice"),
    "ten and T are one card": (["--rulebook", WA, "As", "10s", "Ts"], "10s is there twice"),
    "a card with the dealer too": (["--rulebook", THREE_CARD, "As", "Ks", "Qs", "--dealer", "As", "2c", "3c"], "twice"),
    "no suit": (["--rulebook", WA, "As", "10", "8s"], "'10' is not a card"),
    "one is no rank": (["--rulebook", WA, "As", "1s", "8s"], "'1s' is not a card"),
    "empty": (["--rulebook", WA, "As", "", "8s"], "'' is not a card"),
    "lines in a card": (["--rulebook", WA, "As", "1\n2", "8s"], "is not a card"),
    "four cards at 3 Card": (["--rulebook", THREE_CARD, "As", "Ks", "Qs", "Js"], "4 cards"),
    "a dealer at 31": (["--rulebook", WA, "As", "Ks", "Qs", "--dealer", "2c", "3c", "4c"], "leave the option out"),
    "two cards of the dealer": (["--rulebook", THREE_CARD, "As", "Ks", "Qs", "--dealer", "2c", "3c"], "--dealer"),
    "unknown option": (["--rulebook", WA, "--colour", "As", "Ks", "Qs"], "--colour"),
}


@pytest.mark.parametrize(("arguments", "said"), REFUSED.values(), ids=REFUSED)
def test_bad_input_is_told_in_one_line(terminal: Terminal, arguments: list[str], said: str) -> None:
    assert said in terminal("evaluate", *arguments).refusal()


def test_the_answer_is_one_line_of_json(terminal: Terminal) -> None:
    found = terminal("evaluate", "--rulebook", WA, "As", "10s", "8s", "5h")
    assert found.out.count("\n") == 1
    assert json.loads(found.out)["best"]["cards"] == ["As", "10s", "8s"]
