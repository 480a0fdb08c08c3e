"""Choices that seats make at once, until they are opened."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Adds them; what was sealed before stays among the plies and is made again as a draft when its table is loaded."""
    op.create_table(
        "drafts",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("client_id", sa.String(64)),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_drafts"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_drafts_table_id_tables", ondelete="CASCADE"),
    )


def downgrade() -> None:
    """Drops them; what was not opened yet is to be chosen anew."""
    op.drop_table("drafts")
