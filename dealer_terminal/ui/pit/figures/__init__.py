"""The figures of a shift, each as a plot with its numbers."""
