"""Every component in all its states, and whole tables, to look at."""
