"""One damaged record hides nothing but what stands on it: before it all is as ever, behind it folds go around it."""

import shutil
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from dealer_terminal.cli.moment_place import ANY, MomentRequest, start_of
from dealer_terminal.errors import KnownError
from dealer_terminal.journal.errors import AuditError
from dealer_terminal.journal.replay import ReplayStep
from dealer_terminal.review.calendar import By, Towards
from dealer_terminal.review.journal_navigator import JournalNavigator
from dealer_terminal.storage.review.source import JournalSource
from tests.fast.cli.journals import played_journal
from tests.fast.storage.stores import outsider, unguarded

ROUNDS = 6
CHANGED = "UPDATE records SET operator = 'x' WHERE position = {at}"
MISSING = "DELETE FROM records WHERE position = {at}"
HARMS = {"changed": CHANGED, "missing": MISSING}


class Table:
    """A played journal; `steps` is how its records folded before anybody harmed it."""

    def __init__(self, folder: Path, steps: list[ReplayStep]) -> None:
        self.folder, self.db, self.steps = folder, str(folder / "journal.db"), steps
        self.opened = [each.record.position for each in self.steps if each.record.kind == "round_opened"]

    def harm(self, how: str, at: int) -> None:
        with outsider(self.db) as connection:
            unguarded(connection)
            connection.execute(text(how.format(at=at)))

    def source(self, cache: str = "second") -> JournalSource:
        return JournalSource(self.db, cache=self.folder / cache)


@pytest.fixture(scope="module")
def folded(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[ReplayStep]]:
    folder, steps = tmp_path_factory.mktemp("folded"), list[ReplayStep]()
    with closing(JournalSource(played_journal(folder, ROUNDS), cache=folder / "first")) as source:
        reel = JournalNavigator(source, around=True)
        while len(steps) < source.size():
            steps += reel.steps(len(steps))
    return folder, steps


@pytest.fixture
def table(folded: tuple[Path, list[ReplayStep]], tmp_path: Path) -> Table:
    shutil.copytree(folded[0], tmp_path, dirs_exist_ok=True)
    return Table(tmp_path, folded[1])


@pytest.mark.parametrize("how", HARMS)
@pytest.mark.parametrize("cache", ["first", "second"])
def test_everything_before_it_is_as_ever_and_what_stands_on_it_is_refused(table: Table, how: str, cache: str) -> None:
    first, end = table.opened[2], table.opened[3]
    at = (first + end) // 2
    table.harm(HARMS[how], at)
    with closing(table.source(cache)) as source:
        reel = JournalNavigator(source, around=True)
        for position in (0, 3, first - 1, first, at - 1):
            assert reel.moment(position).step == table.steps[position]
        assert [each.record.position for each in reel.steps(first)] == [*range(first, at)]
        for position in (at, at + 1, end - 1):
            with pytest.raises(AuditError, match=f"record {at} (was changed|is missing)"):
                reel.moment(position)
        (damage,) = reel.damage(first)
        assert (damage.position, damage.end) == (at, end)
        assert reel.damage(first - 1) == ()
        if cache == "first":  # A snapshot was kept before: nothing behind the damage is in doubt.
            assert reel.moment(table.opened[4] + 3).step == table.steps[table.opened[4] + 3]
            assert reel.damage(table.opened[4]) == ()


@pytest.mark.parametrize("how", HARMS)
def test_rounds_behind_it_fold_from_their_own_start_and_say_around_what(table: Table, how: str) -> None:
    at = (table.opened[2] + table.opened[3]) // 2
    table.harm(HARMS[how], at)
    with closing(table.source()) as source:
        reel = JournalNavigator(source, around=True)
        for number in (5, 3, 4):
            first = table.opened[number]
            end = [*table.opened, len(table.steps)][number + 1]
            for position in range(first, end):
                state, own = reel.moment(position).state, table.steps[position].after.state
                assert (state.seats, state.phase, state.round) == (own.seats, own.phase, own.round)
            assert [each.position for each in reel.damage(first)] == [at]
    with closing(table.source()) as source:
        assert [each.position for each in JournalNavigator(source, around=True).damage(table.opened[4])] == [at], (
            "no snapshot hides it"
        )


def test_a_round_whose_first_record_is_damaged_is_passed_and_the_last_that_can_be_shown_is_found(table: Table) -> None:
    with closing(table.source()) as source:
        assert JournalNavigator(source, around=True).last_shown() == len(table.steps) - 1
    table.harm(CHANGED, table.opened[2])
    table.harm(CHANGED, table.opened[-1])
    with closing(table.source()) as source:
        reel = JournalNavigator(source, around=True)
        assert reel.last_shown() == table.opened[-1] - 1
        assert reel.near(table.opened[1], By.ROUND, Towards.ON) == table.opened[3]
        assert reel.near(table.opened[3], By.ROUND, Towards.BACK) == table.opened[1]
        assert reel.moment(table.opened[3]).state.round == 4


def test_who_names_a_fact_that_cannot_be_shown_stands_at_the_last_one_before_it(table: Table) -> None:
    at = (table.opened[2] + table.opened[3]) // 2
    table.harm(CHANGED, at)
    table.harm(CHANGED, table.opened[4])
    named = {at - 1: at - 1, at: at - 1, at + 1: at - 1, table.opened[3]: table.opened[3]}
    named |= {table.opened[4]: table.opened[4] - 1, table.opened[4] + 2: table.opened[4] - 1}
    with closing(table.source()) as source:
        reel = JournalNavigator(source, around=True)
        for fact, stands in named.items():
            assert start_of(source, reel, MomentRequest(ANY, fact, ANY, check=False)) == stands
        assert start_of(source, reel, MomentRequest(ANY, ANY, 5, check=False)) in (table.opened[4] - 1, table.opened[5])


def test_whoever_counts_is_told_and_gets_no_part_of_a_round(table: Table) -> None:
    at = table.opened[2] + 4
    table.harm(CHANGED, at)
    with closing(table.source()) as source:
        assert JournalNavigator(source).steps(table.opened[1])
        for position in (table.opened[2], at, table.opened[4]):
            with pytest.raises(KnownError, match=f"record {at} was changed"):
                JournalNavigator(source).steps(position)


def test_what_opened_the_table_is_missed_by_all_behind_it_and_named(table: Table) -> None:
    opened = next(each.record.position for each in table.steps if each.record.kind == "table_opened")
    table.harm(CHANGED, opened)
    with closing(table.source()) as source:
        reel = JournalNavigator(source, around=True)
        with source.told(), pytest.raises(AuditError, match=f"record {opened} was changed"):
            reel.moment(table.opened[3])


def test_any_record_can_be_damaged_and_all_but_its_round_is_shown(table: Table) -> None:
    """Whatever it said: all before it stays; no fold crashes on what is behind it."""
    for at in range(table.opened[1], table.opened[2], 2):
        table.harm("UPDATE records SET operator = operator || 'x' WHERE position = {at}", at)
        with closing(table.source(f"at-{at}")) as source:
            reel = JournalNavigator(source, around=True)
            assert reel.moment(table.opened[0]).step == table.steps[table.opened[0]]
            assert reel.moment(table.opened[4] + 1).state.round == 5
        table.harm("UPDATE records SET operator = rtrim(operator, 'x') WHERE position = {at}", at)
