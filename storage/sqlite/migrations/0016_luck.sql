-- How many of the game's moves count, by which luck goes; NULL in older matches: by the ply.
ALTER TABLE match ADD COLUMN moves INTEGER;

-- The page whose id a tournament's lots follow from; NULL before it begins, and in older ones.
ALTER TABLE tournament ADD COLUMN lots INTEGER;
