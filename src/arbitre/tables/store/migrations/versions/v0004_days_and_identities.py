"""The games of the day with their tries, and browsers' own identities with the tables they sat at."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "days",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column(
            "secret", sa.Text, nullable=False
        ),  # the seed: nobody reads it before the day ends
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tries",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("day", sa.Text, nullable=False),
        sa.Column(
            "identity", sa.Text
        ),  # whose it is; none: a bot's, or somebody's who is forgotten
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("claim", sa.Text, unique=True),  # one try counts for each; none: it is unranked
        sa.Column("result", sa.Text),  # none while it is played
        sa.Column("ended", sa.BigInteger),
    )
    op.create_index("tries_day", "tries", ["game", "day"])
    op.create_index("tries_identity", "tries", ["identity"])
    op.create_table(
        "identities",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("begun", sa.BigInteger, nullable=False),  # older tables are not its own
    )
    op.create_table(
        "devices",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("identity", sa.Text, sa.ForeignKey("identities.id"), nullable=False),
        sa.Column(
            "expires", sa.BigInteger
        ),  # none: a browser's secret; else a link to be used once
    )
    op.create_index("devices_identity", "devices", ["identity"])
    op.create_table(
        "sittings",
        sa.Column("identity", sa.Text, sa.ForeignKey("identities.id"), primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Text, primary_key=True),
    )
    op.create_index("sittings_table", "sittings", ["table_id"])
