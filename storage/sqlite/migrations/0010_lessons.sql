-- Which kinds of decision of a game have been explained to a player, and where: the explanation
-- stands as long as he has not acted since. Matches are forgotten before this is.
CREATE TABLE lesson (
    player INTEGER NOT NULL REFERENCES player (id),
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    match INTEGER NOT NULL,
    acted INTEGER NOT NULL,
    PRIMARY KEY (player, game, kind)
) STRICT, WITHOUT ROWID;
