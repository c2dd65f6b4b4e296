"""What follows from what is asked at a console: facts of its own journal, or a refusal."""

from collections.abc import Mapping
from typing import assert_never

from dealer_terminal.journal import review_facts
from dealer_terminal.journal.review_facts import RecordAt, Stretch
from dealer_terminal.procedure.people import Operator
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.words import words
from dealer_terminal.review import asks
from dealer_terminal.review.alarms.deciding import all_seen, by_itself, by_person
from dealer_terminal.review.answers import LONGEST_NAME, LONGEST_TEXT, LOOK_AGAIN, Answer, no, wrong_text
from dealer_terminal.review.asks import Ask, SetCamera
from dealer_terminal.review.calendar import DAY, told_by_a_clock
from dealer_terminal.review.console import Console
from dealer_terminal.review.queue.deciding import by_reviewer
from dealer_terminal.review.rights import Act, allowed, at_own_table
from dealer_terminal.review.shift_signing import shift_signed

_ACTS: Mapping[type[Ask], Act] = {
    asks.GiveTables: Act.GIVE_TABLES,
    asks.Look: Act.LOOK,
    asks.PlaceMark: Act.MARK,
    asks.CorrectMark: Act.MARK,
    asks.WithdrawMark: Act.MARK,
    asks.ReplyTo: Act.MARK,
    asks.PlaceHold: Act.HOLD,
    asks.ReleaseHold: Act.RELEASE,
    asks.SetCamera: Act.SET_CAMERA,
    asks.WithdrawCamera: Act.SET_CAMERA,
    asks.NoteExport: Act.EXPORT,
    asks.AcknowledgeAlarm: Act.ALARM,
    asks.AcknowledgeAlarms: Act.ALARM,
    asks.ConfirmAlarm: Act.ALARM,
    asks.ShelveAlarm: Act.ALARM,
    asks.UnshelveAlarm: Act.ALARM,
    asks.ApproveItem: Act.REVIEW,
    asks.QueryItem: Act.REVIEW,
    asks.WithdrawQuery: Act.REVIEW,
    asks.EscalateItem: Act.REVIEW,
    asks.AnswerItem: Act.LOOK,
    asks.SignShift: Act.SIGN_SHIFT,
    asks.SetPoint: Act.LOOK,
}


def decide_at_console(console: Console, ask: Ask) -> Answer:
    match ask:
        case asks.OpenConsole(console=name):
            return _opened(console, name)
        case asks.SignOn(reviewer=reviewer):
            return _signed_on(console, reviewer)
        case asks.SignOff():
            return _signed_off(console)
        case asks.RaiseAlarm() | asks.ReturnAlarm() | asks.NoteTables():
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
        case asks.GiveTables(reviewer=reviewer, journals=journals):
            return (review_facts.TablesGiven(reviewer, journals),)
        case asks.Look(at=at, looked=looked):
            return (review_facts.Looked(at, looked),)
        case asks.PlaceMark(at=at, kind=kind, text=text):
            return (review_facts.Marked(at, kind, text),)
        case asks.CorrectMark():
            return _corrected(console, person, ask)
        case asks.WithdrawMark(mark=mark, reason=reason):
            return _not_own(console, person, mark) or (review_facts.MarkWithdrawn(mark, reason),)
        case asks.ReplyTo(mark=mark, text=text):
            return _no_mark(console, mark) or (review_facts.Replied(mark, text),)
        case asks.PlaceHold(at=at, reason=reason):
            return (review_facts.Held(at, reason),)
        case asks.ReleaseHold(hold=hold, reason=reason):
            return _no_hold(console, hold) or (review_facts.HoldReleased(hold, reason),)
        case asks.SetCamera():
            return _camera_set(ask)
        case asks.WithdrawCamera(setting=setting, reason=reason):
            return _no_setting(console, setting) or (review_facts.CameraSetWithdrawn(setting, reason),)
        case asks.SetPoint(tables=tables, name=name):
            return _point(console, person, tables, name)
        case asks.NoteExport(at=at, what=what, file=file, hash=hash_, reason=reason):
            return (review_facts.Exported(at, what, file, hash_, reason),)
        case asks.AcknowledgeAlarms(alarms=alarms):
            return all_seen(console, person, alarms)
        case asks.AcknowledgeAlarm() | asks.ConfirmAlarm() | asks.ShelveAlarm() | asks.UnshelveAlarm():
            return by_person(console, person, ask)
        case asks.ApproveItem() | asks.QueryItem() | asks.AnswerItem() | asks.WithdrawQuery() | asks.EscalateItem():
            return by_reviewer(console, person, ask)
        case asks.SignShift():
            return shift_signed(console, person, ask)
        case asks.OpenConsole() | asks.SignOn() | asks.SignOff():
            raise AssertionError("decided before anybody is asked for")
        case asks.RaiseAlarm() | asks.ReturnAlarm() | asks.NoteTables():
            raise AssertionError("decided before anybody is asked for")
        case _:
            assert_never(ask)


def _at(ask: Ask) -> Stretch | None:
    match ask:
        case asks.Look(at=at) | asks.PlaceMark(at=at) | asks.PlaceHold(at=at) | asks.NoteExport(at=at):
            return at
        case asks.SetCamera(at=at) | asks.ApproveItem(at=at) | asks.QueryItem(at=at) | asks.EscalateItem(at=at):
            return Stretch(at, at)
        case _:
            return None


def _wrong_place(at: Stretch) -> Refusal | None:
    if at.first.journal != at.last.journal or not 0 <= at.first.position <= at.last.position:
        return no(words("That is no stretch of one journal"), words("Name its first record, then its last."))
    return None if all(map(_is_named, (at.first, at.last))) else no(words("A record is not named"), LOOK_AGAIN)


def _is_named(at: RecordAt) -> bool:
    return bool(at.journal) and len(at.leaf) == 32


def _wrong_words(ask: Ask) -> Refusal | None:
    """What a person writes is there, and short enough to be read."""
    written = (getattr(ask, name) for name in ("text", "reason", "how") if hasattr(ask, name))
    return next((wrong for text in written if (wrong := wrong_text(text, LONGEST_TEXT)) is not None), None)


def _corrected(console: Console, person: Operator, ask: asks.CorrectMark) -> Answer:
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


def _camera_set(ask: asks.SetCamera) -> Answer:
    if ask.margin < 0:
        return no(words("A margin is not below nothing"), words("Say how far off it may be."))
    named = wrong_text(ask.camera, LONGEST_NAME)
    return named or (review_facts.CameraSet(ask.at, ask.camera, ask.table, ask.shows, ask.margin, ask.how),)


def _nobody() -> Refusal:
    return no(words("Nobody is signed on at this console"), words("Sign on first."))


def not_yet(ask: Ask, now: int) -> Refusal | None:
    """The table's clock and the console's may differ, but no clock is a day wrong."""
    if not isinstance(ask, SetCamera):
        return None
    if not told_by_a_clock(ask.shows) or not told_by_a_clock(ask.table):
        return no(words("No clock shows that time"), words("Give a year between 1970 and 9998."))
    if ask.table > now + DAY:
        return no(words("The table's clock has not been there yet"), words("Give an instant that was seen."))
    return None
