"""Cards in: what a device says, understood as commands; pure, but for `feed`, which runs it against a session."""
