"""The host interface of the Angel Eye II-EX card shoe, as in `card-shoe-serial`."""
