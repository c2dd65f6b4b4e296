"""What goes over the line, for both sides: frames, cards, and where one ends."""
