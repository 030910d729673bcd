-- Homes of the demo in an installation that is still private.
-- Rollback: the version before ignores the column; remove the samples before, or it publishes them like others.
ALTER TABLE suites ADD COLUMN is_sample boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN suites.is_sample IS 'Published only while the site is private';
