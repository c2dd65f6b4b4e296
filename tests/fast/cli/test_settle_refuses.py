"""Bad input to `settle`: one line that names the seat or key and what to write."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.fast.cli.conftest import Run, Terminal, not_refused
from tests.fast.cli.rounds import (
    ORIGINAL,
    PROCEDURES,
    RULES_OF_PLAY,
    THREE_CARD,
    bonus_seat,
    folded_16,
    round_of,
    seat,
    three_card_round,
    three_card_seat,
)

Settle = Callable[[Any], Run]


def wagered(**wagers: Any) -> dict[str, Any]:
    named = {name.replace("_", "-"): amount for name, amount in wagers.items()}
    return round_of(seat(wagers={"ante": 2500, **named}))


AMOUNTS = (
    (wagered(ante=-1), "seat 6: ante: an amount is more than 0"),
    (wagered(natural_31=0), "seat 6: natural-31: an amount is more than 0"),
    (wagered(ante=25.5), "seat 6: ante: 25.5 is no amount; write whole cents"),
    (wagered(ante=True), "seat 6: ante: True is no amount"),
    (wagered(ante="2500"), "seat 6: ante: '2500' is no amount"),
    (wagered(ante=10**30), "seat 6: ante: more than $1,000,000"),
    ('{"seats": ' + "9" * 5000 + "}", "not JSON: a number of 5000 digits"),
    (wagered(play=2400), "seat 6: play is 2400, the ante 2500"),
)
WAGERS = (
    (round_of(seat(wagers={"natural-31": 500})), "seat 6: no ante (Betting Protocol 1)"),
    (round_of(seat(wagers={})), "seat 6: no wager"),
    (wagered(stax=500), "seat 6: spot 'stax' is not known here; write ante or play"),
    (round_of(bonus_seat(), rulebook=ORIGINAL), "seat 6: spot 'royal-family' is not known"),
    (
        three_card_round(three_card_seat(wagers={"ante": 100, "ante-bonus": 100})),
        "seat 3: spot 'ante-bonus' is not known",
    ),
    (round_of(seat(wagers={"ante": 2500, "play": 2500}, decision="fold")), "seat 6: play beside a fold"),
    (three_card_round(three_card_seat(wagers={"player-bonus": 100})), "seat 3: play without an ante"),
    (
        three_card_round(
            three_card_seat(2, wagers={"stax": 500}, decision=None, cards=["2c", "3d", "7c"]),
            three_card_seat(3, wagers={"stax": 100}, decision=None),
        ),
        "stax: wagers of 100 and 500; write one size",
    ),
)
TABLES = (
    (round_of(seat(), pay_tables={"play": 6}), "option '6' is not known here; write 1 or 2 or 3"),
    (round_of(seat(), pay_tables={"stax": 1}), "pay table 'stax' is not known here"),
    (round_of(seat(), pay_tables={"play": 1.0}), "an option is a number or text"),
    (round_of(seat(), pay_tables={"play": True}), "an option is a number or text"),
    (
        three_card_round(three_card_seat(wagers={"ante": 100, "player-bonus": 100}), pay_tables={}),
        "pay table player-bonus: the paper suggests none; choose A or B or C",
    ),
    (round_of(seat(), pay_tables={"": 1}), "pay table: the name is empty; write ante or"),
    (round_of(seat(), pay_tables={"play": ""}), "option: the name is empty; write 1 or 2"),
    (round_of(seat(), pay_tables={"play": "\u0661"}), "is not known here; write 1 or 2"),
    (round_of(seat(), rulebook=" "), "rulebook: the name is empty; write one of 3-card"),
    (round_of(seat(), rulebook="31"), "no rulebook '31': installed are"),
    (round_of(seat(), rulebook="a\0.toml"), "embedded null byte; name a rulebook"),
    (round_of(seat(), rulebook="\ud800.toml"), "surrogates not allowed; name a rulebook"),
)
SEATS = (
    (round_of(seat(0)), "seat 0: 31-classic-wa-2019 has seats 1 to 6"),
    (round_of(seat(7)), "seat 7: 31-classic-wa-2019 has seats 1 to 6"),
    (round_of(seat(8), rulebook=PROCEDURES), "seat 8: 31-classic-dealer-procedures has"),
    (round_of(seat(), seat(cards=["2s", "3s", "4s"], draw="6h")), "seat 6: is there twice"),
    (round_of(), "seats: there is none"),
)
CARDS = (
    (round_of(seat(cards=["As", "10s", "8s", "2c", "3c"])), "seat 6: 5 cards; write 3 in cards"),
    (round_of(seat(cards=None)), "seat 6: ante, play in action and no cards; write its cards"),
    (round_of(seat(draw="")), "seats[0].draw: is empty; write it, or leave the key out"),
    (round_of(seat(cards=["A\u0073", "\u0661\u0660s", "8s"])), "is not a card"),
    (round_of(seat(draw=None)), "seat 6: ante, play in action and no draw; write its draw"),
    (round_of(bonus_seat(decision="fold", draw=None)), "seat 6: royal-family in action and no draw"),
    (round_of(seat(draw="5" * 10_000 + "h")), "is not a card: write rank and suit"),
    (round_of(seat(cards=["As", "11s", "8s"])), "seat 6: '11s' is not a card"),
    (round_of(seat(draw="As")), "seat 6: As is there twice"),
    (round_of(seat(6), seat(5, cards=["2c", "3c", "4c"], draw="Ts")), "seat 5: 10s is already at seat 6"),
    (three_card_round(three_card_seat(), dealer=["Ad", "2c", "3c"]), "dealer: Ad is already"),
    (three_card_round(three_card_seat(), dealer=["2c", "3c"]), "dealer: 2 cards; write 3"),
    (three_card_round(three_card_seat(), dealer=[]), "dealer: no cards; write the dealer's 3"),
    (round_of(seat(), dealer=["2c", "3c", "4c"]), "dealer: 3 cards; the dealer has none here"),
    (three_card_round(three_card_seat(draw="2c")), "seat 3: this game has no draw card"),
)
DECISIONS = (
    (round_of(seat(decision=None)), "seat 6: no decision; write play or fold"),
    (three_card_round(three_card_seat(decision=None)), "seat 3: no decision"),
    (round_of(seat(decision="raise")), "seat 6: decision 'raise' is not known here; write play or fold"),
    (round_of(seat(decision="fold", claims=["natural-17"])), "seat 6: claim 'natural-17' is not known"),
    (
        round_of(bonus_seat(decision=None, forfeit="draw-card-handled", claims=["natural-16"])),
        "seat 6: claims without a fold; only a fold is told",
    ),
    (
        round_of(folded_16(claims=["natural-16", "natural-16"])),
        "seat 6: claim natural-16 is there twice; write it once",
    ),
    (
        round_of(folded_16(wagers={"ante": 500})),
        "seat 6: a told 16 without natural-31; write that wager, or leave claims out",
    ),
    (
        round_of(folded_16(), rulebook=RULES_OF_PLAY),
        "seat 6: 31-classic-rules-of-play has no told 16 (Rules of Play 3); leave claims out",
    ),
    (
        three_card_round(three_card_seat(decision="fold", claims=["natural-16"])),
        "seat 3: claim 'natural-16' is not known here; leave it out",
    ),
    (round_of(folded_16(claims=[""])), "seat 6: claim: the name is empty; write natural-16"),
    (round_of(seat(decision="")), "seats[0].decision: is empty; write it"),
    (round_of(seat(forfeit="")), "seats[0].forfeit: is empty; write it"),
    (round_of(bonus_seat(claims=["natural-16"])), "seat 6: claims beside play"),
    (round_of(seat(forfeit="late")), "seat 6: forfeit 'late' is not known here"),
    (
        three_card_round(three_card_seat(forfeit="draw-card-handled")),
        "seat 3: forfeit 'draw-card-handled' is not known here; leave it out",
    ),
)
METERS = (
    (
        three_card_round(three_card_seat(wagers={"stax": 500}, decision=None), meters={}),
        "seat 3: hits the meter star; write its amount in meters",
    ),
    (
        three_card_round(three_card_seat(wagers={"stax": 500}, decision=None), meters={"star": 99_999}),
        "meter star: 99999 is below its reset level of 100000; write what the meter shows",
    ),
    (
        three_card_round(three_card_seat(wagers={"stax": 100}, decision=None), meters={"star": 30_000, "heart": 7_999}),
        "meter heart: 7999 is below its reset level of 8000",
    ),
    (three_card_round(three_card_seat(), meters={"": 5}), "meter: the name is empty; write star or"),
    (three_card_round(three_card_seat(), meters={"moon": 1}), "meter 'moon' is not known here"),
    (three_card_round(three_card_seat(), meters={"star": -5}), "meter star: an amount is more than 0"),
    (round_of(seat(), meters={"star": 1}), "meter 'star' is not known here; leave it out"),
)
SHAPES = (
    ("", "there is nothing in it"),
    ('{"rulebook": ', "-: not JSON: Expecting value"),
    ("{} {}", "not JSON: Extra data"),
    ([], "a list is there; write an object"),
    ("7", "write an object"),
    ({}, "'rulebook' is missing"),
    ({"rulebook": "31-classic-wa-2019"}, "'seats' is missing"),
    (round_of(seat(), colour="red"), "'colour' is no key here"),
    (round_of(seat(tip=5)), "seats[0]: 'tip' is no key here"),
    (round_of(seat("six")), "seats[0].seat: text is there; write a whole number"),
    (round_of(seat(True)), "seats[0].seat: true or false is there; write a whole number"),
    (round_of(seat(6.0)), "seats[0].seat: a number is there; write a whole number"),
    ({"rulebook": "31", "seats": {"6": {}}}, "seats: an object is there; write a list"),
    (round_of(seat(cards="As 10s 8s")), "seats[0].cards: text is there; write a list"),
    (round_of(seat(wagers=[2500])), "seats[0].wagers: a list is there; write an object"),
    (round_of(seat(), misdeal="yes"), "misdeal: text is there; write true or false"),
    ("{" + ",".join(f'"{key}":0' for key in (*range(60_000), 59_999)) + "}", "'59999' is there twice in one object"),
    ('{"rulebook":"a","rulebook":"b"}', "'rulebook' is there twice in one object"),
    ('{"rulebook":NaN}', "NaN is no number"),
    ('{"rulebook":' + "9" * 5000 + "}", "not JSON"),
    ('{"rulebook":"a","seats":[{"seat":\u0666}]}', "not JSON"),
    (b" " * 1_000_001, "-: is larger than 1,000,000 bytes; a round is a few thousand"),
    ("[" * 200_000, "without end"),
    (b'{"rulebook":"\xff"}', "-: not UTF-8 text"),
    ('{"rulebook":"a","seats":"\\ud800"}', "half a character"),
    ('{"rulebook":"\\ud800","seats":[]}', "no rulebook"),
)


def test_wrong_rounds_are_refused(settle: Settle) -> None:
    cases = (*AMOUNTS, *WAGERS, *TABLES, *SEATS, *CARDS, *DECISIONS, *METERS, *SHAPES)
    runs = [(str(asked)[:300], said, settle(asked)) for asked, said in cases]
    assert [(asked, run) for asked, said, run in runs if not run.refuses(said)] == []
    assert THREE_CARD in settle(round_of(seat(), rulebook="31")).refusal()


def test_files_that_cannot_be_read_are_refused(terminal: Terminal, tmp_path: Path) -> None:
    endless, too_large = tmp_path / "endless.toml", "endless.toml: is larger than 1,000,000 bytes"
    endless.symlink_to("/dev/zero")
    wrong = (
        (("settle", str(tmp_path / "nowhere.json")), "nowhere.json: No such file"),
        (("settle", str(tmp_path)), "Is a directory"),
        (("settle", "a\0b"), "name a file that can be read"),
        (("settle", ""), "the file's name is empty; name a file, or -"),
        (("settle",), "settle --help"),
        (("settle", str(endless)), too_large),
        (("evaluate", "As", "Ks", "Qs", "--rulebook", str(endless)), too_large),
    )
    assert not_refused(terminal, wrong) == []
