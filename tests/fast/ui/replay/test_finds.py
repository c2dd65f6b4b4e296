"""What is asked of the whole journal at a replay, by real keys and presses, and by its own thread."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtTest import QTest

from dealer_terminal.app.console_services import BackgroundSearch
from dealer_terminal.app.replay import room
from dealer_terminal.languages import ENGLISH
from dealer_terminal.procedure.words import NO_WORDS, as_told
from dealer_terminal.review.calendar import Towards
from dealer_terminal.review.day import Lane
from dealer_terminal.review.finder import (
    NEWEST,
    PAGE,
    Ready,
    SearchAnswer,
    SearchHit,
    SearchPage,
    SearchPlace,
    SearchQuestion,
    Wish,
    asked_instead,
)
from dealer_terminal.ui.console.clocks import day_of
from dealer_terminal.ui.kit.languages import spoken
from dealer_terminal.ui.kit.panel import parse_panel
from dealer_terminal.ui.replay.controller import ReplayController
from dealer_terminal.ui.replay.frame import replay_props
from dealer_terminal.ui.replay.regions.find import find
from dealer_terminal.ui.replay.regions.play import LANES
from dealer_terminal.ui.replay.search_state import Finds, SearchStatus
from dealer_terminal.ui.replay.sheets.question_form import READY, QuestionForm
from dealer_terminal.ui.replay.view import ReplayView
from tests.fast.ui.person import Key, Person
from tests.fast.ui.replay.conftest import ZONE, Desks
from tests.fast.ui.replay.sitting import Sitting, answered

Replays = Callable[..., ReplayController]
ONE = SearchHit(7, 1, 1, NO_WORDS, 500)
TWO = SearchHit(5, 1, 1, NO_WORDS)


class Before(Person):
    """Somebody before a window, with nobody signed on."""

    def __init__(self, replay: ReplayController) -> None:
        self.replay = replay
        self.window = ReplayView(replay, room(), parse_panel("1280x720"))
        super().__init__(self.window.view)
        answered(replay)
        self.window.view.grabWindow()

    @property
    def finds(self) -> Finds:
        return self.replay.showing.desk.finds

    def typed(self, name: str) -> str:
        return next(each.typed for each in self.window.props.sheet.fields if each.name == name)

    def shown(self, name: str) -> str:
        """In a list's field."""
        (choice,) = next(each.choices for each in self.window.props.sheet.fields if each.name == name)
        return choice.text

    def chooses(self, name: str, choice: str) -> None:
        self.finger.press(f"{name} {self.typed(name)}")
        self.window.view.grabWindow()
        self.finger.press(f"line choice {choice}")

    def asks(self, name: str) -> None:
        self.finger.press(name)
        answered(self.replay)
        self.window.view.grabWindow()


@pytest.fixture
def before(replays: Replays, fonts: None) -> Iterator[Before]:
    made = Before(replays(30))
    yield made
    made.window.close()


def test_payments_of_the_whole_journal_are_there_at_once(before: Before) -> None:
    assert before.finds.question.ready is Ready.PAYMENTS
    assert {each.round for each in before.finds.found} > {before.replay.showing.moment.step.record.round}
    row = before.window.props.find.found[0]
    assert (row.money[:1], row.round[:6], len(row.time)) == ("$", "Round ", 19)


def test_every_ready_question_is_a_press(before: Before) -> None:
    assert set(READY) == set(Ready)
    for ready in Ready:
        before.asks(ready.value)
        assert before.finds.question.ready is ready
        assert [each.name for each in before.window.props.find.tabs if each.chosen] == [ready.value]
        assert before.finds.failed == NO_WORDS


def test_arrows_go_from_result_to_result_and_enter_leads_back(before: Before) -> None:
    positions = [each.position for each in before.finds.found]
    shown = []
    for key in (Key.Key_Down, Key.Key_Down, Key.Key_Up, Key.Key_Up):
        before.strikes(key)
        shown.append(before.replay.showing.head.position)
    assert shown == [positions[0], positions[1], positions[0], positions[0]]
    assert [each.lit for each in before.window.props.find.found][:2] == [True, False]
    before.strikes(Key.Key_Home)
    before.strikes(Key.Key_Return)
    assert before.replay.showing.head.position == positions[0]


def test_results_lie_as_dots_on_the_strip(before: Before) -> None:
    lane = tuple(LANES).index(Lane.FOUND)
    ticks = [each.position for each in before.window.props.strip.ticks if each.lane == lane]
    assert ticks and set(ticks) <= {each.position for each in before.finds.found}


def test_conditions_are_written_and_hold(before: Before) -> None:
    amounts = sorted(each.paid for each in before.finds.found)
    least = amounts[len(amounts) // 2]
    before.strikes(Key.Key_F)
    before.fills(pays=str(least // 100))
    before.strikes(Key.Key_Return)
    assert before.replay.showing.desk.sheets == ()
    answered(before.replay)
    assert before.finds.question == SearchQuestion(Ready.PAYMENTS, pays=least)
    assert 0 < len(before.finds.found) < len(amounts)
    assert before.window.props.find.conditions == f"paid from $ {least // 100}"
    before.strikes(Key.Key_F)
    before.finger.press("key none")
    answered(before.replay)
    assert before.replay.showing.desk.sheets == ()
    assert before.window.props.find.conditions == "No conditions"
    assert sorted(each.paid for each in before.finds.found) == amounts


CALLED = {
    "card-exposed": "incidencia Se vio una carta en el reparto",
    "any": "incidencia cualquiera",
}


def test_the_irregularity_that_was_asked_for_stands_there_in_the_reviewers_words(before: Before) -> None:
    for name, shown in CALLED.items():
        before.strikes(Key.Key_F)
        before.chooses("irregularity", name)
        assert before.window.props.sheet.title == "Find: Payments"
        before.strikes(Key.Key_Return)
        before.speaks("es")
        assert before.window.props.find.conditions == shown
        before.speaks("en")


SHOWN = {"any": "any …", "wrong-count": "A packet holds the wrong number of cards …", "": "no condition …"}


def test_what_was_written_stays_while_an_irregularity_is_chosen_and_no_condition_takes_it_away(before: Before) -> None:
    before.strikes(Key.Key_F)
    before.fills(seat="3")
    for chosen, shown in SHOWN.items():
        before.chooses("irregularity", chosen)
        assert before.shown("irregularity") == shown
    before.finger.press("irregularity ")
    before.finger.press("key back")
    assert before.typed("seat") == "3"
    before.strikes(Key.Key_Return)
    assert before.window.props.find.conditions == "position 3"


WRONG = (
    ({"pays": "lots"}, "“lots” is no amount: write dollars, such as 750 or 12.50"),
    ({"since": "noon"}, "“noon” is no time: write 22:00, or 2026-11-20 22:00"),
    ({"seat": "left"}, "“left” is no number: write one such as 3"),
    ({"seat": "9"}, "No table has a position 9: write one from 1 to 7"),
    ({"pays": "10", "most": "5"}, "The highest amount is below the lowest one"),
    ({"since": "2026-01-06 12:00", "until": "2026-01-06 11:00"}, "The time ends before it begins"),
)


def test_what_is_no_condition_is_said_in_a_line_and_asks_nothing(before: Before) -> None:
    asked = before.finds
    for fields, said in WRONG:
        before.strikes(Key.Key_F)
        before.fills(**fields)
        before.strikes(Key.Key_Return)
        assert before.window.props.sheet.said == said
        assert before.finds == asked
        before.strikes(Key.Key_Escape)


def test_an_event_is_found_however_it_is_typed(before: Before) -> None:
    found = []
    rows = [row.event for table in before.replay.showing.moment.state.rulebook().tables for row in table.rows]
    label = next(each for each in rows if each.lower() != each)
    for typed in (label, label.lower(), "Nonsense"):
        before.strikes(Key.Key_F)
        before.fills(event=typed)
        before.strikes(Key.Key_Return)
        answered(before.replay)
        found.append(before.finds.question.event)
    assert found == [label, label, "Nonsense"]
    assert before.window.props.find.told.startswith("No wager here came to the event “Nonsense”; known here: ")


def test_a_wager_is_chosen_by_the_name_that_the_tables_paper_gives_it(before: Before) -> None:
    before.strikes(Key.Key_F)
    before.chooses("spot", "natural-31")
    assert before.shown("spot") == "Natural 31 Bonus …"
    before.strikes(Key.Key_Return)
    answered(before.replay)
    assert before.finds.question.spot == "natural-31"
    assert before.window.props.find.conditions == "wager Natural 31 Bonus"
    before.strikes(Key.Key_F)
    assert before.shown("spot") == "Natural 31 Bonus …"


def test_last_night_is_asked_by_its_times_alone(before: Before) -> None:
    before.strikes(Key.Key_F)
    before.fills(since="22:00", until="06:00")
    before.strikes(Key.Key_Return)
    assert before.replay.showing.desk.sheets == ()
    answered(before.replay)
    asked, now = before.finds.question, before.replay.showing.clock
    assert asked.until - asked.since == 8 * 3_600_000_000
    assert day_of(now, ZONE)[0] <= asked.since < asked.until == day_of(now, ZONE)[1]
    assert before.window.props.find.conditions.count("2026-01-0") == 2


def test_a_form_shows_what_was_asked_and_only_what_the_question_knows(before: Before) -> None:
    before.asks("undos")
    before.strikes(Key.Key_F)
    (form,) = before.replay.showing.desk.sheets
    assert isinstance(form, QuestionForm)
    assert {each.name for each in form.fields(before.replay.showing.stand)} == {"since", "until"}


def test_another_question_keeps_the_conditions_that_it_knows() -> None:
    asked = SearchQuestion(Ready.PAYMENTS, since=5, round=3, pays=700, dealer="7")
    assert asked_instead(asked, Ready.UNDOS) == SearchQuestion(Ready.UNDOS, since=5, round=3)
    assert asked_instead(asked, Ready.HANDS) == SearchQuestion(Ready.HANDS, since=5, round=3, pays=700, dealer="7")


def test_nothing_is_looked_for_before_somebody_signs_on(desks: Desks, fonts: None, tmp_path: Path) -> None:
    sitting = Sitting(desks, tmp_path, number="")
    QTest.qWait(50)
    sitting.replay.found()
    finds = sitting.replay.showing.desk.finds
    assert (finds.standing, finds.found) == (SearchStatus.NOT_ASKED, ())
    assert replay_props(sitting.replay.showing, room()).find.found == ()
    sitting.signs_on("4001")
    answered(sitting.replay)
    assert sitting.replay.showing.desk.finds.found
    desks.close()
    sitting.close()


def test_pages_follow_each_other_and_an_answer_that_nobody_waits_for_is_none() -> None:
    finds = Finds().asked()
    first = SearchAnswer(Wish(finds.question), SearchPage((ONE,), (SearchPlace(3),)))
    finds = finds.answered(first)
    assert (finds.standing, finds.found, finds.more) == (SearchStatus.ANSWERED, (ONE,), (SearchPlace(3),))
    assert finds.answered(first) == finds
    assert finds.wish() == (Wish(finds.question, SearchPlace(3)),)
    waiting = finds.asked()
    assert waiting.wish() == ()
    assert waiting.answered(SearchAnswer(Wish(SearchQuestion(Ready.UNDOS)), SearchPage(()))) == waiting
    whole = waiting.answered(SearchAnswer(waiting_for(finds), SearchPage((TWO,))))
    assert (whole.found, whole.more, whole.wish()) == ((ONE, TWO), (), ())
    assert (whole.next(Towards.ON), whole.at(5).lit, whole.at(5).next(Towards.ON)) == ((0,), 1, ())


def test_a_late_answer_to_another_question_is_not_shown_under_this_one() -> None:
    asked = Finds().asked()
    assert asked.answered(SearchAnswer(Wish(SearchQuestion(Ready.UNDOS)), SearchPage((TWO,)))) == asked


def waiting_for(finds: Finds) -> Wish:
    return Wish(finds.question, finds.more[0])


def test_what_can_not_be_found_is_said_in_the_panel(replays: Replays) -> None:
    replay = replays(30)
    answered(replay)
    asked = Finds().asked()
    failed = asked.answered(SearchAnswer(Wish(asked.question), SearchPage(()), as_told("the share is gone")))
    replay._put(replay._with(finds=failed))
    assert replay_props(replay.showing, room()).find.told == "the share is gone"


def test_the_newest_question_is_answered_and_an_older_one_is_dropped(replays: Replays, db: str) -> None:
    finding = BackgroundSearch(db, replays().showing.stand.journal)
    last = Wish(SearchQuestion(Ready.SIGN_ONS))
    for ready in (Ready.HANDS, Ready.PAYMENTS, Ready.UNDOS):
        finding.ask(Wish(SearchQuestion(ready)))
    finding.ask(last)
    given = list[SearchAnswer]()
    for _ in range(500):
        given += finding.answered()
        if given:
            break
        QTest.qWait(10)
    QTest.qWait(50)
    given += finding.answered()
    finding.end()
    assert [each.wish for each in given] == [last]
    assert (given[0].wish.after, len(given[0].page.found) <= PAGE) == (NEWEST, True)


PLAYED_ON = {
    "found": (SearchPage((ONE, TWO)), "2 found up to fact 41: ask again for what came since"),
    "one page of more": (SearchPage((ONE,), (SearchPlace(3),)), "1 found up to fact 41: ask again for what came since"),
    "nothing": (SearchPage(()), "Nothing found up to fact 41: ask again for what came since"),
    "nothing so far": (SearchPage((), (SearchPlace(3),)), "Nothing so far; further back there may be more"),
}


@pytest.mark.parametrize("name", PLAYED_ON)
def test_a_list_says_up_to_where_it_goes_once_the_table_has_played_on(replays: Replays, name: str) -> None:
    page, told = PLAYED_ON[name]
    replay = replays(30)
    asked = Finds().asked(42)
    answer = asked.answered(SearchAnswer(Wish(asked.question), page))
    assert replay.showing.size > 42
    assert find(replay._with(finds=answer), spoken(ENGLISH)).told == told
    whole = replace(answer, upto=replay.showing.size)
    assert "up to fact" not in find(replay._with(finds=whole), spoken(ENGLISH)).told


def test_a_table_that_plays_on_is_asked_about_anew_by_the_same_press(before: Before) -> None:
    size = before.finds.upto
    assert size == before.replay.showing.size
    assert before.window.props.find.told.endswith("found in the whole journal")
    before.replay._put(before.replay._with(finds=replace(before.finds, upto=size - 1)))
    assert f"up to fact {size - 2}" in before.window.props.find.told
    before.asks("payments")
    assert before.finds.upto == size
