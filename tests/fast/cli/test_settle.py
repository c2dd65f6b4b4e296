from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.fast.cli.conftest import Run, Terminal
from tests.fast.cli.rounds import (
    ORIGINAL,
    PROCEDURES,
    RULES_OF_PLAY,
    bonus_seat,
    folded_16,
    round_of,
    seat,
    three_card_round,
    three_card_seat,
)

Settle = Callable[[Any], Run]

CONTRACT = (
    '{"rulebook":"31-classic-wa-2019","pay_tables":{"play":1,"natural-31":1,"royal-family":1},'
    '"seats":[{"seat":6,"wagers":{"ante":2500,"natural-31":500,"royal-family":500},"decision":"play",'
    '"cards":["As","10s","8s"],"draw":"5h"}]}'
)
SETTLED = (
    '{"lines":['
    '{"seat":6,"spot":"natural-31","event":"29 & 30","result":"win","odds":"15-1","stake":500,"pays":7500,'
    '"rule":"Dealer Protocol 6A"},'
    '{"seat":6,"spot":"ante","event":"27 - 30","result":"win","odds":"1-1","stake":2500,"pays":2500,'
    '"rule":"Dealer Protocol 6B"},'
    '{"seat":6,"spot":"play","event":"27 - 30","result":"win","odds":"4-1","stake":2500,"pays":10000,'
    '"rule":"Dealer Protocol 6B"},'
    '{"seat":6,"spot":"royal-family","event":null,"result":"lose","odds":null,"stake":500,"pays":0,'
    '"rule":"Dealer Protocol 6C"}],'
    '"totals":{"staked":6000,"collected":500,"returned":5500,"paid":20000,"house":-19500}}\n'
)


def said(run: Run) -> list[tuple[Any, ...]]:
    return [tuple(line[key] for key in ("seat", "spot", "result", "pays")) for line in run.json["lines"]]


def test_the_contracts_round_is_settled_to_the_letter(settle: Settle) -> None:
    assert settle(CONTRACT) == (0, SETTLED, "")


def test_a_file_is_read_as_standard_input_is(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "round.json"
    file.write_text("\ufeff" + CONTRACT, encoding="utf-8")
    assert terminal("settle", str(file)).out == SETTLED


def test_options_are_numbers_or_text_and_a_play_wager_may_be_written(settle: Settle) -> None:
    for option in (2, "2"):
        asked = round_of(bonus_seat(cards=["As", "Ks", "Qs"]), pay_tables={"play": option})
        assert settle(asked).json["lines"][2]["odds"] == "25-1"
    assert settle(round_of(seat(wagers={"play": 2500, "ante": 2500}))) == settle(round_of(seat()))


def test_folds_are_collected_first_and_hands_settled_from_the_highest_seat(settle: Settle) -> None:
    asked = round_of(
        seat(1, cards=["2c", "3d", "4h"], draw="9s"),
        seat(2, decision="fold", cards=None, draw=None),
        bonus_seat(3),
        folded_16(5, wagers={"ante": 500, "natural-31": 100}, cards=["8c", "5c", "3c"]),
    )
    assert said(settle(asked)) == [
        (5, "ante", "forfeit", 0),
        (2, "ante", "forfeit", 0),
        (5, "natural-31", "win", 100),
        (3, "natural-31", "win", 7500),
        (3, "ante", "win", 2500),
        (3, "play", "win", 10000),
        (3, "royal-family", "lose", 0),
        (1, "ante", "lose", 0),
        (1, "play", "lose", 0),
    ]


def test_a_told_16_wins_where_the_edition_knows_it(settle: Settle) -> None:
    for rulebook in (ORIGINAL, PROCEDURES):
        found = settle(round_of(folded_16(), rulebook=rulebook))
        assert said(found) == [(6, "ante", "forfeit", 0), (6, "natural-31", "win", 500)], rulebook


def test_every_line_of_a_fold_says_its_paragraph(settle: Settle) -> None:
    for rulebook in (ORIGINAL, RULES_OF_PLAY, PROCEDURES):
        asked = round_of(folded_16(claims=[]), rulebook=rulebook)
        assert all(line["rule"] for line in settle(asked).json["lines"]), rulebook
    lost = seat(1, cards=["2c", "3d", "4h"], draw="9s")
    totals = settle(round_of(folded_16(claims=[]), lost)).json["totals"]
    assert totals == {"staked": 8000, "collected": 8000, "returned": 0, "paid": 0, "house": 8000}


def test_a_handled_draw_card_forfeits_all_and_returns_play(settle: Settle) -> None:
    found = settle(round_of(bonus_seat(forfeit="draw-card-handled")))
    assert said(found) == [
        (6, "ante", "forfeit", 0),
        (6, "natural-31", "forfeit", 0),
        (6, "royal-family", "forfeit", 0),
        (6, "play", "returned", 0),
    ]
    assert {line["rule"] for line in found.json["lines"]} == {"Irregularities B1"}


def test_the_rules_of_play_leave_the_royal_family_bonus_of_a_handled_draw_card(settle: Settle) -> None:
    asked = round_of(bonus_seat(forfeit="draw-card-handled", cards=["2s", "3h", "4d"], draw="5c"))
    found = settle({**asked, "rulebook": RULES_OF_PLAY})
    assert said(found) == [
        (6, "ante", "forfeit", 0),
        (6, "natural-31", "forfeit", 0),
        (6, "play", "returned", 0),
        (6, "royal-family", "win", 4 * 500),
    ]


def test_a_misdeal_returns_everything(settle: Settle) -> None:
    undecided = bonus_seat(5, decision=None, cards=None, draw=None)
    found = settle(round_of(seat(2, cards=None, draw=None), undecided, misdeal=True)).json
    assert {line["result"] for line in found["lines"]} == {"returned"}
    assert [line["seat"] for line in found["lines"]] == [5, 5, 5, 2, 2]
    assert found["totals"] == {"staked": 8500, "collected": 0, "returned": 8500, "paid": 0, "house": 0}


def test_a_meter_that_is_hit_is_named_with_its_amount(settle: Settle) -> None:
    for stake, stands in ((500, 123_456), (100, 20_000)):
        hit = three_card_seat(wagers={"stax": stake}, decision=None)
        (line,) = settle(three_card_round(hit, meters={"star": stands})).json["lines"]
        assert (line["meter"], line["amount"], line["pays"]) == ("star", stands, stands)
    asked = three_card_round(three_card_seat(wagers={"ante": 1000, "stax": 500}, cards=["2c", "3c", "7c"]))
    assert all("meter" not in line and "amount" not in line for line in settle(asked).json["lines"])


def test_an_award_has_no_stake_and_counts_as_paid(settle: Settle) -> None:
    found = settle(three_card_round(three_card_seat())).json
    assert [(line["spot"], line["stake"], line["pays"]) for line in found["lines"]] == [
        ("ante", 2500, 2500),
        ("play", 2500, 2500),
        ("ante-bonus", 0, 12500),
    ]
    assert found["totals"] == {"staked": 5000, "collected": 0, "returned": 5000, "paid": 17500, "house": -17500}


def test_bonuses_alone_need_no_decision(settle: Settle) -> None:
    asked = three_card_round(three_card_seat(wagers={"player-bonus": 100}, decision=None))
    assert said(settle(asked)) == [(3, "player-bonus", "win", 5000)]


def test_a_folded_table_needs_no_cards(settle: Settle) -> None:
    folded = three_card_seat(decision="fold", cards=None)
    assert said(settle(three_card_round(folded, dealer=[]))) == [(3, "ante", "forfeit", 0)]
