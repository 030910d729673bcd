-- Months whose reconciliation was closed, with what was left unexplained and who said why.
-- Rollback: the version before ignores the table and lets decisions of closed months be undone.
CREATE TABLE closed_months (
  month date PRIMARY KEY CHECK (extract(day FROM month) = 1),
  difference_amount bigint NOT NULL,
  currency currency NOT NULL DEFAULT 'USD',
  unexplained integer NOT NULL CHECK (unexplained >= 0),
  reason text NOT NULL CHECK (length(reason) <= 500),
  closed_by uuid NOT NULL REFERENCES users,
  approved_by uuid REFERENCES users,
  closed_at timestamptz NOT NULL,
  CHECK ((unexplained > 0) = (approved_by IS NOT NULL)),
  CHECK (closed_by <> approved_by)
);
CREATE INDEX closed_months_closed_by ON closed_months (closed_by);
CREATE INDEX closed_months_approved_by ON closed_months (approved_by) WHERE approved_by IS NOT NULL;
