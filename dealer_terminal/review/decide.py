"""Decisions on console commands: facts of the console's own journal, or a refusal."""

from collections.abc import Mapping
from typing import assert_never

from dealer_terminal.journal import review_facts
from dealer_terminal.journal.review_facts import RecordAt, RecordRange
from dealer_terminal.procedure.people import Operator
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.words import words
from dealer_terminal.review import console_commands
from dealer_terminal.review.alarms.deciding import all_seen, by_itself, by_person
from dealer_terminal.review.answers import LONGEST_NAME, LONGEST_TEXT, LOOK_AGAIN, Answer, no, wrong_text
from dealer_terminal.review.calendar import DAY, told_by_a_clock
from dealer_terminal.review.console import Console
from dealer_terminal.review.console_commands import Ask, SetCamera
from dealer_terminal.review.queue.deciding import by_reviewer
from dealer_terminal.review.rights import Act, allowed, at_own_table
from dealer_terminal.review.shift_signing import shift_signed

_ACTS: Mapping[type[Ask], Act] = {
    console_commands.GiveTables: Act.GIVE_TABLES,
    console_commands.RecordView: Act.LOOK,
    console_commands.PlaceMark: Act.MARK,
    console_commands.CorrectMark: Act.MARK,
    console_commands.WithdrawMark: Act.MARK,
    console_commands.ReplyTo: Act.MARK,
    console_commands.PlaceHold: Act.HOLD,
    console_commands.ReleaseHold: Act.RELEASE,
    console_commands.SetCamera: Act.SET_CAMERA,
    console_commands.WithdrawCamera: Act.SET_CAMERA,
    console_commands.NoteExport: Act.EXPORT,
    console_commands.AcknowledgeAlarm: Act.ALARM,
    console_commands.AcknowledgeAlarms: Act.ALARM,
    console_commands.ConfirmAlarm: Act.ALARM,
    console_commands.ShelveAlarm: Act.ALARM,
    console_commands.UnshelveAlarm: Act.ALARM,
    console_commands.ApproveItem: Act.REVIEW,
    console_commands.QueryItem: Act.REVIEW,
    console_commands.WithdrawQuery: Act.REVIEW,
    console_commands.EscalateItem: Act.REVIEW,
    console_commands.AnswerItem: Act.LOOK,
    console_commands.SignShift: Act.SIGN_SHIFT,
    console_commands.SetPoint: Act.LOOK,
}


def decide_at_console(console: Console, ask: Ask) -> Answer:
    match ask:
        case console_commands.OpenConsole(console=name):
            return _opened(console, name)
        case console_commands.SignOnReviewer(reviewer=reviewer):
            return _signed_on(console, reviewer)
        case console_commands.SignOffReviewer():
            return _signed_off(console)
        case console_commands.RaiseAlarm() | console_commands.ReturnAlarm() | console_commands.NoteTables():
            return by_itself(console, ask)
        case _:
            person = console.reviewer
            return _nobody() if person is None else _by_reviewer(console, person, ask)


def _opened(console: Console, name: str) -> Answer:
    if console.name:
        return no(words("This console is {name}", name=console.name), words("Name another file for a new one."))
    return wrong_text(name, LONGEST_NAME) or (review_facts.ConsoleOpened(name),)


def _signed_on(console: Console, reviewer: Operator) -> Answer:
    if not console.name:
        return no(words("This journal is no console's"), words("Open a console there first."))
    if not allowed(reviewer, Act.LOOK):
        return no(words("{name} may not look back", name=reviewer.name), words("Ask surveillance."))
    left = (review_facts.ReviewerSignedOff(console.reviewer),) if console.reviewer is not None else ()
    return (*left, review_facts.ReviewerSignedOn(reviewer))


def _signed_off(console: Console) -> Answer:
    return (review_facts.ReviewerSignedOff(console.reviewer),) if console.reviewer is not None else _nobody()


def not_allowed(person: Operator) -> Refusal:
    return no(words("{name} may not do that here", name=person.name), words("Ask who has the right to."))


def _by_reviewer(console: Console, person: Operator, ask: Ask) -> Answer:
    if not allowed(person, _ACTS[type(ask)]):
        return not_allowed(person)
    at = _at(ask)
    wrong = _wrong_place(at) if at is not None else None
    if wrong is not None:
        return wrong
    if at is not None and not at_own_table(console, person, at.first.journal):
        return _not_theirs(person)
    return _wrong_words(ask) or _answered(console, person, ask)


def _answered(console: Console, person: Operator, ask: Ask) -> Answer:
    match ask:
        case console_commands.GiveTables(reviewer=reviewer, journals=journals):
            return (review_facts.TablesGiven(reviewer, journals),)
        case console_commands.RecordView(at=at, looked=looked):
            return (review_facts.Looked(at, looked),)
        case console_commands.PlaceMark(at=at, kind=kind, text=text):
            return (review_facts.Marked(at, kind, text),)
        case console_commands.CorrectMark():
            return _corrected(console, person, ask)
        case console_commands.WithdrawMark(mark=mark, reason=reason):
            return _not_own(console, person, mark) or (review_facts.MarkWithdrawn(mark, reason),)
        case console_commands.ReplyTo(mark=mark, text=text):
            return _no_mark(console, mark) or (review_facts.Replied(mark, text),)
        case console_commands.PlaceHold(at=at, reason=reason):
            return (review_facts.Held(at, reason),)
        case console_commands.ReleaseHold(hold=hold, reason=reason):
            return _no_hold(console, hold) or (review_facts.HoldReleased(hold, reason),)
        case console_commands.SetCamera():
            return _camera_set(ask)
        case console_commands.WithdrawCamera(setting=setting, reason=reason):
            return _no_setting(console, setting) or (review_facts.CameraSetWithdrawn(setting, reason),)
        case console_commands.SetPoint(tables=tables, name=name):
            return _point(console, person, tables, name)
        case console_commands.NoteExport(at=at, what=what, file=file, hash=hash_, reason=reason):
            return (review_facts.Exported(at, what, file, hash_, reason),)
        case console_commands.AcknowledgeAlarms(alarms=alarms):
            return all_seen(console, person, alarms)
        case (
            console_commands.AcknowledgeAlarm()
            | console_commands.ConfirmAlarm()
            | console_commands.ShelveAlarm()
            | console_commands.UnshelveAlarm()
        ):
            return by_person(console, person, ask)
        case (
            console_commands.ApproveItem()
            | console_commands.QueryItem()
            | console_commands.AnswerItem()
            | console_commands.WithdrawQuery()
            | console_commands.EscalateItem()
        ):
            return by_reviewer(console, person, ask)
        case console_commands.SignShift():
            return shift_signed(console, person, ask)
        case console_commands.OpenConsole() | console_commands.SignOnReviewer() | console_commands.SignOffReviewer():
            raise AssertionError("decided before anybody is asked for")
        case console_commands.RaiseAlarm() | console_commands.ReturnAlarm() | console_commands.NoteTables():
            raise AssertionError("decided before anybody is asked for")
        case _:
            assert_never(ask)


def _at(ask: Ask) -> RecordRange | None:
    match ask:
        case (
            console_commands.RecordView(at=at)
            | console_commands.PlaceMark(at=at)
            | console_commands.PlaceHold(at=at)
            | console_commands.NoteExport(at=at)
        ):
            return at
        case (
            console_commands.SetCamera(at=at)
            | console_commands.ApproveItem(at=at)
            | console_commands.QueryItem(at=at)
            | console_commands.EscalateItem(at=at)
        ):
            return RecordRange(at, at)
        case _:
            return None


def _wrong_place(at: RecordRange) -> Refusal | None:
    if at.first.journal != at.last.journal or not 0 <= at.first.position <= at.last.position:
        return no(words("That is no stretch of one journal"), words("Name its first record, then its last."))
    return None if all(map(_is_named, (at.first, at.last))) else no(words("A record is not named"), LOOK_AGAIN)


def _is_named(at: RecordAt) -> bool:
    return bool(at.journal) and len(at.leaf) == 32


def _wrong_words(ask: Ask) -> Refusal | None:
    """Return a refusal if a text written by the reviewer is missing or too long."""
    written = (getattr(ask, name) for name in ("text", "reason", "how") if hasattr(ask, name))
    return next((wrong for text in written if (wrong := wrong_text(text, LONGEST_TEXT)) is not None), None)


def _corrected(console: Console, person: Operator, ask: console_commands.CorrectMark) -> Answer:
    refusal = _not_own(console, person, ask.mark)
    if refusal is not None:
        return refusal
    last = console.marks[ask.mark].wording
    if (last.kind, last.text) == (ask.kind, ask.text):
        return no(words("The mark says so already"), words("Say what is different, or leave it."))
    return (review_facts.MarkCorrected(ask.mark, ask.kind, ask.text),)


def _not_own(console: Console, person: Operator, mark: int) -> Refusal | None:
    refusal = _no_mark(console, mark)
    if refusal is None and console.marks[mark].by != person.id:
        return no(words("The mark is somebody else's"), words("Reply to it."))
    return refusal


def _no_mark(console: Console, mark: int) -> Refusal | None:
    known = console.marks.get(mark)
    if known is None or known.withdrawn:
        return no(words("There is no such mark"), LOOK_AGAIN)
    return None


def _no_hold(console: Console, hold: int) -> Refusal | None:
    known = console.holds.get(hold)
    return no(words("There is no such hold"), LOOK_AGAIN) if known is None or known.released else None


def _no_setting(console: Console, setting: int) -> Refusal | None:
    known = console.settings.get(setting)
    if known is None or known.withdrawn:
        return no(words("There is no such setting of a camera's clock"), LOOK_AGAIN)
    return None


def _point(console: Console, person: Operator, tables: tuple[RecordAt, ...], name: str) -> Answer:
    if not tables or len({each.journal for each in tables}) < len(tables):
        return no(words("A point is one record of each table"), LOOK_AGAIN)
    if not all(map(_is_named, tables)):
        return no(words("A record is not named"), LOOK_AGAIN)
    if not all(at_own_table(console, person, each.journal) for each in tables):
        return _not_theirs(person)
    return (wrong_text(name, LONGEST_NAME) if name else None) or (review_facts.PointSet(tables, name),)


def _not_theirs(person: Operator) -> Refusal:
    why = words("{name} looks only at tables of their own", name=person.name)
    return no(why, words("An administrator says which they are."))


def _camera_set(ask: console_commands.SetCamera) -> Answer:
    if ask.margin < 0:
        return no(words("A margin is not below nothing"), words("Say how far off it may be."))
    named = wrong_text(ask.camera, LONGEST_NAME)
    return named or (review_facts.CameraSet(ask.at, ask.camera, ask.table, ask.shows, ask.margin, ask.how),)


def _nobody() -> Refusal:
    return no(words("Nobody is signed on at this console"), words("Sign on first."))


def not_yet(ask: Ask, now: int) -> Refusal | None:
    """Refuse a camera setting in the future. The two clocks may differ, but by less than a day."""
    if not isinstance(ask, SetCamera):
        return None
    if not told_by_a_clock(ask.shows) or not told_by_a_clock(ask.table):
        return no(words("No clock shows that time"), words("Give a year between 1970 and 9998."))
    if ask.table > now + DAY:
        return no(words("The table's clock has not been there yet"), words("Give an instant that was seen."))
    return None
