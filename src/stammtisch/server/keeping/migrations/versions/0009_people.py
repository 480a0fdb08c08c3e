"""Accounts, and all that belongs to them: sign-in links, sessions, passkeys, tokens, seats, news for programs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def _account() -> sa.Column[str]:
    return sa.Column(
        "account",
        sa.String(16),
        sa.ForeignKey("accounts.id", ondelete="CASCADE"),
        nullable=False,
    )


def _when(name: str, nullable: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, nullable=nullable)


def upgrade() -> None:
    """Adds them; seats that were taken before belong to nobody but their secrets."""
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("email", sa.String(320), unique=True),
        sa.Column("lang", sa.String(2), nullable=False),
        _when("created"),
        sa.Column("listens", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("news", sa.BigInteger, nullable=False, server_default=sa.text("0")),
    )
    op.create_table(
        "tickets",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("about", sa.String(400), nullable=False, index=True),
        _when("created"),
        sa.Column("expires", sa.BigInteger, nullable=False, index=True),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        _account(),
        sa.Column("device", sa.String(64), nullable=False),
        _when("created"),
        sa.Column("seen", sa.BigInteger, nullable=False, index=True),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("credential", sa.String(1400), nullable=False, unique=True),
        _account(),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        _when("created"),
        _when("used", True),
    )
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        _account(),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("plays", sa.Boolean, nullable=False),
        _when("created"),
        _when("used", True),
    )
    for table in ("sessions", "passkeys", "tokens"):
        op.create_index(f"ix_{table}_account", table, ["account"])
    op.create_table(
        "news",
        sa.Column("account", sa.String(16), sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column(
            "table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True
        ),
        sa.Column("event", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
    )
    for table in ("tables", "seats"):
        op.add_column(table, sa.Column("account", sa.String(16)))
        op.create_index(f"ix_{table}_account", table, ["account"])


def downgrade() -> None:
    """Drops them."""
    for table in ("tables", "seats"):
        op.drop_index(f"ix_{table}_account", table)
        op.drop_column(table, "account")
    for table in ("news", "tokens", "passkeys", "sessions", "tickets", "accounts"):
        op.drop_table(table)
