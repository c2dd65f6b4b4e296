"""The world's fault and our own: the one is told in one line that says what to do, the other crashes loudly."""

SOFTWARE_FAULT = 70
"""How a process ends that its own program has failed: never as bad input, never as checked and found wrong."""


class KnownError(Exception):
    """Bad input, a file that can't be read, a full disk; the command line ends with 2."""


class DamagedError(KnownError):
    """A journal that cannot be read as it was written: whoever meets it, that is found wrong, and ends with 1."""


class NoJournalError(KnownError):
    """A file that its database does not take for its own: another one was named, or its beginning is damaged."""


class UnreachableError(KnownError):
    """A server that does not answer; whatever it keeps may be whole."""


class EmptyFloorError(KnownError):
    """A floor that no terminal has come to, or from which every table was taken."""


class NothingYetError(KnownError):
    """A journal that is whole, and in which nothing has happened."""


class FoundWrongError(Exception):
    """Checked and found wrong; the command line ends with 1."""


class ProgramError(Exception):
    """What was read is whole, and this program could not follow it."""
