"""Form for exports: rounds as a file that verifies itself, or marks at a camera's clock times for a video system."""

import re
from typing import Self

from dealer_terminal.procedure.words import Words, as_told, words
from dealer_terminal.review.cameras import CameraClock, camera_clocks, camera_time
from dealer_terminal.review.console_orders import OrderBookmarks, OrderEvidence
from dealer_terminal.review.rights import Act
from dealer_terminal.ui.console.clocks import instant_until
from dealer_terminal.ui.console.sheet import FieldKind, SheetField, SheetKey, Shows, Stays
from dealer_terminal.ui.replay.sheet import Doing, ReplayOrders, ReplaySnapshot, WritingSheet
from dealer_terminal.ui.replay.sheets.camera_form import standing

EVIDENCE, TABLE, SUBTITLES = "html", "csv", "vtt"
WHAT = (
    (EVIDENCE, words("Evidence")),
    (TABLE, words("Marks, CSV")),
    (SUBTITLES, words("Marks, subtitles")),
)
YES, NO = "yes", "no"
_NO_CAMERA = words("Set a camera's clock first, and choose the camera.")
_YES_OR_NO = ((YES, words("Yes")), (NO, words("No")))


class ExportForm(WritingSheet, frozen=True, kw_only=True):
    right = Act.EXPORT

    def heading(self, stand: ReplaySnapshot) -> Words:
        return words("Export")

    def told(self, stand: ReplaySnapshot) -> Words:
        if self.text("what") == EVIDENCE:
            return words("A file that any browser checks by itself. Its name and hash stand in the console's journal.")
        if not _cameras(stand):
            return _NO_CAMERA
        return words("The marks of this table by a camera's clock. That they left stands in the console's journal.")

    def asked(self, stand: ReplaySnapshot) -> tuple[SheetField, ...]:
        what, file = SheetField("what", words("What"), FieldKind.CHOICE, WHAT), SheetField("file", words("File"))
        reason = SheetField("reason", words("What it is for"))
        if self.text("what") == EVIDENCE:
            pictures = SheetField("pictures", words("With pictures"), FieldKind.EITHER, _YES_OR_NO)
            marks = SheetField("marks", words("With the marks"), FieldKind.EITHER, _YES_OR_NO)
            rounds = (
                SheetField("first", words("From round"), FieldKind.SHORT),
                SheetField("last", words("To round"), FieldKind.SHORT),
            )
            return what, reason, *rounds, pictures, marks, file
        cameras = tuple((each, as_told(each)) for each in _cameras(stand))
        camera = (SheetField("camera", words("Camera"), FieldKind.CHOICE, cameras),) if cameras else ()
        began = (SheetField("began", words("The recording begins at, by the camera")),)
        return what, reason, *camera, *(began if self.text("what") == SUBTITLES else ()), file

    def writes(self, stand: ReplaySnapshot) -> tuple[SheetKey, ...]:
        return SheetKey("export", words("Export")), SheetKey("round", words("This round"))

    def wrote(self, name: str, text: str) -> Self:
        return self._about(**{name: text})

    def _about(self, **typed: str) -> Self:
        """Return the form with changed fields. The file is named after its content until the reviewer enters a name,
        and its extension always matches the content."""
        form, named = self.anew(**typed), self.text("file")
        if named == self._usual_file():
            return form if "file" in typed else form.anew(file=form._usual_file())
        return form.anew(file=f"{named.rpartition('.')[0]}.{form.text('what')}") if "what" in typed else form

    def _usual_file(self) -> str:
        first, last, what = self.text("first"), self.text("last"), self.text("what")
        if what != EVIDENCE:
            return f"marks.{what}"
        if not first:
            return f"evidence.{EVIDENCE}"
        return f"round-{first}.{EVIDENCE}" if last in ("", first) else f"rounds-{first}-to-{last}.{EVIDENCE}"

    def pressed(self, stand: ReplaySnapshot, name: str) -> Doing:
        if name == "round":
            return Shows(self._about(**_round(stand)))
        if not self.text("reason"):
            return Stays(words("Say what it is for."))
        if not self.text("file").endswith(f".{self.text('what')}"):
            return Stays(words("The file's name ends with .{what}", what=self.text("what")))
        return self._evidence() if self.text("what") == EVIDENCE else self._bookmarks(stand)

    def _evidence(self) -> Doing:
        texts = self.text("first"), self.text("last") or self.text("first")
        if not all(re.fullmatch(r"[0-9]{1,15}", text) and int(text) for text in texts):
            return Stays(words("Write rounds by their numbers, such as 12."))
        first, last = map(int, texts)
        if first > last:
            return Stays(
                words("Round {first} comes after round {last}: write the earlier one first.", first=first, last=last)
            )
        choices = self.text("pictures"), self.text("marks")
        return ReplayOrders(OrderEvidence(first, last, self.text("file"), self.text("reason"), *choices))

    def _bookmarks(self, stand: ReplaySnapshot) -> Doing:
        camera = self.text("camera")
        clocks = [each for each in _clocks(stand) if each.camera == camera]
        if not clocks:
            return Stays(_NO_CAMERA)
        began = 0
        if self.text("what") == SUBTITLES:
            try:
                began = instant_until(self.text("began"), camera_time(clocks[0], stand.clock).utc, stand.zone)
            except (ValueError, OverflowError):
                return Stays(words("Write a time such as 14:02:10.250, or with its date."))
        return ReplayOrders(OrderBookmarks(camera, self.text("file"), self.text("reason"), began))


def export_form(stand: ReplaySnapshot) -> ExportForm:
    rounds = _round(stand)
    cameras = _cameras(stand)
    camera = cameras[0] if cameras else ""
    form = ExportForm(typed={"what": EVIDENCE, **rounds, "pictures": YES, "marks": YES, "camera": camera})
    return form.anew(file=form._usual_file())


def _round(stand: ReplaySnapshot) -> dict[str, str]:
    number = stand.moment.step.record.round
    return {"first": str(number or ""), "last": str(number or "")}


def _cameras(stand: ReplaySnapshot) -> tuple[str, ...]:
    return tuple(each.camera for each in _clocks(stand))


def _clocks(stand: ReplaySnapshot) -> tuple[CameraClock, ...]:
    return camera_clocks(setting.fact for setting in standing(stand))
