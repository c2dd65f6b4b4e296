"""What is typed on a keyboard that is plugged in is meant for."""

from enum import Enum


class Typing(Enum):
    TEXT = "a text"
    FIELDS = "the fields of a form, or a badge"
    BADGE = "a badge"
