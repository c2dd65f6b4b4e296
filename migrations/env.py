"""Alembic's entry. The connection is handed over by `dealer_terminal.storage.migration`."""

from alembic import context

from dealer_terminal.storage.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=METADATA,
    render_as_batch=True,
    transactional_ddl=True,
    transaction_per_migration=False,
)
with context.begin_transaction():
    context.run_migrations()
