-- Amounts in cents above which an act needs a second administrator.
CREATE TABLE approval_limits (
  kind text PRIMARY KEY CHECK (kind ~ '^[a-z_]+$'),
  amount bigint NOT NULL CHECK (amount >= 0)
);
INSERT INTO approval_limits (kind, amount) VALUES ('withdrawal', 500000);

CREATE TYPE approval_verdict AS ENUM ('approved', 'declined', 'expired');

-- What one administrator asked for and another one decides; the act runs once, when it is approved.
CREATE TABLE approvals (
  id uuid PRIMARY KEY,
  kind text NOT NULL REFERENCES approval_limits,
  subject text NOT NULL CHECK (subject ~ '^[a-z_]+:.+$'),
  amount bigint NOT NULL CHECK (amount > 0),
  -- What is to be done, as the slice of the kind understands it.
  terms jsonb NOT NULL CHECK (jsonb_typeof(terms) = 'object'),
  reason text NOT NULL CHECK (length(reason) <= 500),
  asked_by uuid NOT NULL REFERENCES users,
  asked_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > asked_at),
  verdict approval_verdict,
  decided_by uuid REFERENCES users,
  decided_at timestamptz,
  note text NOT NULL DEFAULT '' CHECK (length(note) <= 500),
  CONSTRAINT approvals_by_another CHECK (verdict <> 'approved' OR decided_by <> asked_by),
  CHECK ((verdict IS NULL) = (decided_at IS NULL)),
  CHECK ((verdict IN ('approved', 'declined')) IS TRUE = (decided_by IS NOT NULL))
);
-- One request waits per act and subject.
CREATE UNIQUE INDEX approvals_one_open ON approvals (kind, subject) WHERE verdict IS NULL;
CREATE INDEX approvals_subject ON approvals (subject, asked_at DESC);
CREATE INDEX approvals_asked_by ON approvals (asked_by);
CREATE INDEX approvals_decided_by ON approvals (decided_by) WHERE decided_by IS NOT NULL;
