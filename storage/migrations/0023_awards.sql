-- What somebody was given at the end of a match, as the key of the award's text.
ALTER TABLE result ADD COLUMN award TEXT;
