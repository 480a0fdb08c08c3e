"""Studies that look for numbers of a box: the goals, and the box that was found."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Adds them."""
    op.add_column("studies", sa.Column("goals", sa.Text))
    op.add_column("studies", sa.Column("made", sa.Text))


def downgrade() -> None:
    """Drops them."""
    for column in ("made", "goals"):
        op.drop_column("studies", column)
