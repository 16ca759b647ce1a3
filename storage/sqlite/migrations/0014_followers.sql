-- Who watches a match and wants to hear of its end; the row goes when that is told.
CREATE TABLE follower (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    player INTEGER NOT NULL REFERENCES player (id),
    PRIMARY KEY (match, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX follower_player ON follower (player);
