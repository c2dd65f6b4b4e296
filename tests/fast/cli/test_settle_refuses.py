"""Bad input to `settle`: one line that names the seat or key and what to write."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.fast.cli.conftest import Run, Terminal
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


AMOUNTS = {
    "negative": (wagered(ante=-1), "seat 6: ante: an amount is more than 0"),
    "zero": (wagered(natural_31=0), "seat 6: natural-31: an amount is more than 0"),
    "a part of a cent": (wagered(ante=25.5), "seat 6: ante: 25.5 is no amount; write whole cents"),
    "a float that is whole": (wagered(ante=2500.0), "seat 6: ante: 2500.0 is no amount"),
    "true": (wagered(ante=True), "seat 6: ante: True is no amount"),
    "text": (wagered(ante="2500"), "seat 6: ante: '2500' is no amount"),
    "null": (wagered(ante=None), "seat 6: ante: None is no amount"),
    "a list": (wagered(ante=[2500]), "seat 6: ante: [2500] is no amount"),
    "absurdly large": (wagered(ante=10**30), "seat 6: ante: more than $1,000,000"),
    "more digits than a number has": ('{"seats": ' + "9" * 5000 + "}", "not JSON: a number of 5000 digits"),
    "play is not the ante": (wagered(play=2400), "seat 6: play is 2400, the ante 2500"),
}
WAGERS = {
    "no ante": (round_of(seat(wagers={"natural-31": 500})), "seat 6: no ante (Betting Protocol 1)"),
    "no wager": (round_of(seat(wagers={})), "seat 6: no wager"),
    "no wager at 3 Card": (three_card_round(three_card_seat(wagers={})), "seat 3: no wager"),
    "unknown spot": (wagered(stax=500), "seat 6: spot 'stax' is not known here; write ante or play"),
    "a spot of another edition": (
        round_of(bonus_seat(), rulebook=ORIGINAL),
        "seat 6: spot 'royal-family' is not known",
    ),
    "an award": (
        three_card_round(three_card_seat(wagers={"ante": 100, "ante-bonus": 100})),
        "seat 3: spot 'ante-bonus' is not known",
    ),
    "play beside a fold": (
        round_of(seat(wagers={"ante": 2500, "play": 2500}, decision="fold")),
        "seat 6: play beside a fold",
    ),
    "played without an ante": (
        three_card_round(three_card_seat(wagers={"player-bonus": 100})),
        "seat 3: play without an ante",
    ),
    "two sizes of STAX": (
        three_card_round(
            three_card_seat(2, wagers={"stax": 500}, decision=None, cards=["2c", "3d", "7c"]),
            three_card_seat(3, wagers={"stax": 100}, decision=None),
        ),
        "stax: wagers of 100 and 500; write one size",
    ),
}
TABLES = {
    "no such option": (round_of(seat(), pay_tables={"play": 6}), "option '6' is not known here; write 1 or 2 or 3"),
    "no such table": (round_of(seat(), pay_tables={"stax": 1}), "pay table 'stax' is not known here"),
    "an option that is a float": (round_of(seat(), pay_tables={"play": 1.0}), "an option is a number or text"),
    "an option that is true": (round_of(seat(), pay_tables={"play": True}), "an option is a number or text"),
    "none suggested and none chosen": (
        three_card_round(three_card_seat(wagers={"ante": 100, "player-bonus": 100}), pay_tables={}),
        "pay table player-bonus: the paper suggests none; choose A or B or C",
    ),
    "a spot without a name": (round_of(seat(), pay_tables={"": 1}), "pay table: the name is empty; write ante or"),
    "an option without a name": (round_of(seat(), pay_tables={"play": ""}), "option: the name is empty; write 1 or 2"),
    "an option in digits of another script": (
        round_of(seat(), pay_tables={"play": "\u0661"}),
        "is not known here; write 1 or 2",
    ),
    "a rulebook without a name": (round_of(seat(), rulebook=" "), "rulebook: the name is empty; write one of 3-card"),
    "unknown rulebook": (round_of(seat(), rulebook="31"), "no rulebook '31': installed are"),
    "a rulebook that no file can be named": (
        round_of(seat(), rulebook="a\0.toml"),
        "embedded null byte; name a rulebook",
    ),
    "half a character": (round_of(seat(), rulebook="\ud800.toml"), "surrogates not allowed; name a rulebook"),
}
SEATS = {
    "seat 0": (round_of(seat(0)), "seat 0: 31-classic-wa-2019 has seats 1 to 6"),
    "a negative seat": (round_of(seat(-1)), "seat -1:"),
    "seat 7 of six": (round_of(seat(7)), "seat 7: 31-classic-wa-2019 has seats 1 to 6"),
    "seat 8 of seven": (round_of(seat(8), rulebook=PROCEDURES), "seat 8: 31-classic-dealer-procedures has"),
    "seat 9": (round_of(seat(9)), "seat 9:"),
    "the same seat twice": (round_of(seat(), seat(cards=["2s", "3s", "4s"], draw="6h")), "seat 6: is there twice"),
    "no seat": (round_of(), "seats: there is none"),
}
CARDS = {
    "five cards": (round_of(seat(cards=["As", "10s", "8s", "2c", "3c"])), "seat 6: 5 cards; write 3 in cards"),
    "four in cards": (round_of(seat(cards=["As", "10s", "8s", "5h"], draw=None)), "seat 6: 4 cards"),
    "two cards": (round_of(seat(cards=["As", "10s"])), "seat 6: 2 cards"),
    "no cards": (round_of(seat(cards=None)), "seat 6: ante, play in action and no cards; write its cards"),
    "a draw without a name": (round_of(seat(draw="")), "seats[0].draw: is empty; write it, or leave the key out"),
    "digits of another script": (round_of(seat(cards=["A\u0073", "\u0661\u0660s", "8s"])), "is not a card"),
    "no draw": (round_of(seat(draw=None)), "seat 6: ante, play in action and no draw; write its draw"),
    "a folded bonus without its draw": (
        round_of(bonus_seat(decision="fold", draw=None)),
        "seat 6: royal-family in action and no draw",
    ),
    "a card as long as a book": (round_of(seat(draw="5" * 10_000 + "h")), "is not a card: write rank and suit"),
    "no card": (round_of(seat(cards=["As", "11s", "8s"])), "seat 6: '11s' is not a card"),
    "twice in a hand": (round_of(seat(draw="As")), "seat 6: As is there twice"),
    "twice at a table": (
        round_of(seat(6), seat(5, cards=["2c", "3c", "4c"], draw="Ts")),
        "seat 5: 10s is already at seat 6",
    ),
    "with the dealer too": (three_card_round(three_card_seat(), dealer=["Ad", "2c", "3c"]), "dealer: Ad is already"),
    "two of the dealer": (three_card_round(three_card_seat(), dealer=["2c", "3c"]), "dealer: 2 cards; write 3"),
    "none of the dealer": (three_card_round(three_card_seat(), dealer=[]), "dealer: no cards; write the dealer's 3"),
    "a dealer at 31": (round_of(seat(), dealer=["2c", "3c", "4c"]), "dealer: 3 cards; the dealer has none here"),
    "a draw at 3 Card": (three_card_round(three_card_seat(draw="2c")), "seat 3: this game has no draw card"),
}
DECISIONS = {
    "none": (round_of(seat(decision=None)), "seat 6: no decision; write play or fold"),
    "none at 3 Card": (three_card_round(three_card_seat(decision=None)), "seat 3: no decision"),
    "unknown": (round_of(seat(decision="raise")), "seat 6: decision 'raise' is not known here; write play or fold"),
    "unknown claim": (
        round_of(seat(decision="fold", claims=["natural-17"])),
        "seat 6: claim 'natural-17' is not known",
    ),
    "told by no fold": (
        round_of(bonus_seat(decision=None, forfeit="draw-card-handled", claims=["natural-16"])),
        "seat 6: claims without a fold; only a fold is told",
    ),
    "told twice": (
        round_of(folded_16(claims=["natural-16", "natural-16"])),
        "seat 6: claim natural-16 is there twice; write it once",
    ),
    "told without its wager": (
        round_of(folded_16(wagers={"ante": 500})),
        "seat 6: a told 16 without natural-31; write that wager, or leave claims out",
    ),
    "told where the edition has none": (
        round_of(folded_16(), rulebook=RULES_OF_PLAY),
        "seat 6: 31-classic-rules-of-play has no told 16 (Rules of Play 3); leave claims out",
    ),
    "told at 3 Card": (
        three_card_round(three_card_seat(decision="fold", claims=["natural-16"])),
        "seat 3: claim 'natural-16' is not known here; leave it out",
    ),
    "a claim without a name": (round_of(folded_16(claims=[""])), "seat 6: claim: the name is empty; write natural-16"),
    "a decision without a name": (round_of(seat(decision="")), "seats[0].decision: is empty; write it"),
    "a forfeit without a name": (round_of(seat(forfeit="")), "seats[0].forfeit: is empty; write it"),
    "a hand that is played and told": (round_of(bonus_seat(claims=["natural-16"])), "seat 6: claims beside play"),
    "unknown forfeit": (round_of(seat(forfeit="late")), "seat 6: forfeit 'late' is not known here"),
    "a draw card at 3 Card": (
        three_card_round(three_card_seat(forfeit="draw-card-handled")),
        "seat 3: forfeit 'draw-card-handled' is not known here; leave it out",
    ),
}
METERS = {
    "a meter that nobody told": (
        three_card_round(three_card_seat(wagers={"stax": 500}, decision=None), meters={}),
        "seat 3: hits the meter star; write its amount in meters",
    ),
    "below its reset level": (
        three_card_round(three_card_seat(wagers={"stax": 500}, decision=None), meters={"star": 99_999}),
        "meter star: 99999 is below its reset level of 100000; write what the meter shows",
    ),
    "below it at a wager of $1": (
        three_card_round(three_card_seat(wagers={"stax": 100}, decision=None), meters={"star": 30_000, "heart": 7_999}),
        "meter heart: 7999 is below its reset level of 8000",
    ),
    "without a name": (three_card_round(three_card_seat(), meters={"": 5}), "meter: the name is empty; write star or"),
    "unknown": (three_card_round(three_card_seat(), meters={"moon": 1}), "meter 'moon' is not known here"),
    "negative": (three_card_round(three_card_seat(), meters={"star": -5}), "meter star: an amount is more than 0"),
    "at 31": (round_of(seat(), meters={"star": 1}), "meter 'star' is not known here; leave it out"),
}
SHAPES = {
    "empty": ("", "there is nothing in it"),
    "spaces": (" \n ", "there is nothing in it"),
    "broken": ('{"rulebook": ', "-: not JSON: Expecting value"),
    "two objects": ("{} {}", "not JSON: Extra data"),
    "a list": ([], "a list is there; write an object"),
    "a number": ("7", "write an object"),
    "nothing needed": ({}, "'rulebook' is missing"),
    "no seats": ({"rulebook": "31-classic-wa-2019"}, "'seats' is missing"),
    "unknown key": (round_of(seat(), colour="red"), "'colour' is no key here"),
    "unknown key of a seat": (round_of(seat(tip=5)), "seats[0]: 'tip' is no key here"),
    "a seat in words": (round_of(seat("six")), "seats[0].seat: text is there; write a whole number"),
    "a seat that is true": (round_of(seat(True)), "seats[0].seat: true or false is there; write a whole number"),
    "a seat of six and no more": (round_of(seat(6.0)), "seats[0].seat: a number is there; write a whole number"),
    "seats by name": ({"rulebook": "31", "seats": {"6": {}}}, "seats: an object is there; write a list"),
    "cards in one text": (round_of(seat(cards="As 10s 8s")), "seats[0].cards: text is there; write a list"),
    "wagers in a list": (round_of(seat(wagers=[2500])), "seats[0].wagers: a list is there; write an object"),
    "a misdeal in words": (round_of(seat(), misdeal="yes"), "misdeal: text is there; write true or false"),
    "a key twice among very many": (
        "{" + ",".join(f'"{key}":0' for key in (*range(60_000), 59_999)) + "}",
        "'59999' is there twice in one object",
    ),
    "a key twice": ('{"rulebook":"a","rulebook":"b"}', "'rulebook' is there twice in one object"),
    "no number": ('{"rulebook":NaN}', "NaN is no number"),
    "a number without end": ('{"rulebook":' + "9" * 5000 + "}", "not JSON"),
    "digits of another script": ('{"rulebook":"a","seats":[{"seat":\u0666}]}', "not JSON"),
    "more than a round can need": (b" " * 1_000_001, "-: is larger than 1,000,000 bytes; a round is a few thousand"),
    "lists without end": ("[" * 200_000, "without end"),
    "not UTF-8": (b'{"rulebook":"\xff"}', "-: not UTF-8 text"),
    "half a character as seats": ('{"rulebook":"a","seats":"\\ud800"}', "half a character"),
    "half a character": ('{"rulebook":"\\ud800","seats":[]}', "no rulebook"),
}
REFUSED = {
    f"{group}, {case}": refused
    for group, cases in {
        "amounts": AMOUNTS,
        "wagers": WAGERS,
        "pay tables": TABLES,
        "seats": SEATS,
        "cards": CARDS,
        "decisions": DECISIONS,
        "meters": METERS,
        "shapes": SHAPES,
    }.items()
    for case, refused in cases.items()
}


@pytest.mark.parametrize(("asked", "said"), REFUSED.values(), ids=REFUSED)
def test_bad_input_is_told_in_one_line(settle: Settle, asked: Any, said: str) -> None:
    assert said in settle(asked).refusal()


def test_a_file_that_is_not_there_is_named(terminal: Terminal, tmp_path: Path) -> None:
    assert "nowhere.json: No such file" in terminal("settle", str(tmp_path / "nowhere.json")).refusal()


def test_a_folder_is_no_file(terminal: Terminal, tmp_path: Path) -> None:
    assert "Is a directory" in terminal("settle", str(tmp_path)).refusal()


def test_a_name_that_no_file_can_have_is_told(terminal: Terminal) -> None:
    assert "name a file that can be read" in terminal("settle", "a\0b").refusal()


def test_a_file_without_a_name_is_told(terminal: Terminal) -> None:
    assert "the file's name is empty; name a file, or -" in terminal("settle", "").refusal()


@pytest.mark.parametrize("command", [("settle",), ("evaluate", "As", "Ks", "Qs", "--rulebook")])
def test_a_file_without_end_is_refused_after_a_million_bytes(
    terminal: Terminal, tmp_path: Path, command: tuple[str, ...]
) -> None:
    endless = tmp_path / "endless.toml"
    endless.symlink_to("/dev/zero")
    assert "endless.toml: is larger than 1,000,000 bytes" in terminal(*command, str(endless)).refusal()


def test_no_file_is_told(terminal: Terminal) -> None:
    assert "settle --help" in terminal("settle").refusal()


def test_an_unknown_rulebook_is_told_with_those_installed(settle: Settle) -> None:
    assert THREE_CARD in settle(round_of(seat(), rulebook="31")).refusal()
