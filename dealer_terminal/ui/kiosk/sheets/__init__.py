"""One sheet a file; `register` knows them all."""
