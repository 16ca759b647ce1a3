-- How the decisions of a match that is over were judged, one by one, when somebody asks for it.
CREATE TABLE hindsight (
    match BIGINT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    ply INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    chance DOUBLE PRECISION NOT NULL,                  -- to win with the move that was made, 0 to 1
    best TEXT,                              -- the best other move, as JSON
    best_chance DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (match, ply)
);
