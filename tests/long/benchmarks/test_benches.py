"""What the benchmarks measure is really there: one round of each. How long it takes is no test's matter."""

from pathlib import Path

import numpy as np
import pytest
from msgspec.structs import replace

from dealer_terminal.review.shift_play import InForce, money_of, won_by
from dealer_terminal.review.statistics.wins import table_wins
from dealer_terminal.rules.cards import DECK
from dealer_terminal.rules.returns.hand_deals import FOLDS, PLAYS
from dealer_terminal.ui.kiosk.app import kiosk_window
from tests.benchmarks import (
    bench_floor,
    bench_journal,
    bench_memory,
    bench_meters,
    bench_press,
    bench_reader,
    bench_replay,
    bench_replay_window,
    bench_start,
    honest_tables,
    measure_bands,
    measure_dealers,
    measure_wins,
)
from tests.benchmarks.bench_memory import Memory
from tests.benchmarks.long_journal import long_journal
from tests.benchmarks.ratio import said
from tests.fast.qml.screen import Opened
from tests.fast.rules.rounds import LETTERS
from tests.fast.ui.kiosk.conftest import closed_tables, fonts, opened

__all__ = ["closed_tables", "fonts", "opened"]


def test_every_press_has_its_frame_and_every_fact_its_insert(fonts: None, tmp_path: Path) -> None:
    times = bench_press.played(tmp_path, 1)
    assert len(times.framed) == len(times.counted) > len(times.durable) == len(times.inserted) > 10


def test_a_round_of_an_open_journal_is_measured(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bench_journal.size_of_a_round(tmp_path)
    assert "KB for six seats" in capsys.readouterr().out


def test_the_window_follows_the_rounds_whose_memory_is_measured(opened: Opened, tmp_path: Path) -> None:
    window, controller = kiosk_window(bench_memory.opened(tmp_path).kiosk())
    opened(window.view)
    begun = controller.state.round
    done, first, last = bench_memory.played(controller, 2, 60)
    assert (done, controller.state.round) == (2, begun + 2)
    assert first.uss <= first.rss > 0 < last.uss <= last.rss


@pytest.mark.parametrize("program", [bench_start.BARE, ("-m", "dealer_terminal", "table", "--simulate")])
def test_a_start_ends_at_a_frame(tmp_path: Path, program: tuple[str, ...]) -> None:
    journal = () if program == bench_start.BARE else ("--db", str(tmp_path / "j.db"), "--keys", str(tmp_path / "keys"))
    assert bench_start.first_frame((*program, *journal), bench_start.around(tmp_path)) > 0


def test_every_card_is_heard_by_the_link_and_by_the_bare_loop() -> None:
    times = bench_reader.played(20)
    assert len(times.link) == len(times.bare) == 20
    assert min(*times.link, *times.bare) > 0


def test_a_start_that_draws_nothing_is_no_start(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="no rulebook"):
        bench_start.first_frame((*bench_start.kiosk(tmp_path), "--rulebook", "no"), bench_start.around(tmp_path))


def test_each_jump_is_measured_beside_its_own_round(tmp_path: Path) -> None:
    long_journal(tmp_path / "j.db", tmp_path / "keys", 2000).close()
    ours, bare = bench_replay.jumps(tmp_path / "j.db", tmp_path, 5)
    assert len(ours) == len(bare) == 5
    assert min(*ours, *bare) > 0


def test_the_replay_opens_and_draws_while_it_plays(fonts: None, tmp_path: Path) -> None:
    long_journal(tmp_path / "journal.db", tmp_path / "keys", 2000).close()
    for ours, bare in (bench_replay_window.opened(tmp_path, 1), bench_replay_window.played(tmp_path, 1, 500)):
        assert len(ours) == len(bare) > 0
        assert min(*ours, *bare, 1) > 0


def test_a_floor_takes_what_copy_is_given_too(tmp_path: Path) -> None:
    with bench_floor.opened(tmp_path, 2) as bench:
        rounds = bench_floor.packages(bench.source, 1)
        bench_floor.known(bench, ["a", "b"])
        assert min(bench_floor.by_turns(bench, ["a", "b"], rounds, "bare")) > 0
        with bench.connected() as connection:
            for name in bench_floor.KEPT:
                floor, bare = (
                    sorted(row[:4] for row in connection.execute(f"SELECT * FROM {schema}.{name}".encode()))
                    for schema in ("floor", "bare")
                )
                assert floor == bare, name
        assert len(rounds) == 2


def test_a_ratio_is_the_median_of_its_runs() -> None:
    ours = [2.0] * 2 + [3.0] * 2 + [4.0] * 2 + [5.0] * 2 + [9.0] * 2
    line = said("press", ours, [1.0] * 10, "a bare one", 2)
    assert line.endswith("4.00, 5 runs 2.00 to 9.00 (aim: at most 2)\n")


def test_memory_is_compared_with_that_after_a_hundred_rounds() -> None:
    told = bench_memory.told(10_000, Memory(102_400, 51_200), Memory(104_448, 53_760))
    assert "RSS 102.0 MB, 1.020 of that after 100; USS 52.5 MB, 1.050" in told
    assert "too few" in bench_memory.told(100, Memory(1, 1), Memory(1, 1))


def test_a_meter_is_won_while_tables_forward() -> None:
    times, facts, _, whole = bench_meters.measured(30)
    assert min(times) > 0 < facts
    assert whole == "whole"


def test_floors_of_honest_dealers_are_dealt_and_looked_at() -> None:
    seats, chance = measure_dealers.FLOORS["one deals 6 hands, seven 1; slips by hand"]
    floor = measure_dealers.Floor(seats, chance, np.random.default_rng(1), times=20.0)
    floor.deals(400)
    assert floor.called() == (0,)
    assert measure_dealers.wrongly(seats, chance, 1) == (0, 1)


@pytest.mark.parametrize("edition", [honest_tables.CLASSIC, honest_tables.THREE_CARD])
def test_an_honest_tables_hands_are_settled_as_the_rules_settle_them(edition: str) -> None:
    table = honest_tables.table(edition)
    dealt = table.dealt(20, np.random.default_rng(3))
    in_force = InForce(table.lay.book, LETTERS if edition == honest_tables.THREE_CARD else {})
    for number, won in enumerate(dealt.wins.ravel().tolist()):
        packet = [DECK[index] for index in dealt.hands[number].tolist()]
        cards = {place.id: tuple(packet[at] for at in place.at) for place in in_force.game().places}
        dealer = tuple(DECK[index] for index in dealt.dealers[number].tolist())[: in_force.game().dealer_packet]
        decided = PLAYS if dealt.plays[number] else FOLDS
        assert money_of(won_by(in_force, table.lay.stakes, cards, dealer, decided)).win == won


def test_a_tables_win_is_bet_on_as_the_shift_bets_on_it() -> None:
    dealt = honest_tables.table(honest_tables.CLASSIC)
    off = measure_wins.won(dealt, 50, np.random.default_rng(2))
    usual = measure_wins.rounds_of(dealt)
    (found,) = table_wins([[replace(usual, off=float(each)) for each in off]])
    assert measure_wins.grown(dealt, off)[-1] == pytest.approx(found.grown)
    assert measure_wins.alarms(dealt, 1)[1] == 1
    assert 0 < measure_wins.found_after(dealt, 1.0, 0.9, 4_000, 1)[0] < 2_000


def test_honest_tables_are_held_against_their_band() -> None:
    parts = ((honest_tables.table(honest_tables.CLASSIC), 5),)
    band = measure_bands.band_of(parts)
    won = measure_bands.won(parts, 40, np.random.default_rng(1))
    assert len(won) == 40
    assert np.mean((won < band.low) | (won > band.high)) < 0.1
