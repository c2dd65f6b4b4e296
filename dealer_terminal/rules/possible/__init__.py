"""What hands can come to that nobody has seen. Counted with numpy, which is loaded only where it is asked."""
