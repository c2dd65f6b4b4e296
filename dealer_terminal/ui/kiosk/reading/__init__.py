"""The manual to be read: what it holds at this table, column by column."""
