"""Decisions on alarm commands."""

from typing import assert_never

from dealer_terminal.journal import review_facts
from dealer_terminal.procedure.people import Operator
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.words import words
from dealer_terminal.review import console_commands
from dealer_terminal.review.alarms.board import RaisedAlarm
from dealer_terminal.review.answers import LOOK_AGAIN, Answer, no
from dealer_terminal.review.console import Console
from dealer_terminal.review.rights import at_own_table

LONGEST_SHELF = 8 * 3600
"""Longest shelving, in seconds: one shift, so that the next reviewer sees the alarm again."""


def by_itself(
    console: Console, ask: console_commands.RaiseAlarm | console_commands.ReturnAlarm | console_commands.NoteTables
) -> Answer:
    """Decide a command that the console itself issues, regardless of who is signed on."""
    if not console.name:
        return no(words("This journal is no console's"), words("Open a console there first."))
    match ask:
        case console_commands.RaiseAlarm(at=at, alarm=alarm, cause=cause, told=told):
            raised = (each for each in console.alarms.values() if not each.returned)
            if any((each.at.journal, each.alarm, each.cause) == (at.journal, alarm, cause) for each in raised):
                return no(words("That alarm stands already"), LOOK_AGAIN)
            return (review_facts.AlarmRaised(at, alarm, cause, told),)
        case console_commands.ReturnAlarm(alarm=raised_at):
            known = _known(console, raised_at)
            return known if isinstance(known, Refusal) else (review_facts.AlarmReturned(raised_at),)
        case console_commands.NoteTables(tables=tables):
            return (review_facts.TablesStood(tables),)
        case _:
            assert_never(ask)


def by_person(
    console: Console,
    person: Operator,
    ask: console_commands.AcknowledgeAlarm
    | console_commands.ConfirmAlarm
    | console_commands.ShelveAlarm
    | console_commands.UnshelveAlarm,
) -> Answer:
    alarm = console.alarms.get(ask.alarm)
    if alarm is None:
        return _none()
    if not at_own_table(console, person, alarm.at.journal):
        why = words("{name} looks only at tables of their own", name=person.name)
        return no(why, words("An administrator says which they are."))
    match ask:
        case console_commands.AcknowledgeAlarm():
            return _acknowledged(alarm)
        case console_commands.ConfirmAlarm(text=text):
            return _returned(alarm) or (review_facts.AlarmConfirmed(alarm.id, text),)
        case console_commands.ShelveAlarm(reason=reason, seconds=seconds):
            return _returned(alarm) or _too_long(seconds) or (review_facts.AlarmShelved(alarm.id, reason, seconds),)
        case console_commands.UnshelveAlarm():
            shelved = any(not each.ended for each in alarm.shelf[-1:])
            return (review_facts.AlarmUnshelved(alarm.id),) if shelved else no(words("It is not shelved"), LOOK_AGAIN)
        case _:
            assert_never(ask)


def all_seen(console: Console, person: Operator, alarms: tuple[int, ...]) -> Answer:
    """Acknowledge all of these alarms or none."""
    if not alarms or len({*alarms}) < len(alarms):
        return no(words("There is no such alarm"), LOOK_AGAIN)
    answers = [by_person(console, person, console_commands.AcknowledgeAlarm(each)) for each in alarms]
    refused = (each for each in answers if isinstance(each, Refusal))
    return next(refused, tuple(fact for each in answers if not isinstance(each, Refusal) for fact in each))


def _acknowledged(alarm: RaisedAlarm) -> Answer:
    if alarm.acknowledged:
        return no(words("Somebody has acknowledged it already"), LOOK_AGAIN)
    return (review_facts.AlarmAcknowledged(alarm.id),)


def _known(console: Console, number: int) -> RaisedAlarm | Refusal:
    alarm = console.alarms.get(number)
    return _none() if alarm is None else _returned(alarm) or alarm


def _returned(alarm: RaisedAlarm) -> Refusal | None:
    return no(words("It is over already"), words("Acknowledge it.")) if alarm.returned else None


def _too_long(seconds: int) -> Refusal | None:
    if 0 < seconds <= LONGEST_SHELF:
        return None
    hours = LONGEST_SHELF // 3600
    return no(words("An alarm is shelved for a shift at most"), words("Give up to {hours} hours.", hours=hours))


def _none() -> Refusal:
    return no(words("There is no such alarm"), LOOK_AGAIN)
