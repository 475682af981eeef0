"""Tables, their acts, secrets and drafts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | None = None


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),  # the seed: nobody reads it but the dealer
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("wake", sa.BigInteger),  # when a clock or a bot has something to do
        sa.Column("summary", sa.Text),  # a cache for lists of tables,
        sa.Column("summed", sa.BigInteger),  # right while this is the number of the last act
    )
    op.create_index("tables_wake", "tables", ["wake"])
    op.create_table(
        "acts",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("time", sa.BigInteger, nullable=False),
        sa.Column("key", sa.Text),
        sa.UniqueConstraint("table_id", "key", name="acts_key"),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Text, nullable=False),
    )
    op.create_table(
        "drafts",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Text, primary_key=True),
        sa.Column("moment", sa.BigInteger, nullable=False),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
    )
