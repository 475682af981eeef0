"""When a browser last showed its secret: who can never come back is forgotten."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from arbitre.tables.clock import machine_ms

revision = "0006"
down_revision: str | None = "0005"


def upgrade() -> None:
    """Add the time; of browsers from before it begins now."""
    op.add_column(
        "devices", sa.Column("seen", sa.BigInteger, nullable=False, server_default=sa.text("0"))
    )
    op.execute(sa.text("UPDATE devices SET seen = :now").bindparams(now=machine_ms()))
