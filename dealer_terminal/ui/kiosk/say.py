"""How the screen speaks: English sources in, the operator's language out."""

from dealer_terminal.ui.shared.languages import Say, spoken

__all__ = ["Say", "as_written"]

as_written = spoken("en")
