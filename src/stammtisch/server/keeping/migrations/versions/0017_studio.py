"""The studio: variants of boxes, and studies of them; tables and finished games say which variant was played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Makes them."""
    op.create_table(
        "variants",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("title", sa.String(64), nullable=False),
        sa.Column("base", sa.String(16), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("account", sa.String(16)),
        sa.Column("client", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_variants"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_variants_account_accounts", ondelete="CASCADE"),
    )
    for column in ("account", "client", "changed"):
        op.create_index(f"ix_variants_{column}", "variants", [column])
    op.create_table(
        "studies",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("variant", sa.String(16), nullable=False),
        sa.Column("title", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("box", sa.String(16), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("state", sa.String(12), nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("units", sa.Integer, nullable=False),
        sa.Column("spent", sa.BigInteger, nullable=False),
        sa.Column("server", sa.String(16), nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("report", sa.Text),
        sa.Column("error", sa.Text),
        sa.Column("client", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_studies"),
        sa.ForeignKeyConstraint(["variant"], ["variants.id"], name="fk_studies_variant_variants", ondelete="CASCADE"),
    )
    for column in ("variant", "state", "client"):
        op.create_index(f"ix_studies_{column}", "studies", [column])
    for table in ("tables", "games"):
        op.add_column(table, sa.Column("variant", sa.String(80)))


def downgrade() -> None:
    """Drops them."""
    for table in ("tables", "games"):
        op.drop_column(table, "variant")
    op.drop_table("studies")
    op.drop_table("variants")
