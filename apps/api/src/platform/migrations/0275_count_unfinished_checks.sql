-- Checks of a calendar that began and never ended, because the process did. They are claimed later and
-- later, so that a calendar that ends processes cannot end one after another.
ALTER TABLE calendar_feeds ADD COLUMN unfinished_checks integer NOT NULL DEFAULT 0
  CHECK (unfinished_checks >= 0);
