"""The keyboard: letter by letter on the screen, whole lines from one that is plugged in."""

from msgspec.structs import replace

from dealer_terminal.ui.kiosk.desk import Desk, Reaction, opened
from dealer_terminal.ui.kiosk.letters import begins_word, last_marked
from dealer_terminal.ui.kiosk.sheets import Crew, Form, NewRole, Reports, Sheet, Subject, Writing
from dealer_terminal.ui.kiosk.writing import fitted

LETTER, MARK = "letter:", "mark:"


def key_touched(desk: Desk, writing: Writing, key: str) -> Reaction:
    match key:
        case "shift":
            return opened(desk, replace(writing, shifted=not writing.shifted))
        case "signs":
            return opened(desk, replace(writing, signs=not writing.signs))
        case "clear":
            return opened(desk, written(writing, ""))
        case "erase":
            return opened(desk, written(writing, writing.text[:-1]))
        case _ if key.startswith(MARK):
            made = last_marked(writing.text, key.removeprefix(MARK))
            return opened(desk, written(writing, writing.text[:-1] + made)) if made else Reaction(desk)
        case _:
            return opened(desk, written(writing, writing.text + typed(writing, key.removeprefix(LETTER))))


def typed(writing: Writing, letter: str) -> str:
    return letter.upper() if capital(writing) else letter


def capital(writing: Writing) -> bool:
    """A name's words begin with one by themselves, a sentence once; shift says the other."""
    begins = begins_word(writing.text) if writing.subject is Subject.NAME else not writing.text
    return begins is not writing.shifted


def written(writing: Writing, text: str) -> Writing:
    return replace(writing, text=fitted(writing.subject, text), shifted=False)


def ready(writing: Writing) -> bool:
    """A note may be taken out again; a name and a reason are said."""
    return writing.subject is Subject.NOTE or bool(writing.text.strip())


def entered(desk: Desk, writing: Writing) -> Reaction:
    return opened(desk, _taken(writing.sheet, writing.text.strip())) if ready(writing) else Reaction(desk)


def _taken(sheet: Crew | Reports | Form, text: str) -> Sheet:
    match sheet:
        case Crew(by=by):
            return NewRole(by, text)
        case Reports():
            return Reports(text)
        case Form():
            return replace(sheet, reason=text)
