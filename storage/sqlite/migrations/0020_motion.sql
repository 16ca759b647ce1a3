-- Whether a server wants to see in motion where the story of a match turns.
ALTER TABLE server ADD COLUMN motion INTEGER NOT NULL DEFAULT 1;
