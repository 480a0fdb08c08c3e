"""Results of finished games, ratings, and what a person shows of themselves to whom."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from stammtisch.server.basics.secrets import short_id

revision = "0012"
down_revision = "0011"


def _account(name: str, ondelete: str, primary_key: bool = False) -> sa.Column[str]:
    owner = sa.ForeignKey("accounts.id", ondelete=ondelete)
    return sa.Column(name, sa.String(16), owner, primary_key=primary_key)


def upgrade() -> None:
    """Adds them. Games that ended before are marked, and counted by the server bit by bit."""
    op.create_table(
        "games",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("title", sa.String(64), nullable=False),
        sa.Column("rules", sa.String(16), nullable=False),
        sa.Column("box", sa.String(16), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("terms", sa.String(64), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("seconds", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("unrated", sa.String(16)),
        sa.Column("number", sa.Integer),
    )
    op.create_index("ix_games_title", "games", ["title", "ended"])
    op.create_index("ix_games_terms", "games", ["terms"])
    op.create_index("ix_games_number", "games", ["number"], unique=True)
    waits = sa.text("number IS NULL AND unrated IS NULL")
    op.create_index("ix_games_waiting", "games", ["ended", "id"], sqlite_where=waits, postgresql_where=waits)
    op.create_table(
        "places",
        sa.Column("game_id", sa.String(16), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        _account("account", "SET NULL"),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("policy", sa.String(32), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("total", sa.BigInteger),
        sa.Column("standing", sa.BigInteger, nullable=False),
        sa.Column("points", sa.JSON, nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("mu_before", sa.Float),
        sa.Column("sigma_before", sa.Float),
        sa.Column("mu", sa.Float),
        sa.Column("sigma", sa.Float),
    )
    op.create_index("ix_places_account", "places", ["account"])
    op.create_table(
        "ratings",
        sa.Column("title", sa.String(64), primary_key=True),
        _account("account", "CASCADE", primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("ix_ratings_account", "ratings", ["account"])
    op.create_table(
        "refusals",
        _account("account", "CASCADE", primary_key=True),
        _account("other", "CASCADE", primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_refusals_other", "refusals", ["other"])
    op.add_column("accounts", sa.Column("handle", sa.String(16), nullable=False, server_default=""))
    op.add_column("accounts", sa.Column("shown", sa.String(8), nullable=False, server_default="played"))
    op.add_column("accounts", sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.false()))
    accounts = sa.table("accounts", sa.column("id"), sa.column("handle"))
    connection = op.get_bind()
    for (account,) in connection.execute(sa.select(accounts.c.id)).all():
        connection.execute(sa.update(accounts).where(accounts.c.id == account).values(handle=short_id()))
    op.create_index("ix_accounts_handle", "accounts", ["handle"], unique=True)
    op.add_column("seats", sa.Column("late", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("uncounted", sa.Boolean, nullable=False, server_default=sa.false()))
    uncounted = sa.text("uncounted")
    op.create_index("ix_tables_uncounted", "tables", ["created"], sqlite_where=uncounted, postgresql_where=uncounted)
    columns = [sa.column(name, sa.Boolean) for name in ("uncounted", "over", "cancelled")]
    tables = sa.table("tables", *columns, sa.column("origin", sa.String))
    ended = sa.and_(tables.c.over, sa.not_(tables.c.cancelled), tables.c.origin == "deal")
    op.execute(sa.update(tables).where(ended).values(uncounted=True))


def downgrade() -> None:
    """Drops them."""
    op.drop_index("ix_tables_uncounted", table_name="tables")
    op.drop_column("tables", "uncounted")
    op.drop_column("seats", "late")
    op.drop_index("ix_accounts_handle", table_name="accounts")
    for column in ("closed", "shown", "handle"):
        op.drop_column("accounts", column)
    for table in ("refusals", "ratings", "places", "games"):
        op.drop_table(table)
