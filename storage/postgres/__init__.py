"""The engine that several processes can share: PostgreSQL, through psycopg, an optional extra."""
