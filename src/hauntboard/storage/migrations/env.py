"""Run migrations on the connection that :mod:`hauntboard.storage.migrate` has open."""

from alembic import context

from hauntboard.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
