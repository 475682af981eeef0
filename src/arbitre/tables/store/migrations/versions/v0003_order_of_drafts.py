"""When a draft was written: what is heard of it on two ways can be put in order."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision: str | None = "0002"


def upgrade() -> None:
    """Add the column; drafts from before are older than any other."""
    column = sa.Column("written", sa.BigInteger, nullable=False, server_default="0")
    op.add_column("drafts", column)
