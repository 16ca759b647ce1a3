-- The channel of a server in which it is told once a day how the deal of the day went.
ALTER TABLE server ADD COLUMN summary INTEGER;
