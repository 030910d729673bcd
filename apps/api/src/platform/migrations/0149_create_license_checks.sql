CREATE TYPE license_verdict AS ENUM ('accepted', 'correction');

-- What an administrator found in the public record of a license. Another number needs another check.
CREATE TABLE license_checks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  suite_id uuid NOT NULL REFERENCES suites ON DELETE CASCADE,
  kind license_kind NOT NULL,
  number text NOT NULL CHECK (length(number) BETWEEN 3 AND 60),
  valid_until date,
  verdict license_verdict NOT NULL,
  reason text NOT NULL DEFAULT '' CHECK (length(reason) <= 500),
  checked_by uuid NOT NULL REFERENCES users,
  checked_at timestamptz NOT NULL,
  CHECK (verdict = 'accepted' OR length(reason) >= 3)
);
CREATE INDEX license_checks_by_license ON license_checks (suite_id, kind, id DESC);
CREATE INDEX license_checks_checked_by ON license_checks (checked_by);
