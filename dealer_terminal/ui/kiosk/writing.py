"""What may be written on the keyboard, and how long it may be."""

from dealer_terminal.procedure.words import words
from dealer_terminal.ui.kiosk.sheets import Crew, Form, Reports, Subject, Writing

MOST = {Subject.NAME: 32, Subject.NOTE: 80, Subject.REASON: 60}
OTHER = "other"
NAMES = words("Chinese and other letters: by a keyboard that is plugged in.")


def name_of(crew: Crew) -> Writing:
    return Writing(Subject.NAME, crew)


def note_on(reports: Reports) -> Writing:
    return Writing(Subject.NOTE, reports, reports.note)


def reason_for(form: Form) -> Writing:
    own = form.reason if form.reason not in form.reasons else ""
    return Writing(Subject.REASON, form, own)


def fitted(subject: Subject, text: str) -> str:
    """One line, no longer than it may be."""
    return "".join(each for each in text if each.isprintable())[: MOST[subject]]
