"""Studies of two variants: what the variant was called, and the other one, which it is compared with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Adds them; a study of before is of a variant whose name it does not know."""
    op.add_column("studies", sa.Column("name", sa.String(80), nullable=False, server_default=""))
    op.add_column("studies", sa.Column("other_name", sa.String(80)))
    op.add_column("studies", sa.Column("other_text", sa.Text))
    op.add_column("studies", sa.Column("other_box", sa.String(16)))


def downgrade() -> None:
    """Drops them."""
    for column in ("other_box", "other_text", "other_name", "name"):
        op.drop_column("studies", column)
