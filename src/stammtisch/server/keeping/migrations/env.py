"""Alembic's entry: runs the steps on the connection that the store hands over."""

from __future__ import annotations

from alembic import context

from stammtisch.server.keeping.models import Base

connection = context.config.attributes["connection"]
context.configure(
    connection=connection, target_metadata=Base.metadata, render_as_batch=connection.dialect.name == "sqlite"
)
with context.begin_transaction():
    context.run_migrations()
