-- What a player wants of the bot; whatever has no row is as it is for everybody.
CREATE TABLE preference (
    player INTEGER NOT NULL REFERENCES player (id),
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (player, name)
) STRICT, WITHOUT ROWID;

INSERT INTO preference (player, name, value)
SELECT player.id, 'passes', setting.value
FROM setting JOIN player ON setting.key = 'passes-unasked:' || player.id;
DELETE FROM setting WHERE key LIKE 'passes-unasked:%';

ALTER TABLE server ADD COLUMN channels TEXT NOT NULL DEFAULT '[]';      -- for tables; empty: all
ALTER TABLE server ADD COLUMN opener_role INTEGER;                      -- NULL: everybody opens
ALTER TABLE server ADD COLUMN retention INTEGER;                        -- days; NULL: for good
ALTER TABLE server ADD COLUMN keeps_results INTEGER NOT NULL DEFAULT 1; -- when matches are deleted
ALTER TABLE server ADD COLUMN greeted INTEGER NOT NULL DEFAULT 0;
ALTER TABLE server ADD COLUMN left_at INTEGER;                          -- the bot is not there now

-- Results outlive their matches, so they refer to them no more.
CREATE TABLE kept_result (
    match INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    player INTEGER NOT NULL REFERENCES player (id),
    won INTEGER NOT NULL,
    points INTEGER NOT NULL,
    ended_at INTEGER NOT NULL DEFAULT (unixepoch()),
    grade TEXT,
    variant TEXT,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

INSERT INTO kept_result (match, seat, guild, game, player, won, points, ended_at, grade, variant)
SELECT match, seat, guild, game, player, won, points, ended_at, grade, variant FROM result;

DROP TABLE result;
ALTER TABLE kept_result RENAME TO result;
CREATE INDEX result_ranking ON result (guild, game, player, won, points);
CREATE INDEX result_player ON result (player);
CREATE INDEX nickname_player ON nickname (player);
