"""What goes over the line, for both sides: frames, messages, cards, and how a frame is repeated."""
