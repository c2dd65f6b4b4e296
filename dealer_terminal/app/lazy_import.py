"""Imports at the moment of use, so that no command pays for what it does not need."""

import gc
from importlib import import_module
from typing import Any

from dealer_terminal import interrupts


def imported(name: str) -> Any:
    """Imports a module and exempts it from garbage collection, since it is never freed."""
    gc.disable()
    with interrupts.held():
        module = import_module(name)
    gc.freeze()
    gc.enable()
    return module
