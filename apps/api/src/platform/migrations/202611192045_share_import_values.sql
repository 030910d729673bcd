-- Values that all rows of an imported file have in common, such as the owner of a home that a page describes.
-- Rollback: the version before ignores the column; files that it checks again need a column for each required field.
ALTER TABLE imports ADD COLUMN shared jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(shared) = 'object');
