-- What a player wants of the bot; whatever has no row is as it is for everybody.
CREATE TABLE preference (
    player BIGINT NOT NULL REFERENCES player (id),
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (player, name)
);

INSERT INTO preference (player, name, value)
SELECT player.id, 'passes', setting.value
FROM setting JOIN player ON setting.key = 'passes-unasked:' || CAST(player.id AS TEXT);
DELETE FROM setting WHERE key LIKE 'passes-unasked:%';

ALTER TABLE server ADD COLUMN channels TEXT NOT NULL DEFAULT '[]';      -- for tables; empty: all
ALTER TABLE server ADD COLUMN opener_role BIGINT;                      -- NULL: everybody opens
ALTER TABLE server ADD COLUMN retention BIGINT;                        -- days; NULL: for good
ALTER TABLE server ADD COLUMN keeps_results BIGINT NOT NULL DEFAULT 1; -- when matches are deleted
ALTER TABLE server ADD COLUMN greeted BIGINT NOT NULL DEFAULT 0;
ALTER TABLE server ADD COLUMN left_at BIGINT;                          -- the bot is not there now

-- Results outlive their matches, so they refer to them no more.
ALTER TABLE result DROP CONSTRAINT result_match_fkey;

CREATE INDEX nickname_player ON nickname (player);
