-- Imported stays: the order in which a file writes dates, and the nights by which two rows overlap.
-- Rollback: the version before ignores both columns.
ALTER TABLE imports ADD COLUMN date_order text CHECK (date_order IN ('mdy', 'dmy'));
ALTER TABLE import_rows ADD COLUMN nights daterange;
