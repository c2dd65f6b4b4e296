"""Alembic's entry for a floor. The connection and the names of its roles are handed over by `dealer_terminal.floor`."""

from alembic import context

context.configure(
    connection=context.config.attributes["connection"],
    version_table_schema="floor",
    transactional_ddl=True,
    transaction_per_migration=False,
)
with context.begin_transaction():
    context.run_migrations()
