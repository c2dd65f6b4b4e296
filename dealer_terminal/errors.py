"""What is the world's fault: told in one line that says what to do."""


class KnownError(Exception):
    """Bad input, a file that can't be read, a full disk; the command line ends with 2."""
