"""How often a table has been changed, for servers that keep it in their memory."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Adds it; counting begins now."""
    op.add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default=sa.text("0")))


def downgrade() -> None:
    """Drops it."""
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("version")
