"""Analysis boards: tables that stand for a moment of another game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Adds what makes a table a board; those of before are none."""
    op.add_column("tables", sa.Column("board", sa.JSON))


def downgrade() -> None:
    """Drops it; what was a board stays as a table."""
    op.drop_column("tables", "board")
