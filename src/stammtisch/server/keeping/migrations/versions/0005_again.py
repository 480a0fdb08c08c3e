"""The table at which another one goes on, and the colours of seats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Adds them; seats that have no colour of their choice have that of their number."""
    op.add_column("tables", sa.Column("next", sa.JSON(none_as_null=True)))
    op.add_column("seats", sa.Column("colour", sa.Integer))


def downgrade() -> None:
    """Drops them."""
    op.drop_column("seats", "colour")
    op.drop_column("tables", "next")
