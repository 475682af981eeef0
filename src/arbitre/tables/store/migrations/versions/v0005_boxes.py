"""Boxes: the numbers of people's own boxes, written down by form."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision: str | None = "0004"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "boxes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False, unique=True),  # hashes of its two links
        sa.Column("share", sa.Text, nullable=False, unique=True),
        sa.Column("revision", sa.BigInteger, nullable=False),  # 0: nobody has changed it yet
        sa.Column("dials", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_index("boxes_changed", "boxes", ["revision", "changed"])
