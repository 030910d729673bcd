-- Raising a limit needs an approval too, and has no limit of its own.
ALTER TABLE approvals DROP CONSTRAINT approvals_kind_fkey;

-- How administrators changed the limits, in cents.
CREATE TABLE approval_limit_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL REFERENCES approval_limits,
  before bigint NOT NULL CHECK (before >= 0),
  amount bigint NOT NULL CHECK (amount >= 0),
  reason text NOT NULL CHECK (length(reason) BETWEEN 3 AND 500),
  changed_by uuid NOT NULL REFERENCES users,
  -- Null where the limit became lower.
  approved_by uuid REFERENCES users,
  changed_at timestamptz NOT NULL,
  CONSTRAINT approval_limit_changes_by_two
    CHECK (amount < before OR (approved_by IS NOT NULL AND approved_by <> changed_by))
);
CREATE INDEX approval_limit_changes_kind ON approval_limit_changes (kind, id DESC);
CREATE INDEX approval_limit_changes_changed_by ON approval_limit_changes (changed_by);
CREATE INDEX approval_limit_changes_approved_by ON approval_limit_changes (approved_by)
  WHERE approved_by IS NOT NULL;
CREATE TRIGGER approval_limit_changes_stay BEFORE UPDATE OR DELETE OR TRUNCATE
  ON approval_limit_changes FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
