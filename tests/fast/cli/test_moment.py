from pathlib import Path

import pytest
from sqlalchemy import text

from dealer_terminal.app.times import exact_time, zone_of
from dealer_terminal.journal.codec import Encoded
from dealer_terminal.journal.record import Record, Times, new_record
from dealer_terminal.journal.replay import steps
from dealer_terminal.procedure.facts import RoundClosed
from dealer_terminal.procedure.state import open_cards
from dealer_terminal.review.journal_navigator import Moment
from dealer_terminal.rules.cards import DECK
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.reading import records as read_records
from tests.fast.cli.conftest import Terminal, not_refused
from tests.fast.cli.journals import played_journal
from tests.fast.storage.stores import outsider, unguarded

ROUNDS = 8
ZONE = ("--zone", "America/Los_Angeles")


@pytest.fixture(scope="module")
def db(tmp_path_factory: pytest.TempPathFactory) -> str:
    return played_journal(tmp_path_factory.mktemp("played"), ROUNDS)


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


@pytest.fixture(scope="module")
def records(db: str) -> list[Record]:
    with open_to_read(db) as journal:
        return list(read_records(journal.connection))


def test_every_moment_is_that_of_live_play(terminal: Terminal, db: str, records: list[Record]) -> None:
    for step in list(steps(records))[:: len(records) // 8]:
        state, shown = (
            step.after.state,
            terminal("moment", "--db", db, "--fact", str(step.record.position), "--json").json,
        )
        assert (shown["fact"], shown["facts"], shown["round"]) == (step.record.position, len(records), state.round)
        assert {each["seat"]: each["wagers"] for each in shown["seats"]} == {
            number: {spot: cents for spot, cents in seat.wagers.items() if cents}
            for number, seat in state.seats.items()
        }
        assert [each["id"] for each in shown["signed_on"]] == ([state.dealer.id] if state.dealer else [])


def test_no_card_is_shown_that_did_not_lie_open(terminal: Terminal, db: str, records: list[Record]) -> None:
    """Not even of a round that has long been closed."""
    for step in list(steps(records))[30:70:3]:
        said = terminal("moment", "--db", db, "--fact", str(step.record.position)).out
        table = said.partition("Seats")[2].partition("Results")[0]
        shown = {card for card in DECK if str(card) in table.replace(";", " ").split()}
        lay = Moment("", step).laid
        assert shown == set(open_cards(lay)) - set(lay.dealer_cards)


def test_a_time_is_read_by_the_clock_of_its_zone(terminal: Terminal, db: str, records: list[Record]) -> None:
    at = exact_time(records[40].utc, zone_of("America/Los_Angeles")).removesuffix("-08:00")
    shown = terminal("moment", "--db", db, "--at", at, "--json", *ZONE).json
    last = max(each.position for each in records if each.utc // 1000 <= records[40].utc // 1000)
    assert (shown["fact"], shown["at"][:23]) == (last, at[:23])
    assert terminal("moment", "--db", db, "--at", "2099-01-01", "--json").json["fact"] == len(records) - 1


def test_the_time_that_stands_beside_a_fact_leads_to_it(terminal: Terminal, db: str, records: list[Record]) -> None:
    """A clock shows milliseconds, a record keeps more."""
    assert any(each.utc % 1000 for each in records)
    for record in (records[0], *records[40:44]):
        shown = exact_time(record.utc, zone_of("UTC"))
        found = terminal("moment", "--db", db, "--at", shown, "--json").json
        assert found["happened"]["at"] == found["at"] == shown


def test_a_round_is_shown_as_it_ended_and_checked(terminal: Terminal, db: str, records: list[Record]) -> None:
    shown = terminal("moment", "--db", db, "--round", "3", "--check", "--json").json
    closed = next(step for step in steps(records) if isinstance(step.entry, RoundClosed) and step.entry.round == 3)
    assert shown["fact"] == closed.record.position - 1
    assert isinstance(closed.entry, RoundClosed)
    assert (shown["totals"]["paid"], shown["totals"]["taken"]) == (closed.entry.paid, closed.entry.taken)
    (again,) = shown["checked"]
    assert (again["findings"], again["decided"] > 10, again["settled"] > 3) == ([], True, True)
    ending = terminal("moment", "--db", db, "--fact", str(closed.record.position), "--json").json
    assert [ending[part] for part in ("round", "seats", "totals")] == [
        shown[part] for part in ("round", "seats", "totals")
    ]
    assert (ending["step"]["title"], ending["step"]["due"]) == (shown["step"]["title"], "")
    assert "Due: " not in terminal("moment", "--db", db, "--fact", str(closed.record.position)).out
    said = terminal("moment", "--db", db, "--round", "3", "--check").out
    for part in (
        "SIMULATED",
        "round 3",
        "Table's clock: ",
        "Step: ",
        "Due: ",
        "Signed on: ",
        "Seats",
        "Results",
        "0 differ",
    ):
        assert part in said


def test_the_first_and_the_last_fact_have_a_moment(terminal: Terminal, db: str, records: list[Record]) -> None:
    last = len(records) - 1
    shown = terminal("moment", "--db", db, "--round", str(ROUNDS + 1), "--json").json
    assert (shown["round"], shown["fact"]) == (ROUNDS + 1, last)
    assert f"Fact {last} of {last}," in terminal("moment", "--db", db, "--fact", str(last)).out
    shown = terminal("moment", "--db", db, "--fact", "0", "--json").json
    assert (shown["round"], shown["table"], shown["seats"]) == (0, "", [])


WRONG = (
    ([], "name one moment"),
    (["--fact", "3", "--at", "2026-01-05"], "name one moment"),
    (["--at", "9999-12-31T23:59", "--zone", "America/Los_Angeles"], "between 1970 and 9998"),
    (["--fact", "99999"], "has no fact 99999: its last one is"),
    (["--round", "99"], "has no round 99: its last one is 9"),
    (["--fact", "3", "--round", "7"], "belongs to round 1, not 7"),
    (["--at", "2020-01-01"], "begins later, at 2026-01-05T08:00:"),
    (["--at", "noon"], "is no time: write it as 2026-11-20T14:02:10"),
    (["--at", "0001-01-01"], "between 1970 and 9998"),
    (["--fact", "3", "--zone", "Mars"], "no time zone"),
    (["--fact", "3", "--db", "none.db"], "no such file"),
    (["--fact", "3", "--console", "c.db"], "name --console and --as together"),
    (["--fact", "3", "--as", "1", "--console", "HERE"], "is no console's journal"),
)


def test_around_damage_a_moment_is_shown_and_what_is_not_proven_is_said(terminal: Terminal, tmp_path: Path) -> None:
    db = played_journal(tmp_path, 4)
    opened = {number: terminal("moment", "--db", db, "--round", str(number), "--json").json for number in (1, 2, 3)}
    at = opened[2]["fact"]
    with outsider(db) as connection:
        unguarded(connection)
        connection.execute(text(f"UPDATE records SET operator = 'x' WHERE position = {at}"))
    assert terminal("moment", "--db", db, "--round", "1", "--json").json == opened[1]
    before = terminal("moment", "--db", db, "--fact", str(at - 1))
    assert (before.code, before.err) == (1, f"Wrong: record {at} was changed: its content is not what was hashed\n")
    assert "DAMAGED" in before.out and f"Facts {at} to" in before.out.replace("\n", " ")
    assert f"record {at} was changed" in terminal("moment", "--db", db, "--fact", str(at + 1)).finding()


def test_wrong_arguments_are_refused(terminal: Terminal, db: str) -> None:
    wrong = [([db if each == "HERE" else each for each in arguments], words) for arguments, words in WRONG]
    assert not_refused(terminal, wrong, "moment", "--db", db) == []


def test_a_payment_that_the_cards_do_not_give_ends_with_1(terminal: Terminal, tmp_path: Path) -> None:
    """By somebody who hashes it well."""
    altered = played_journal(tmp_path, 3)
    with open_to_read(altered) as journal:
        found = next(each for each in read_records(journal.connection) if b'"result":"win"' in each.body)
    forged = found.body.replace(b'"result":"win"', b'"result":"push"', 1)
    fact, at = Encoded(found.kind, found.schema, forged), Times(found.utc, found.monotonic)
    new = new_record(found.position, found.round, fact, found.operator, at)
    with outsider(altered) as connection:
        unguarded(connection)
        changed = text("UPDATE records SET body = :body, leaf = :leaf WHERE position = :position")
        connection.execute(changed, {"body": new.body, "leaf": new.leaf, "position": new.position})
    ended = terminal("moment", "--db", altered, "--round", str(found.round), "--check")
    assert ended.code == 1
    assert ended.err.startswith("Wrong: record ")
    assert "the record says result push, the cards say result" in ended.err
