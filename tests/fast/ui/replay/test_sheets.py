"""What is written at a console from the replay's window: by real keys and presses, into a real console's journal."""

from hashlib import sha256
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from dealer_terminal.journal.review_facts import Exported, Looked, MarkKind, ViewedAs
from dealer_terminal.review.verdict import VerdictStatus
from dealer_terminal.ui.console.sheet import Tone
from tests.fast.ui.person import Held, Key, visible
from tests.fast.ui.replay.conftest import Desks
from tests.fast.ui.replay.sitting import MADE_WITHIN, Sitting
from tests.helpers.consoles import PIN


def test_nothing_is_shown_until_somebody_signs_on_and_nothing_after_they_sign_off(sits: Sitting) -> None:
    sits.strikes(Key.Key_O)
    sits.presses("key sign-off")
    root = sits.window.view.rootObject()
    assert sits.replay.showing.locked
    names = {str(item.property("name")) for item in sits.finger.targets()}
    assert names == {"key sign-on"}
    before = sits.replay.showing.head
    root.forceActiveFocus()
    for key in (Key.Key_Right, Key.Key_D, Key.Key_Escape, Key.Key_End):
        sits.strikes(key)
    assert sits.replay.showing.locked
    assert sits.replay.showing.head == before
    sits.fills(number="4001", pin="9999")
    sits.strikes(Key.Key_Return)
    assert "Number and PIN don't belong together" in sits.said
    assert sits.replay.showing.locked
    sits.fills(number="5001", pin=PIN)
    sits.strikes(Key.Key_Return)
    assert not sits.replay.showing.locked
    assert sits.console.reviewer is not None
    assert "U. Audit" in sits.window.props.title


def test_who_has_no_right_to_the_table_sees_nothing_of_it(desks: Desks, tmp_path: Path, fonts: None) -> None:
    sits = Sitting(desks, tmp_path, "2001")
    assert "only at tables of their own" in sits.said
    assert sits.replay.showing.locked
    desks.close()
    sits.close()


def test_a_mark_is_written_replied_to_worded_anew_and_withdrawn(sits: Sitting) -> None:
    round_ = sits.replay.showing.moment.step.record.round
    sits.strikes(Key.Key_M)
    sits.types("paid twice?")
    sits.presses("kind wrong")
    sits.presses("key round")
    sits.presses("key mark")
    (mark,) = sits.console.marks.values()
    steps = sits.replay.showing.steps
    assert (mark.wording.kind, mark.wording.text, mark.by) == (MarkKind.WRONG, "paid twice?", "4001")
    assert (mark.at.first.position, mark.at.last.position) == (steps[0].record.position, steps[-1].record.position)
    assert mark.at.first.leaf == steps[0].record.leaf
    assert sits.replay.showing.marks
    sits.strikes(Key.Key_B)
    sits.presses(f"line {mark.id}")
    for key, text in (("reply", "chips slid"), ("correct", "not paid twice")):
        sits.fills(text=text)
        sits.presses(f"key {key}")
        sits.presses(f"line {mark.id}")
    mark = sits.console.marks[mark.id]
    assert [each.text for each in mark.replies] == ["chips slid"]
    assert [each.text for each in mark.wordings] == ["paid twice?", "not paid twice"]
    sits.strikes(Key.Key_Escape)
    sits.replay.press("round-on")
    sits.replay.press("marks")
    sits.replay.press_sheet(str(mark.id))
    sits.replay.press_sheet("go")
    assert sits.replay.showing.moment.step.record.round == round_
    QGuiApplication.processEvents()
    sits.fills(text="seen by mistake")
    sits.presses("key withdraw")
    assert sits.console.marks[mark.id].withdrawn
    assert not sits.replay.showing.marks


WRONG_PLACES = {
    "no number": ({"first": "x"}, "Write facts by their numbers"),
    "backwards": ({"first": "50", "last": "40"}, "The first fact comes before the last one"),
    "beyond the end": ({"first": "50", "last": "99999"}, "There is no fact 99999"),
    "no words": ({"text": " "}, "Nothing is written there"),
}


def test_wrong_mark_is_not_written_and_the_form_stays(sits: Sitting) -> None:
    found = {}
    for name, (fields, said) in WRONG_PLACES.items():
        sits.strikes(Key.Key_M)
        sits.fills(**{"text": "seen", **fields})
        sits.presses("key mark")
        typed = sits.replay.showing.desk.sheets[-1].typed
        if said not in sits.said or sits.console.marks or fields.items() - typed.items():
            found[name] = (sits.said, typed)
        sits.strikes(Key.Key_Escape)
    assert found == {}


def test_an_auditor_reads_what_was_written_and_finds_no_form_to_write_on(sits: Sitting) -> None:
    assert {each.name: each.possible for each in sits.window.props.play.buttons}["mark"]
    sits.strikes(Key.Key_M)
    sits.types("paid twice")
    sits.presses("key mark")
    (mark,) = sits.console.marks
    sits.strikes(Key.Key_O)
    sits.signs_on("5001")
    for key in (Key.Key_M, Key.Key_E, Key.Key_H, Key.Key_T):
        sits.strikes(key)
        assert "U. Audit may not write that" in sits.said
        assert sits.replay.showing.desk.sheets == ()
    assert {each.name: each.possible for each in sits.window.props.play.buttons}["mark"] is False
    sits.strikes(Key.Key_B)
    assert sits.window.props.sheet.keys == ()
    sits.presses(f"line {mark}")
    assert sits.window.props.sheet.fields == ()
    assert [key.key for key in sits.window.props.sheet.keys] == ["go"]


def test_a_cameras_clock_is_set_shown_and_withdrawn(sits: Sitting) -> None:
    sits.strikes(Key.Key_T)
    shown = sits.window.props.clock.time
    seconds = int(shown[6:8])
    ahead = f"{shown[:6]}{(seconds + 1) % 60:02}{shown[8:]}" if seconds < 59 else shown
    sits.fills(camera="Cam 12", shows=ahead, margin="0.5", how="by eye")
    sits.presses("key set")
    (setting,) = sits.console.settings.values()
    (camera,) = sits.window.props.clock.cameras
    assert (camera.name, camera.time, camera.margin) == ("Cam 12", ahead, "± 0.5 s")
    assert setting.fact.at.position == sits.replay.showing.head.position
    present = next(each for each in sits.window.props.facts if each.present)
    assert (present.camera, sits.window.props.facts_camera) == (ahead, "Cam 12 ± 0.5 s")
    sits.strikes(Key.Key_V)
    addresses: list[str] = []
    sits.replay.visits = addresses.append
    sits.presses("line Cam 12")
    (address,) = addresses
    assert address.startswith("https://video.example/Cam%2012?at=2026-01-05T")
    sits.strikes(Key.Key_Escape)
    sits.strikes(Key.Key_T)
    sits.presses(f"line {setting.written.position}")
    sits.fills(reason="wrong camera")
    sits.presses("key withdraw")
    assert not sits.window.props.clock.cameras
    assert sits.window.props.facts_camera == ""
    assert {each.camera for each in sits.window.props.facts} == {""}


def test_the_camera_that_was_compared_last_stands_first_in_the_room_there_is(sits: Sitting) -> None:
    for camera in ("Cam 1", "Cam 2", "Cam 3", "Cam 2"):
        sits.strikes(Key.Key_T)
        sits.fills(camera=camera, shows=sits.window.props.clock.time, margin="0.5", how="by eye")
        sits.presses("key set")
    assert [each.name for each in sits.window.props.clock.cameras] == ["Cam 2", "Cam 3", "Cam 1"]
    assert sits.window.props.facts_camera.startswith("Cam 2 ")


def test_a_cameras_clock_over_midnight_is_seconds_away_and_its_date_is_shown(sits: Sitting) -> None:
    """The table's clock is a few seconds past midnight at its first fact."""
    sits.strikes(Key.Key_Home)
    assert sits.window.props.clock.time.startswith("00:00:0")
    sits.strikes(Key.Key_T)
    sits.fills(camera="Cam 12", table="00:00:06.5", shows="23:59:49.5", margin="0.5", how="by eye")
    sits.presses("key set")
    (setting,) = sits.console.settings.values()
    assert setting.fact.shows - setting.fact.table == -17_000_000
    assert sits.said == "Cam 12: -17.000 s beside the table"
    (camera,) = sits.window.props.clock.cameras
    day = sits.window.props.clock.date[:10]
    before = next(each for each in sits.window.props.facts if each.camera)
    assert (camera.time[:10] < day, len(camera.time)) == (True, len("2026-01-04 23:59:49.500"))
    assert before.camera[:10] < day


def test_a_time_that_is_none_and_a_margin_that_is_none_are_said(sits: Sitting) -> None:
    sits.strikes(Key.Key_T)
    sits.fills(camera="Cam 12", shows="soon", how="by eye")
    sits.presses("key set")
    assert "Write a time such as" in sits.said
    sits.fills(shows="14:02:10", margin="-1")
    sits.presses("key set")
    assert "Write the margin in seconds" in sits.said
    assert not sits.console.settings


def test_what_a_form_begins_with_is_written_over(sits: Sitting) -> None:
    sits.strikes(Key.Key_T)
    sits.fills(camera="Cam 12", shows="14:02:10", how="by eye")
    sits.presses("key set")
    sits.strikes(Key.Key_T)
    fields = {each.name: each.typed for each in sits.window.props.sheet.fields}
    assert fields["camera"] == "Cam 12"
    sits.types("Cam 14")
    assert next(each.typed for each in sits.window.props.sheet.fields if each.name == "camera") == "Cam 14"


def test_a_hold_is_placed_and_only_who_has_the_right_releases_it(sits: Sitting) -> None:
    sits.strikes(Key.Key_H)
    sits.types("claim 118")
    sits.presses("key hold")
    (hold,) = sits.console.holds.values()
    first = sits.replay.showing.steps[0].record.position
    assert (hold.reason, hold.at.first.position) == ("claim 118", first)
    sits.strikes(Key.Key_H)
    sits.presses(f"line {hold.written.position}")
    assert [key.key for key in sits.window.props.sheet.keys] == ["go"]
    sits.strikes(Key.Key_Escape)
    sits.strikes(Key.Key_Escape)
    sits.strikes(Key.Key_O)
    sits.signs_on("9001")
    sits.strikes(Key.Key_H)
    sits.presses(f"line {hold.written.position}")
    sits.fills(reason="settled")
    sits.presses("key release")
    assert [each.text for each in sits.console.holds[hold.written.position].released] == ["settled"]


def test_evidence_is_made_beside_the_replay_and_is_there_once_it_is_written_down(sits: Sitting) -> None:
    to = sits.folder / "claim.html"
    sits.strikes(Key.Key_T)
    sits.fills(camera="Cam 12", shows=sits.window.props.clock.time, how="by eye")
    sits.presses("key set")
    sits.strikes(Key.Key_M)
    sits.types("look here")
    sits.presses("key mark")
    sits.strikes(Key.Key_E)
    sits.fills(reason="claim 118", file=str(to))
    sits.presses("pictures no")
    sits.presses("key export")
    assert not to.exists()
    sits.waits(str(to))
    exported = [each for each in sits.facts() if isinstance(each, Exported)]
    assert [(each.file, each.reason) for each in exported] == [("claim.html", "claim 118")]
    assert exported[0].hash == sha256(to.read_bytes()).digest()
    assert "look here" in to.read_text()
    assert "by Cam 12" in to.read_text()
    assert [file.name for file in sits.folder.iterdir() if file.name.startswith(".claim")] == []
    sits.strikes(Key.Key_E)
    sits.fills(reason="again", file=str(to))
    sits.presses("key export")
    assert "is there already" in sits.said


WRONG_EXPORTS = {
    "no reason": ({}, "Say what it is for"),
    "no such round": ({"reason": "x", "first": "77", "last": "77"}, "there is no round 77"),
    "no number": ({"reason": "x", "first": "two"}, "Write rounds by their numbers"),
    "backwards": (
        {"reason": "x", "first": "3", "last": "2"},
        "Round 3 comes after round 2: write the earlier one first",
    ),
    "another ending": ({"reason": "x", "file": "claim.pdf"}, "The file's name ends with .html"),
    "no folder": ({"reason": "x", "file": "/none/claim.html"}, "/none is no folder"),
}


def test_wrong_export_is_refused(sits: Sitting) -> None:
    found = {}
    for name, (fields, said) in WRONG_EXPORTS.items():
        sits.strikes(Key.Key_E)
        sits.fills(**fields)
        sits.presses("key export")
        if said not in sits.said:
            found[name] = sits.said
        sits.strikes(Key.Key_Escape)
    assert found == {}


def test_marks_leave_as_a_table_and_as_subtitles(sits: Sitting) -> None:
    sits.strikes(Key.Key_E)
    sits.presses("what csv")
    assert "Set a camera's clock first" in sits.window.props.sheet.told
    assert "camera" not in [each.name for each in sits.window.props.sheet.fields]
    sits.fills(reason="claim 118", file=str(sits.folder / "marks.csv"))
    sits.presses("key export")
    assert "Set a camera's clock first" in sits.said
    sits.strikes(Key.Key_Escape)
    sits.strikes(Key.Key_M)
    sits.types("look here")
    sits.presses("key mark")
    sits.strikes(Key.Key_T)
    shown = sits.window.props.clock.time
    sits.fills(camera="Cam 12", shows=shown, how="by eye")
    sits.presses("key set")
    for what, begins in (("csv", "camera,camera_time"), ("vtt", "WEBVTT")):
        to = sits.folder / f"marks.{what}"
        sits.strikes(Key.Key_E)
        sits.presses(f"what {what}")
        sits.fills(reason="claim 118", file=str(to))
        if what == "vtt":
            sits.fills(began="00:00:00")
        sits.presses("key export")
        sits.waits(str(to))
        assert to.read_text().startswith(begins)
        assert "look here" in to.read_text()
    assert len([each for each in sits.facts() if isinstance(each, Exported)]) == 2


@pytest.mark.parametrize(("begins", "cue"), [("00:00:00", "00:00:27.500"), ("23:59:00", "00:01:27.500")])
def test_a_recording_begins_before_what_is_shown_by_the_cameras_own_clock(sits: Sitting, begins: str, cue: str) -> None:
    """Over midnight too, however far the camera is from the table."""
    sits.strikes(Key.Key_M)
    sits.types("look here")
    sits.presses("key mark")
    sits.strikes(Key.Key_T)
    sits.fills(camera="Cam 12", shows="00:00:27.5", how="by eye")
    sits.presses("key set")
    sits.strikes(Key.Key_E)
    sits.presses("what vtt")
    to = sits.folder / "marks.vtt"
    sits.fills(reason="claim 118", began="2030-01-01T00:00:00", file=str(to))
    sits.presses("key export")
    assert "all 1 marks lie before" in sits.said
    assert not to.exists()
    sits.fills(began=begins)
    sits.presses("key export")
    sits.waits("the recording begins")
    assert f"\n{cue} --> " in to.read_text()


def test_cards_that_nobody_saw_are_a_look_of_their_own_before_they_are_shown(sits: Sitting) -> None:
    sits.strikes(Key.Key_U)
    assert any(isinstance(each, Looked) and each.looked is ViewedAs.UNSEEN_CARDS for each in sits.facts())
    lines = sits.window.props.sheet.lines
    assert lines
    assert {each.more for each in lines} == {"Not seen at the table"}
    assert sum(len(each.cards) for each in lines) <= 52


def test_the_journal_is_verified_beside_the_replay(sits: Sitting) -> None:
    sits.strikes(Key.Key_Y)
    sits.presses("key again")
    assert sits.replay.showing.verdict.standing is VerdictStatus.RUNNING
    for _ in range(MADE_WITHIN // 100):
        sits.replay.look()
        if sits.replay.showing.verdict.standing is not VerdictStatus.RUNNING:
            break
        QTest.qWait(100)
    verdict = sits.replay.showing.verdict
    assert (verdict.standing, verdict.records) == (VerdictStatus.HOLDS, sits.replay.showing.size)
    head = sits.window.props.head
    told = f"CONSISTENT up to fact {verdict.signed - 1}, signer unknown"
    assert (head.verdict, head.verdict_tone) == (told, Tone.USUAL.value)
    assert verdict.key.startswith("dealer-terminal/")


def test_the_menu_does_what_its_lines_say_and_an_address_is_copied(sits: Sitting) -> None:
    sits.strikes(Key.Key_F10)
    sits.replay.press_sheet("screen")
    assert sits.window.props.screened
    assert not sits.replay.showing.desk.sheets
    copied: list[str] = []
    sits.replay.copies = copied.append
    sits.strikes(Key.Key_C, Held.ControlModifier)
    (text,) = copied
    assert text.endswith(f"--fact {sits.replay.showing.head.position}")


def test_without_a_console_every_form_says_why_it_does_not_open(desks: Desks) -> None:
    for key in ("mark", "marks", "camera", "hold", "export", "sign"):
        replay = desks.replay(60)
        replay.press(key)
        assert "start the replay with --console" in str(replay.showing.desk.said), key
        assert not replay.showing.desk.sheets, key


def test_every_field_and_key_of_a_form_is_inside_its_sheet(sits: Sitting) -> None:
    for size, key in product([(1280, 720), (1920, 1080), (3840, 2160)], ("mark", "camera", "hold", "export")):
        sits.window.view.resize(*size)
        sits.replay.press(key)
        QGuiApplication.processEvents()
        root = sits.window.view.rootObject()
        for item in sits.finger.targets():
            if str(item.property("name")) in {f"key {each.key}" for each in sits.window.props.sheet.keys}:
                corner = item.mapToScene(item.boundingRect().bottomRight())
                assert corner.x() <= root.width() and corner.y() <= root.height()
                assert item.width() > 0
        for box in (each for each in visible(root) if each.objectName().startswith("field ")):
            edge = box.parentItem().mapToScene(QPointF(box.parentItem().width(), 0)).x()
            assert edge == round(edge), f"the border of {box.objectName()} is cut off"
