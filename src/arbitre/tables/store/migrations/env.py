"""Alembic's environment: the connection comes from the store that is being opened."""

from __future__ import annotations

from alembic import context

if hasattr(context, "config"):  # else somebody merely imports this
    context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
    context.run_migrations()
