"""Imports at first use, so that each command loads only what it needs."""

import gc
from importlib import import_module
from typing import Any

from dealer_terminal import interrupts


def imported(name: str) -> Any:
    """Import a module and exempt it from garbage collection, since it is never freed."""
    gc.disable()
    with interrupts.held():
        module = import_module(name)
    gc.freeze()
    gc.enable()
    return module
