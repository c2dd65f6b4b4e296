"""Ready questions over a whole journal, against the plain way of looking at every record."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import event

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.record import Times
from dealer_terminal.journal.replay import entry_of
from dealer_terminal.procedure.commands import CloseTable
from dealer_terminal.procedure.facts import DeviceFaultRaised, IrregularityReported, RaisedBy, RoundClosed
from dealer_terminal.procedure.signing_preview import with_evidence
from dealer_terminal.review.finder import NEWEST, Ready, SearchHit, SearchPage, SearchPlace, SearchQuestion
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.storage.review import finder as finding
from dealer_terminal.storage.review.finder import JournalFinder, unknown
from dealer_terminal.table.simulation.people import approval
from tests.fast.storage.stores import Store, in_database, outsider, unguarded, unseen
from tests.helpers.playing import CLASSIC, THREE_CARD
from tests.helpers.playing import played as play_edition

ROUNDS = 25


def play(store: Store) -> Store:
    store.play(ROUNDS, seed=9)
    last, lost = store.records()[-1], IrregularityReported(IrregularityId.READER_LOST, "H6", RaisedBy.DEALER)
    for facts in ([DeviceFaultRaised("jam", "")], [lost]):
        store.journal.append(facts, operator="", at=Times(last.utc + 1, last.monotonic + 1))
    return store


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    folder = tmp_path_factory.mktemp("finder")
    store = play(in_database(str(folder / "journal.db"), folder / "keys"))
    yield store
    store.journal.close()


@pytest.fixture
def finder(played: Store) -> Iterator[JournalFinder]:
    with closing(JournalFinder(played.db, played.keys.journal)) as found:
        yield found


def asked(finder: JournalFinder, question: SearchQuestion, after: SearchPlace = NEWEST, most: int = 1000) -> SearchPage:
    return finder.find(question, after, gives_up=lambda: False, most=most)


def paged(finder: JournalFinder, question: SearchQuestion, most: int) -> list[SearchHit]:
    found, after = list[SearchHit](), (NEWEST,)
    while after:
        page = asked(finder, question, after[0], most)
        found, after = [*found, *page.found], page.more
    return found


KINDS = {
    Ready.IRREGULARITIES: ("irregularity_reported",),
    Ready.UNDOS: ("step_undone",),
    Ready.MISDEALS: ("round_misdealt",),
    Ready.SIGN_ONS: ("dealer_signed_on",),
}


def test_every_such_fact_is_found_and_no_other(played: Store, finder: JournalFinder) -> None:
    for ready, kinds in KINDS.items():
        plainly = [each.position for each in reversed(played.records()) if each.kind in kinds]
        assert [each.position for each in asked(finder, SearchQuestion(ready)).found] == plainly != [], ready


def test_each_database_gives_the_same_answers(played: Store, finder: JournalFinder, postgres_url: str) -> None:
    other = play(in_database(postgres_url, played.folder.with_name("other-keys")))
    with closing(JournalFinder(other.db, other.keys.journal)) as found:
        for ready in Ready:
            here, there = (
                [(each.position, each.utc, each.round, each.paid, str(each.what)) for each in page.found]
                for page in (asked(finder, SearchQuestion(ready)), asked(found, SearchQuestion(ready)))
            )
            assert here == there, ready
    other.journal.close()


def test_a_readers_fault_is_what_the_machine_told_or_the_dealer_said(played: Store, finder: JournalFinder) -> None:
    plainly = [each.position for each in reversed(played.records()) if _of_the_reader(entry_of(each))]
    assert [each.position for each in asked(finder, SearchQuestion(Ready.FAULTS)).found] == plainly
    assert len(plainly) > 1
    assert asked(finder, SearchQuestion(Ready.FAULTS, until=1)).found == ()


def _of_the_reader(entry: object) -> bool:
    match entry:
        case IrregularityReported(irregularity=irregularity):
            return irregularity == IrregularityId.READER_LOST
        case _:
            return isinstance(entry, DeviceFaultRaised)


def test_an_override_is_whatever_a_second_person_approved(played: Store, finder: JournalFinder) -> None:
    approving = [
        each.position
        for each in reversed(played.records())
        if getattr(entry := entry_of(each), "approval", None) or getattr(entry, "approvals", ())
    ]
    assert [each.position for each in asked(finder, SearchQuestion(Ready.OVERRIDES)).found] == approving != []


def test_pages_joined_are_the_whole_answer_newest_first(finder: JournalFinder) -> None:
    for ready in Ready:
        whole = list(asked(finder, SearchQuestion(ready)).found)
        assert paged(finder, SearchQuestion(ready), 8) == whole, ready
        order = [(each.round, each.position) for each in whole]
        assert order == sorted(order, reverse=True), ready


def test_a_page_of_hands_ends_with_a_whole_round(finder: JournalFinder) -> None:
    first = asked(finder, SearchQuestion(), most=4)
    (behind,) = first.more
    rest = asked(finder, SearchQuestion(), behind)
    assert 0 < len(first.found) <= 4 and not {each.round for each in first.found} & {each.round for each in rest.found}


def test_a_wager_is_told_by_the_name_that_its_paper_gives_it(finder: JournalFinder) -> None:
    told = [str(each.what) for each in asked(finder, SearchQuestion(spot="natural-31")).found]
    assert told and all(each.startswith("Position ") and "Natural 31 Bonus " in each for each in told), told[:3]


def test_a_payment_leads_to_the_record_that_settled_it(played: Store, finder: JournalFinder) -> None:
    records, found = played.records(), asked(finder, SearchQuestion(Ready.PAYMENTS)).found
    assert found
    for each in found:
        lines = getattr(entry_of(records[each.position]), "lines", ())
        assert any(line.pays for line in lines) and records[each.position].utc == each.utc
        assert each.round == records[each.position].round
    closed = [entry for each in records if isinstance(entry := entry_of(each), RoundClosed)]
    assert sum(each.paid for each in found) == sum(each.paid for each in closed)


def test_an_amount_has_two_ends_and_a_time_too(played: Store, finder: JournalFinder) -> None:
    found = asked(finder, SearchQuestion(Ready.PAYMENTS)).found
    one = found[len(found) // 2]
    wanted = SearchQuestion(Ready.PAYMENTS, seat=0, round=one.round)
    assert one in asked(finder, wanted).found
    begun = next(each.utc for each in played.records() if each.round == one.round)
    assert one in asked(finder, SearchQuestion(Ready.PAYMENTS, since=begun, until=begun + 1)).found
    assert one not in asked(finder, SearchQuestion(Ready.PAYMENTS, since=begun + 1)).found
    assert one not in asked(finder, SearchQuestion(Ready.PAYMENTS, until=begun)).found
    highest = max(each.paid for each in found)
    assert asked(finder, SearchQuestion(Ready.PAYMENTS, pays=highest + 1)).found == ()
    for amount in {each.paid for each in found}:
        exactly = asked(finder, SearchQuestion(Ready.PAYMENTS, pays=amount, most=amount)).found
        assert exactly == tuple(each for each in found if each.paid == amount)


def test_an_amount_is_what_the_wagers_that_are_meant_were_paid(finder: JournalFinder) -> None:
    for spot in ("ante", "play"):
        found = asked(finder, SearchQuestion(Ready.PAYMENTS, spot=spot)).found
        middle = sorted(each.paid for each in found)[len(found) // 2]
        more = asked(finder, SearchQuestion(Ready.PAYMENTS, spot=spot, pays=middle)).found
        assert more == tuple(each for each in found if each.paid >= middle) != found, spot


def test_a_fact_lies_in_its_time_and_in_no_other(finder: JournalFinder) -> None:
    for ready in (Ready.UNDOS, Ready.IRREGULARITIES, Ready.OVERRIDES, Ready.SIGN_ONS):
        for each in asked(finder, SearchQuestion(ready)).found[:5]:
            here = SearchQuestion(ready, since=each.utc, until=each.utc + 1)
            assert each in asked(finder, here).found
            assert each in asked(finder, replace(here, round=each.round)).found
            assert each not in asked(finder, replace(here, round=999)).found
            assert each not in asked(finder, SearchQuestion(ready, since=each.utc + 1)).found
            assert each not in asked(finder, SearchQuestion(ready, until=each.utc)).found


def test_a_long_walk_ends_with_a_place_to_go_on(
    finder: JournalFinder, played: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = asked(finder, SearchQuestion(Ready.UNDOS)).found
    monkeypatch.setattr(finding, "AT_ONCE", 7)
    monkeypatch.setattr(finding, "AT_MOST", 50)
    first = asked(finder, SearchQuestion(Ready.UNDOS))
    assert first.more == (SearchPlace(len(played.records()) - 50),)
    assert tuple(paged(finder, SearchQuestion(Ready.UNDOS), 3)) == whole


def test_who_gives_up_does_not_wait_for_the_walk(finder: JournalFinder) -> None:
    page = finder.find(SearchQuestion(Ready.UNDOS), NEWEST, gives_up=lambda: True)
    assert page.found == () and page.more


def test_a_round_that_is_open_gives_nothing(played: Store, finder: JournalFinder) -> None:
    assert played.records()[-1].round == ROUNDS + 1
    for ready in (Ready.HANDS, Ready.PAYMENTS, Ready.SOURCES, Ready.MISDEALS):
        assert {each.round for each in asked(finder, SearchQuestion(ready)).found} <= set(range(1, ROUNDS + 1)), ready


def test_another_journal_in_its_place_is_said(played: Store) -> None:
    with closing(JournalFinder(played.db, "another")) as other, pytest.raises(KnownError, match="another journal now"):
        asked(other, SearchQuestion(Ready.HANDS))


UNKNOWN = {
    "dealer": "No dealer here has the number nobody; known here: simulated-dealer-",
    "spot": "No hand here had the wager nobody; known here: 4 Card Royal Family Bonus, ",
    "event": "No wager here came to the event “nobody”; known here: ",
}


def test_what_no_round_of_this_journal_has_is_said_with_what_there_is(finder: JournalFinder) -> None:
    for name, told in UNKNOWN.items():
        given: dict[str, Any] = {name: "nobody"}
        page = asked(finder, SearchQuestion(Ready.HANDS, **given))
        assert (page.found, page.more) == ((), ())
        assert str(page.none).startswith(told)


def test_what_there_is_may_be_asked_for_and_found_nothing(finder: JournalFinder, played: Store) -> None:
    dealer = next(record.operator for record in played.records() if record.kind == "dealer_signed_on")
    assert f"{dealer} Simulated dealer " in str(asked(finder, SearchQuestion(Ready.HANDS, dealer="nobody")).none)
    for spot in ("ante", "play"):
        page = asked(finder, SearchQuestion(Ready.HANDS, dealer=dealer, spot=spot, stake=10**9))
        assert (page.found, str(page.none)) == ((), "")
    sign_ons = asked(finder, SearchQuestion(Ready.SIGN_ONS, dealer="nobody"))
    assert "No dealer here has the number nobody" in str(sign_ons.none)


def test_a_journal_without_a_round_has_nothing_of_that_name_yet(sqlite: Store) -> None:
    with closing(JournalFinder(sqlite.db, sqlite.keys.journal)) as finder:
        told = str(asked(finder, SearchQuestion(Ready.HANDS, event="29 & 30")).none)
    assert told == "No wager here came to the event “29 & 30”; there is none yet"


def test_one_damaged_record_leaves_all_payments_found(sqlite: Store) -> None:
    sqlite.play(6)
    with closing(JournalFinder(sqlite.db, sqlite.keys.journal)) as finder:
        whole = asked(finder, SearchQuestion(Ready.PAYMENTS)).found
        with outsider(sqlite.db) as connection, unseen(connection):
            dealt = "SELECT position FROM records WHERE kind = 'packet_dealt' AND round = 3 LIMIT 1"
            connection.exec_driver_sql(f"UPDATE records SET body = x'7b7b7b7b' WHERE position = ({dealt})")
        assert len(whole) > 6
        assert {each.round for each in whole} > {3}
        assert asked(finder, SearchQuestion(Ready.PAYMENTS)).found == whole


EDITION = "31-classic-original"
OPENINGS = ((3, CLASSIC), (0, EDITION), (1, THREE_CARD), (0, EDITION))
"""How many rounds were play_edition, and by which edition."""


def opened_anew(store: Store) -> None:
    for rounds, rulebook in OPENINGS:
        session = play_edition(store.journal, rounds, keys=store.keys, rulebook=rulebook)
        session.handle(with_evidence(session.state, CloseTable(approval("simulated table"))))


def test_which_wagers_there_are_is_told_by_the_papers_and_reads_no_wager(tmp_path: Path) -> None:
    """Of each opening at which a round was play_edition, and of no other."""
    store = in_database(str(tmp_path / "journal.db"), tmp_path / "keys")
    opened_anew(store)
    assert [record.kind for record in store.records()].count("table_opened") == len(OPENINGS)
    statements = list[str]()
    with outsider(store.db) as connection:
        event.listen(connection, "before_cursor_execute", lambda *given: statements.append(given[2]))
        told = str(unknown(connection, SearchQuestion(Ready.HANDS, spot="nospot")))
    known = (
        "3 Card Stud STAX Progressive, 4 Card Royal Family Bonus, 6 Card Bounty, ANTE, Ante, Ante Bonus, "
        "Natural 31 Bonus, PLAY, Play, Player Bonus"
    )
    assert told == f"No hand here had the wager nospot; known here: {known}"
    assert len(statements) == 5
    assert not [each for each in statements if "wager_results" in each]


def test_where_a_paper_is_damaged_nothing_is_claimed(sqlite: Store) -> None:
    sqlite.play(1)
    with outsider(sqlite.db) as connection:
        unguarded(connection)
        connection.exec_driver_sql("UPDATE records SET body = x'00' WHERE kind = 'table_opened'")
        assert not unknown(connection, SearchQuestion(Ready.HANDS, spot="nospot"))
