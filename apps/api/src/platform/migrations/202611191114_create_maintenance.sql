-- Each start and end of maintenance; the latest row says whether readers are sent away, and until when.
CREATE TABLE maintenance_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ends_at timestamptz,
  reason text NOT NULL CHECK (length(reason) <= 500),
  changed_by uuid NOT NULL REFERENCES users,
  changed_at timestamptz NOT NULL,
  CHECK (ends_at IS NULL OR length(reason) >= 3)
);
COMMENT ON COLUMN maintenance_changes.ends_at IS 'When readers are told that it ends; null in the row that ends it';
CREATE INDEX maintenance_changes_changed_by ON maintenance_changes (changed_by);
CREATE TRIGGER maintenance_changes_stay BEFORE UPDATE OR DELETE OR TRUNCATE
  ON maintenance_changes FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
