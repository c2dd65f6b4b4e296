"""A game of the house's own: one Python file and one TOML file, and nothing else knows of it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from dealer_terminal.app import installed_rulebooks
from dealer_terminal.procedure import commands
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.terms import EventEntry
from dealer_terminal.rules.cards import parse_cards
from dealer_terminal.rules.games import GAMES
from dealer_terminal.rules.hand import Decision
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.rules.rulebook import Rulebook
from tests.fast.procedure.walk import Walk, approval, usual_terms
from tests.fast.third_game.installing import FOLDER, HIGH_CARD, high_card
from tests.helpers.memory import MemoryJournal
from tests.helpers.playing import KEYS, played, session_of
from tests.helpers.view import published

__all__ = ["high_card"]

ROUNDS = 200


def dealt() -> Walk:
    """Two players, with a hand each."""
    walk = Walk(HIGH_CARD)
    for seat in (1, 4):
        walk.do(commands.PlaceWager(seat, "ante", 1_000))
    walk.deal()
    return walk


def settling() -> Walk:
    walk = dealt()
    walk.lock()
    return walk


def test_nobody_finds_it_where_it_is_not_installed() -> None:
    assert HIGH_CARD not in GAMES
    assert HIGH_CARD not in installed_rulebooks.rulebook_ids()


def test_its_rulebook_is_listed_beside_the_others(high_card: Rulebook) -> None:
    assert HIGH_CARD in installed_rulebooks.rulebook_ids()
    assert {"31-classic-wa-2019", "3-card-ags"} < set(installed_rulebooks.rulebook_ids())
    assert high_card.game == HIGH_CARD


def test_every_wager_has_a_place_on_its_layout(high_card: Rulebook) -> None:
    assert list(GAMES[HIGH_CARD].layout) == list(high_card.spot_ids())


HANDS = {
    "a pair": ("9s 9d", "Pair of 9", (1_000, 5_000)),
    "an ace": ("As 2d", "A high", (1_000, 1_000)),
    "a queen": ("Qs 2d", "Q high", (0, 1_000)),
    "nothing": ("7s 2d", "7 high", (0, 0)),
}


@pytest.mark.parametrize(("cards", "says", "pays"), HANDS.values(), ids=HANDS)
@pytest.mark.usefixtures("high_card")
def test_a_hand_is_called_and_paid(cards: str, says: str, pays: tuple[int, int]) -> None:
    walk = settling()
    walk.expose(cards)
    seat = published(walk.state).seats[3]
    assert (seat.says, tuple(line.pays for line in seat.lines)) == (says, pays)


@pytest.mark.usefixtures("high_card")
def test_a_round_goes_from_the_wagers_to_the_deck() -> None:
    walk = dealt()
    walk.fold(1)
    walk.lock()
    walk.do(commands.CollectHand(1))
    walk.expose("As Ad")
    walk.rack()
    assert walk.state.phase is Phase.DECK_BACK
    walk.do(commands.ReturnDeck())
    assert (walk.state.phase, walk.state.round) == (Phase.WAGERS, 2)


@pytest.mark.usefixtures("high_card")
def test_steps_are_taken_back_one_by_one() -> None:
    walk = dealt()
    before = walk.state
    walk.do(commands.Decide(4, Decision.FOLD))
    walk.do(commands.Undo())
    assert walk.state.seats == before.seats
    while walk.state.prior is not None:
        walk.do(commands.Undo())
    assert walk.state.between_rounds()


@pytest.mark.usefixtures("high_card")
def test_a_card_that_was_entered_wrong_is_put_right() -> None:
    walk = settling()
    walk.expose("7s 2d")
    lying = tuple(parse_cards(["7s", "7d"]))
    walk.do(commands.ReportIrregularity(IrregularityId.CARD_MISMATCH, seats=(4,), cards=lying))
    walk.do(commands.ResolveIrregularity(Choice.TABLE_STANDS, (approval(),)))
    assert [line.event for line in walk.state.seat(4).lines] == ["Pair", "Pair"]


@pytest.mark.usefixtures("high_card")
def test_no_card_lies_apart_that_could_be_handled() -> None:
    walk = settling()
    reports = {report.id for report in published(walk.state).reports}
    assert IrregularityId.DRAW_CARD_HANDLED not in reports
    assert IrregularityId.VOID_ROUND in reports


def test_an_event_can_be_entered_alone(high_card: Rulebook) -> None:
    terms = replace(usual_terms(high_card), event_entry=EventEntry.EVENT_ALLOWED)
    walk = Walk(HIGH_CARD, terms)
    walk.do(commands.PlaceWager(2, "ante", 500))
    walk.deal()
    walk.lock()
    walk.do(commands.DeclareEvent(2, "two", {"ante": "King or ace", "play": "King or ace"}))
    assert sum(line.pays for line in walk.state.seat(2).lines) == 1_000


@pytest.mark.usefixtures("high_card")
def test_simulated_rounds_play_to_their_end_and_fold_again() -> None:
    journal = MemoryJournal(KEYS)
    session = played(journal, ROUNDS, rulebook=HIGH_CARD)
    assert session.state.round == ROUNDS + 1
    assert session_of(journal).state == session.state


@pytest.mark.usefixtures("high_card")
def test_every_fact_folds_to_the_same_table() -> None:
    walk = settling()
    walk.expose("Ks 3d")
    folded = State()
    for fact in walk.facts:
        folded = evolve(folded, fact)
    assert folded == walk.state


def program(*arguments: str) -> str:
    """The installed program, with the house's folder on its path."""
    environment = {**os.environ, "PYTHONPATH": str(FOLDER)}
    command = [sys.executable, "-m", "dealer_terminal", *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=300)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return done.stdout


def test_the_program_plays_verifies_and_rebuilds_it(tmp_path: Path) -> None:
    journal = str(tmp_path / "journal.db")
    assert HIGH_CARD in {each["id"] for each in json.loads(program("rulebooks", "--json"))}
    program("simulate", "--rulebook", HIGH_CARD, "--rounds", "30", "--seed", "3", "--db", journal)
    before = program("report", "--db", journal, "--json")
    program("verify", "--db", journal)
    program("rebuild", "--db", journal)
    assert program("report", "--db", journal, "--json") == before


def test_the_program_settles_and_evaluates_it(tmp_path: Path) -> None:
    value = json.loads(program("evaluate", "--rulebook", HIGH_CARD, "As", "Kd"))
    assert value == {"two": {"event": "King or ace", "total": 14}}
    asked = tmp_path / "round.json"
    seat = {"seat": 2, "wagers": {"ante": 500}, "decision": "play", "cards": ["9s", "9d"]}
    asked.write_text(json.dumps({"rulebook": HIGH_CARD, "seats": [seat]}))
    lines = json.loads(program("settle", str(asked)))["lines"]
    assert [(line["spot"], line["event"], line["pays"]) for line in lines] == [
        ("ante", "Pair", 500),
        ("play", "Pair", 2_500),
    ]


def test_its_returns_are_not_counted(tmp_path: Path) -> None:
    assert json.loads(program("returns", "--rulebook", HIGH_CARD, "--json")) == []
