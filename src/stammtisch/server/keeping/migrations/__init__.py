"""The steps by which a database comes to the present form; run when a server starts."""
