"""The secrets of a table are found without looking through everybody's: tables may be removed."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision: str | None = "0001"


def upgrade() -> None:
    """Make the index."""
    op.create_index("tokens_table", "tokens", ["table_id"])
