from tests.fast.cli.conftest import Terminal, not_refused
from tests.fast.cli.rounds import PROCEDURES, RULES_OF_PLAY, THREE_CARD, WA

CONTRACT = (
    '{"natural":{"event":"29 & 30","total":29},"best":{"event":"27 - 30","total":29,"cards":["As","10s","8s"]},'
    '"royal-family":{"event":null}}'
)
TRIPS = (
    '{"natural":{"event":"Trips","total":null},"best":{"event":"Trips","total":null,"cards":["9c","9d","9h"]},'
    '"royal-family":{"event":"Rainbow"}}'
)
EVALUATED = (
    ([WA, "As", "10s", "8s", "5h"], CONTRACT),
    ([WA, "AS", "ts", "8s", "5H"], CONTRACT),
    ([WA, "10s", "10h", "5h"], '{"natural":{"event":null,"total":15}}'),
    ([WA, "9c", "9d", "9h", "As"], TRIPS),
    (
        [PROCEDURES, "9c", "9d", "Ah", "9s"],
        '{"natural":{"event":null,"total":11},"best":{"event":"Trips","total":null,"cards":["9c","9d","9s"]}}',
    ),
    ([PROCEDURES, "As", "Ks", "Qs"], '{"natural":{"event":"Mini-Royal","total":31}}'),
    (
        [PROCEDURES, "Qd", "10d", "5s", "5c"],
        '{"natural":{"event":"16 - 21","total":20},"best":{"event":"18 - 23","total":20,"cards":["Qd","10d","5s"]}}',
    ),
)


def test_cards_are_worth_what_the_contract_says(terminal: Terminal) -> None:
    runs = [(arguments, answer, terminal("evaluate", "--rulebook", *arguments)) for arguments, answer in EVALUATED]
    assert [run for _, answer, run in runs if run != (0, answer + "\n", "")] == []


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


REFUSED = (
    (["--rulebook", "32", "As"], "no rulebook '32': installed are"),
    (["--rulebook", "../31-classic-wa-2019", "As"], "no rulebook"),
    (["As", "10s", "8s"], "--rulebook"),
    (["--rulebook", WA, "As", "\u0661\u0660s", "8s"], "is not a card"),
    (["--rulebook", WA], "CARD"),
    (["--rulebook", WA, "As", "10s", "8s", "5h", "3h"], "5 cards"),
    (["--rulebook", WA, "As", "10s", "Ts"], "10s is there twice"),
    (["--rulebook", THREE_CARD, "As", "Ks", "Qs", "--dealer", "As", "2c", "3c"], "twice"),
    (["--rulebook", WA, "As", "10", "8s"], "'10' is not a card"),
    (["--rulebook", WA, "As", "1\n2", "8s"], "is not a card"),
    (["--rulebook", THREE_CARD, "As", "Ks", "Qs", "Js"], "4 cards"),
    (["--rulebook", WA, "As", "Ks", "Qs", "--dealer", "2c", "3c", "4c"], "leave the option out"),
    (["--rulebook", THREE_CARD, "As", "Ks", "Qs", "--dealer", "2c", "3c"], "--dealer"),
    (["--rulebook", WA, "--colour", "As", "Ks", "Qs"], "--colour"),
)


def test_wrong_arguments_are_refused(terminal: Terminal) -> None:
    assert not_refused(terminal, REFUSED, "evaluate") == []
