"""None, True and False for ever, on a Python that still counts them.

PySide6 6.12.0 is built as for Python 3.12, where these three never die: every call that returns one of them to an older
Python takes a reference that it never gave, until the interpreter aborts. More are held here than any shift can lose.
"""

import sys
from ctypes import c_ssize_t

MORE_THAN_ANY_SHIFT = 1 << 40


def hold() -> None:
    if sys.version_info >= (3, 12):
        return
    for value in (None, True, False):
        if sys.getrefcount(value) < MORE_THAN_ANY_SHIFT:
            c_ssize_t.from_address(id(value)).value += MORE_THAN_ANY_SHIFT
