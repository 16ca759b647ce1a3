-- Co-operative games have a leaderboard of their own; in versus games these stay NULL.
ALTER TABLE result ADD COLUMN grade TEXT;    -- the game's text key for how good an attempt it was
ALTER TABLE result ADD COLUMN variant TEXT COLLATE "C";  -- the game's word for seats and difficulty

-- Seats of a team that would give up; the match ends when all would.
ALTER TABLE match ADD COLUMN giving_up TEXT NOT NULL DEFAULT '[]';
