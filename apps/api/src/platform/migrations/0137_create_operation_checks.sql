-- The latest result of each check of what Marea promises, for the status page, metrics and alerts.
CREATE TYPE operation_check AS ENUM ('ledger', 'statements', 'double_bookings', 'backup');

CREATE TABLE operation_checks (
  name operation_check PRIMARY KEY,
  checked_at timestamptz NOT NULL,
  compared integer NOT NULL CHECK (compared >= 0),
  differences integer NOT NULL CHECK (differences >= 0)
);
