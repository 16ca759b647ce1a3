-- What the people of a table have agreed on beside its game's options, as JSON.
ALTER TABLE lobby ADD COLUMN terms TEXT NOT NULL DEFAULT '{}';
ALTER TABLE match ADD COLUMN terms TEXT NOT NULL DEFAULT '{}';

-- What a server allows at its tables, and how fast is played by default. NULL: not settled.
ALTER TABLE server ADD COLUMN speed TEXT;
ALTER TABLE server ADD COLUMN computers INTEGER NOT NULL DEFAULT 1;
ALTER TABLE server ADD COLUMN hints INTEGER NOT NULL DEFAULT 1;
