-- Every process hears whose name or wishes have changed, and lets go of its copies. Moves are not
-- told: commits that notify wait for one another, and a copy of a match is proven by its row.
CREATE FUNCTION gangway_tell() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    person JSONB := to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END);
BEGIN
    PERFORM pg_notify('gangway_player', person ->> TG_ARGV[0]);
    RETURN NULL;
END
$$;

CREATE TRIGGER told AFTER INSERT OR UPDATE OR DELETE ON player
    FOR EACH ROW EXECUTE FUNCTION gangway_tell('id');
CREATE TRIGGER told AFTER INSERT OR UPDATE OR DELETE ON nickname
    FOR EACH ROW EXECUTE FUNCTION gangway_tell('player');
CREATE TRIGGER told AFTER INSERT OR UPDATE OR DELETE ON preference
    FOR EACH ROW EXECUTE FUNCTION gangway_tell('player');
