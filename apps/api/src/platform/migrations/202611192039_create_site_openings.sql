-- A new installation is private from its first administrator until it is opened. One without a row was open before.
-- Rollback: the version before ignores the table and serves everyone.
CREATE TABLE site_openings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  is_open boolean NOT NULL,
  changed_by uuid NOT NULL REFERENCES users,
  changed_at timestamptz NOT NULL
);
COMMENT ON TABLE site_openings IS 'The latest row says whether visitors are served';
CREATE INDEX site_openings_changed_by ON site_openings (changed_by);
CREATE TRIGGER site_openings_stay BEFORE UPDATE OR DELETE OR TRUNCATE
  ON site_openings FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
