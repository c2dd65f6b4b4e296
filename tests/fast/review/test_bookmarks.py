"""Marks by a camera's clock: as subtitles over a recording, and what lies before it."""

from dealer_terminal.journal.review_facts import CameraSet, MarkKind, RecordAt, RecordRange
from dealer_terminal.review.answers import Written
from dealer_terminal.review.cameras import CameraClock
from dealer_terminal.review.console import MarkReply, ReviewMark, Wording
from dealer_terminal.review.marks import SECOND, Bookmark, before, bookmark, in_words, web_vtt

AT = RecordAt("journal", 7, bytes(32))
HOUR = 3600 * SECOND
CLOCK = CameraClock("Cam 12", (CameraSet(AT, "Cam 12", HOUR, HOUR + 27 * SECOND, SECOND, "photographed"),))


def marked(number: int, first: int, last: int, text: str = "paid twice") -> Bookmark:
    mark = ReviewMark(RecordRange(AT, AT), (Wording(Written(number, "4001", 0), MarkKind.WRONG, text),))
    return bookmark(mark, first, last, CLOCK)


def test_a_cue_stands_where_the_camera_shows_the_mark() -> None:
    found = [marked(12, HOUR + 10 * SECOND, HOUR + 30 * SECOND), marked(9, HOUR + 2_250_000, HOUR + 2_250_000)]
    assert web_vtt(found, HOUR) == (
        "WEBVTT\n\n9\n00:00:29.250 --> 00:00:34.250\nwrong: paid twice (4001)\n\n"
        "12\n00:00:37.000 --> 00:00:57.000\nwrong: paid twice (4001)\n"
    )


def test_what_lies_before_the_recording_is_left_out_and_counted() -> None:
    found = [marked(9, 0, 0), marked(12, 2 * HOUR, 2 * HOUR)]
    assert before(found, HOUR) == 1
    assert web_vtt(found, HOUR).count("-->") == 1


def test_no_text_ends_its_cue_or_begins_a_tag() -> None:
    told = web_vtt([marked(9, HOUR, HOUR, "a --> b\n\n<c> & d")], HOUR)
    assert told.endswith("\nwrong: a --&gt; b &lt;c&gt; &amp; d (4001)\n")


def test_replies_stand_behind_what_they_answer() -> None:
    mark = ReviewMark(
        RecordRange(AT, AT),
        (Wording(Written(9, "4001", 0), MarkKind.QUESTION, "whose chips?"),),
        (MarkReply(Written(11, "2001", 0), "position 3"),),
    )
    assert in_words(mark) == "question: whose chips? (4001) / 2001: position 3"
