"""Alarms: each is installed with its words; what calls for a person is found when it begins, and over when it ends."""

from collections.abc import Iterator
from itertools import chain

import pytest
from msgspec.structs import replace

from dealer_terminal.app.alarm_catalogue import alarm_catalogue
from dealer_terminal.errors import KnownError
from dealer_terminal.journal.codec import CODEC
from dealer_terminal.journal.journal_facts import ClockSteppedBack, JournalContinued, JournalFact
from dealer_terminal.journal.people_facts import SignOnFailed
from dealer_terminal.journal.record import Times, new_record
from dealer_terminal.journal.replay import START, ReplayStep, step
from dealer_terminal.procedure import facts
from dealer_terminal.procedure.facts import DeviceFaultCleared, DeviceFaultRaised, Fact
from dealer_terminal.procedure.state import Issue, State
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.procedure.words import words
from dealer_terminal.review.alarms.catalogue import AlarmId, Urgency, read_alarm
from dealer_terminal.review.alarms.watch import SECOND, AlarmContext, AlarmWatch, Cause, matters
from dealer_terminal.rules.irregularity import IrregularityId
from tests.fast.review.tables import EDITIONS, table, watched_table
from tests.helpers.playing import CLASSIC, usual

ALARMS = alarm_catalogue()
SIGNED = 10**9
MINUTE = 60 * SECOND


def watch_of(steps: tuple[ReplayStep, ...]) -> Iterator[tuple[ReplayStep, AlarmWatch]]:
    watch = AlarmWatch(ALARMS)
    for each in steps:
        watch.passed(each)
        yield each, watch


def causes(watch: AlarmWatch, now: int, **around: object) -> dict[AlarmId, Cause]:
    found = watch.causes(replace(AlarmContext(now, SIGNED), **around))
    return {each.alarm: each for each in found}


class Table:
    """One that was played for a while; facts are added to it."""

    def __init__(self, rounds: int = 3) -> None:
        played = table(rounds)
        self.watch = AlarmWatch(ALARMS)
        self.stand, self.utc = START, 0
        for each in played:
            self.watch.passed(each)
            self.stand, self.utc, self.position = each.after, each.record.utc, each.record.position

    def adds(self, fact: Fact | JournalFact, after_s: int = 1) -> "Table":
        self.utc += after_s * SECOND
        self.position += 1
        record = new_record(self.position, 1, CODEC.encode(fact), "1001", Times(self.utc, self.utc))
        added = step(self.stand, record)
        self.watch.passed(added)
        self.stand = added.after
        return self

    def causes(self, after_s: int = 0, **around: object) -> dict[AlarmId, Cause]:
        return causes(self.watch, self.utc + after_s * SECOND, **around)


def test_each_alarm_is_installed_with_all_its_words() -> None:
    assert set(ALARMS) == set(AlarmId)
    for alarm in ALARMS.values():
        assert all((alarm.title, alarm.why, alarm.todo, alarm.ends))
        assert alarm.why.endswith(".")
        assert alarm.todo.endswith(".")
    assert {each.urgency for each in ALARMS.values()} == set(Urgency)


def test_a_file_that_is_no_alarm_is_told_by_its_name() -> None:
    texts = ('title = "t"', 'why = "w"', 'todo = "d"', 'ends = "e"', 'urgency = "now"', "after_s = -1")
    for wrong in ("id =", 'id = "fire"', 'id = "disk-low"\nloud = true', "\n".join(('id = "disk-low"', *texts))):
        with pytest.raises(KnownError, match=r"alarm\.toml: "):
            read_alarm(wrong, "alarm.toml")


def test_what_lasts_is_there_exactly_while_the_table_says_so() -> None:
    open_question = {AlarmId.IRREGULARITY_OPEN, AlarmId.CARDS_AGAINST_READER, AlarmId.READER_LOST}
    found = []
    for each, watch in chain.from_iterable(watch_of(table(20, edition)) for edition in EDITIONS[:2]):
        state = each.after.state
        there = causes(watch, each.record.utc + 10 * MINUTE).keys()
        said = AlarmId.PAYMENT_WAITS in there, AlarmId.DEAL_OVER_LIMIT in there, bool(open_question & there)
        so = bool(state.holds), bool(state.over_limit), state.issue is not None or "reader-lost" in state.faults
        if said != so:
            found.append((each.record.position, said, so))
    assert found == []


def test_a_payment_that_waits_is_one_cause_from_the_record_that_held_it() -> None:
    known: dict[str, int] = {}
    waited = 0
    for each, watch in watch_of(watched_table(12, 5_000)):
        found = watch.causes(AlarmContext(each.record.utc + MINUTE, SIGNED))
        waiting = {cause.key: cause.position for cause in found if cause.alarm is AlarmId.PAYMENT_WAITS}
        assert waiting.keys() == {f"{each.after.state.round}/{h.seat}/{h.spot}" for h in each.after.state.holds}
        for key, position in waiting.items():
            assert known.setdefault(key, position) == position
        if isinstance(each.entry, facts.PayoutHeld):
            waited += 1
            assert each.record.position in waiting.values()
    assert waited > 5


def test_it_calls_only_once_it_has_lasted() -> None:
    lost = Table().adds(DeviceFaultRaised("reader-lost", "cable"))
    after = ALARMS[AlarmId.READER_LOST].after_s
    assert AlarmId.READER_LOST not in lost.causes(after - 1)
    assert lost.causes(after)[AlarmId.READER_LOST].position == lost.position
    lost.adds(DeviceFaultCleared("reader-lost"))
    assert AlarmId.READER_LOST not in lost.causes(3600)


def test_other_faults_are_told_each_by_its_own() -> None:
    jammed = Table().adds(DeviceFaultRaised("jam", "slot 2")).adds(DeviceFaultRaised("door-open", ""))
    found = jammed.watch.causes(AlarmContext(jammed.utc + MINUTE, SIGNED))
    assert {each.key for each in found if each.alarm is AlarmId.DEVICE_FAULT} == {"jam", "door-open"}


OFTEN = {
    AlarmId.UNDOS_OFTEN: facts.StepUndone("rest_racked"),
    AlarmId.SIGN_ONS_FAILED: SignOnFailed("1001", 1),
}


def test_what_happens_often_calls_from_the_count_on_and_no_longer_than_the_time() -> None:
    for alarm, fact in OFTEN.items():
        seen, rule = AlarmWatch(ALARMS), ALARMS[alarm]
        for count in range(1, rule.count + 2):
            record = new_record(count, 1, CODEC.encode(fact), "1001", Times(count * SECOND, count * SECOND))
            seen.passed(ReplayStep(record, fact, START, START))
            assert (alarm in causes(seen, count * SECOND)) == (count >= rule.count), alarm
        last = (rule.count + 1) * SECOND
        assert alarm in causes(seen, last + (rule.within_s - rule.count) * SECOND)
        assert alarm not in causes(seen, last + rule.within_s * SECOND)


def test_clock_steps_and_continued_logs_call_for_half_a_day() -> None:
    for alarm, fact, said in (
        (AlarmId.CLOCK_STEPPED, ClockSteppedBack(5_000_000, 2_000_000), "The table's clock was set back by 3 s"),
        (
            AlarmId.LOG_CONTINUED,
            JournalContinued(7, 9, bytes(32), "the disk failed"),
            "An administrator went on from a copy of 7 records",
        ),
    ):
        happened, within = Table().adds(fact), ALARMS[alarm].within_s
        assert str(happened.causes()[alarm].what) == said
        assert alarm in happened.causes(within)
        assert alarm not in happened.causes(within + 1)


def test_a_table_that_stands_still_and_a_log_that_does_not_grow() -> None:
    played = table(3)
    for each, watch in watch_of(played):
        state, last = each.after.state, each.record.utc
        found = causes(watch, last + ALARMS[AlarmId.LOG_STILL].after_s * SECOND)
        is_open = state.dealer is not None and state.phase.value != "closed"
        assert (AlarmId.TABLE_STILL in found) == (is_open and bool(state.playing()))
        assert (AlarmId.LOG_STILL in found) == (is_open and not state.playing())
        assert not {AlarmId.TABLE_STILL, AlarmId.LOG_STILL} & causes(watch, last + MINUTE).keys()


def test_what_no_checkpoint_signs_calls_after_a_while() -> None:
    played = Table()
    after = ALARMS[AlarmId.CHECKPOINT_OLD].after_s
    assert AlarmId.CHECKPOINT_OLD not in played.causes(after)
    found = causes(played.watch, played.utc + after * SECOND, signed=played.position)
    assert AlarmId.CHECKPOINT_OLD not in found
    unsigned = Table().adds(DeviceFaultRaised("jam", ""))
    found = causes(unsigned.watch, unsigned.utc + after * SECOND, signed=unsigned.position)
    assert found[AlarmId.CHECKPOINT_OLD].position == unsigned.position


def test_a_full_disk_and_a_journal_that_does_not_fit() -> None:
    played = Table()
    least = ALARMS[AlarmId.DISK_LOW].least_mb * 1_000_000
    assert AlarmId.DISK_LOW in played.causes(free=(least - 1,))
    assert AlarmId.DISK_LOW not in played.causes(free=(least,))
    assert str(played.causes(unfit=words("nothing"))[AlarmId.LOG_UNFIT].what) == "nothing"


def test_what_no_record_tells_began_when_it_was_seen_and_begins_anew_when_it_comes_again() -> None:
    played = Table()
    began = [played.causes(after_s, free=(free,)).get(AlarmId.DISK_LOW) for after_s, free in ((60, 1), (90, 1))]
    assert [each and each.utc - played.utc for each in began] == [60 * SECOND] * 2
    assert AlarmId.DISK_LOW not in played.causes(100, free=(10**12,))
    assert played.causes(120, free=(1,))[AlarmId.DISK_LOW].utc == played.utc + 120 * SECOND


def test_cards_that_people_entered_stand_against_no_reader() -> None:
    issue = Issue(IrregularityId.CARD_MISMATCH, (3,), "", (), facts.RaisedBy.DEALER)
    for told_by in CardsFrom:
        (found,) = matters(State(terms=replace(usual(CLASSIC), cards_from=told_by), issue=issue))
        by_hand = told_by is CardsFrom.DEALER
        assert found.alarm is (AlarmId.IRREGULARITY_OPEN if by_hand else AlarmId.CARDS_AGAINST_READER)


def test_looking_twice_says_the_same() -> None:
    played = Table().adds(DeviceFaultRaised("jam", "")).adds(ClockSteppedBack(2, 1))
    for minutes in (0, 5, 60):
        around = AlarmContext(played.utc + minutes * MINUTE, 0, (1,))
        assert played.watch.causes(around) == played.watch.causes(around) != ()


def test_a_server_that_is_away_is_no_log_that_does_not_fit() -> None:
    played = Table()
    away = words("The server does not answer")
    found = played.causes(24 * 3600, away=away)
    assert found.keys() & {AlarmId.LOG_AWAY, AlarmId.LOG_UNFIT, AlarmId.LOG_STILL, AlarmId.TABLE_STILL} == {
        AlarmId.LOG_AWAY
    }
    assert found[AlarmId.LOG_AWAY].what == away
    assert AlarmId.LOG_AWAY not in played.causes(24 * 3600)


def test_failed_sign_ons_minutes_apart_call_for_a_person() -> None:
    tried = Table()
    for _ in range(3):
        tried.adds(SignOnFailed("1001", 1), 4 * 60)
    assert AlarmId.SIGN_ONS_FAILED in tried.causes()
