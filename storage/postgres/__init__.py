"""The engine that several processes share: PostgreSQL, through psycopg, an optional extra."""
