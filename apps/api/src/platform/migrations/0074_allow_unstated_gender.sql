-- The question is optional, and whoever skips it has not answered "other".
ALTER TABLE users ALTER COLUMN gender DROP NOT NULL;
