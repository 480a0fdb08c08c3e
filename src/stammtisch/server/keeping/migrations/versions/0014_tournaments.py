"""Tournaments: who takes part, their rounds and tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def _belongs(name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["tournament"], ["tournaments.id"], name=f"fk_{name}_tournament_tournaments", ondelete="CASCADE"
    )


def upgrade() -> None:
    """Makes them; the tables that there are belong to none."""
    op.add_column("tables", sa.Column("tournament", sa.String(16)))
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("title", sa.String(64), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("clock", sa.JSON, nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("sizes", sa.JSON, nullable=False),
        sa.Column("bot", sa.String(32), nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("most", sa.Integer, nullable=False),
        sa.Column("starts", sa.Integer),
        sa.Column("at", sa.BigInteger),
        sa.Column("late", sa.Boolean, nullable=False),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("seed", sa.String(32), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("invitation", sa.String(64), nullable=False),
        sa.Column("account", sa.String(16)),
        sa.Column("client", sa.String(64), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("paused", sa.Boolean, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("opens", sa.BigInteger),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
    )
    for column in ("account", "client", "state"):
        op.create_index(f"ix_tournaments_{column}", "tournaments", [column])
    op.create_table(
        "entries",
        sa.Column("tournament", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("account", sa.String(16)),
        sa.Column("client", sa.String(64), nullable=False),
        sa.Column("joined", sa.BigInteger, nullable=False),
        sa.Column("dropped", sa.BigInteger),
        sa.PrimaryKeyConstraint("tournament", "number", name="pk_entries"),
        _belongs("entries"),
    )
    for column in ("account", "client"):
        op.create_index(f"ix_entries_{column}", "entries", [column])
    op.create_table(
        "matches",
        sa.Column("tournament", sa.String(16), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("results", sa.JSON),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("tournament", "round", "number", name="pk_matches"),
        _belongs("matches"),
    )
    for column in ("table_id", "done"):
        op.create_index(f"ix_matches_{column}", "matches", [column])


def downgrade() -> None:
    """Drops them."""
    for name in ("matches", "entries", "tournaments"):
        op.drop_table(name)
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("tournament")
