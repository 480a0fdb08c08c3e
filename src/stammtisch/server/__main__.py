"""`python -m stammtisch.server [PORT [DATABASE]]`: a server on this machine, for tests and measurements."""

import sys

from stammtisch.server.basics.errors import Unusable
from stammtisch.server.serving import Exposed, serve

if __name__ == "__main__":
    try:
        serve(port=int(sys.argv[1]) if len(sys.argv) > 1 else 8000, database=sys.argv[2] if len(sys.argv) > 2 else None)
    except (Exposed, Unusable) as error:
        sys.exit(str(error))
