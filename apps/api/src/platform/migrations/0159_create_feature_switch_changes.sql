-- Who may use a feature, as administrators changed it; the last row of a name counts, and without
-- one the default of the contract.
CREATE TABLE feature_switch_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL CHECK (name ~ '^[a-z_]+$'),
  audience text NOT NULL CHECK (audience IN ('everyone', 'share', 'admins', 'nobody')),
  -- Of all people, for the audience `share`.
  percent smallint CHECK (percent BETWEEN 1 AND 99),
  reason text NOT NULL CHECK (length(reason) BETWEEN 3 AND 500),
  changed_by uuid NOT NULL REFERENCES users,
  changed_at timestamptz NOT NULL,
  CHECK ((audience = 'share') = (percent IS NOT NULL))
);
CREATE INDEX feature_switch_changes_name ON feature_switch_changes (name, id DESC);
CREATE INDEX feature_switch_changes_changed_by ON feature_switch_changes (changed_by);
CREATE TRIGGER feature_switch_changes_stay BEFORE UPDATE OR DELETE OR TRUNCATE
  ON feature_switch_changes FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
