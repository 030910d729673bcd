CREATE TYPE expense_decision AS ENUM ('approved', 'declined');

-- An expense that Marea asks to pay for an owner. Once approved it is an expense, which has the amount from then on.
CREATE TABLE expense_requests (
  id uuid PRIMARY KEY,
  suite_id uuid NOT NULL REFERENCES suites,
  owner_id uuid NOT NULL REFERENCES users,
  category text NOT NULL CHECK (category ~ '^[a-z_]+$'),
  concept text NOT NULL CHECK (concept <> '' AND length(concept) <= 200),
  amount bigint NOT NULL CHECK (amount > 0),
  requested_by uuid NOT NULL REFERENCES users,
  requested_at timestamptz NOT NULL,
  decision expense_decision,
  decided_by uuid REFERENCES users,
  decided_at timestamptz,
  -- Why it was declined.
  reason text NOT NULL DEFAULT '' CHECK (length(reason) <= 500),
  expense_id uuid UNIQUE REFERENCES expenses,
  CHECK ((decision IS NULL) = (decided_at IS NULL)),
  CHECK ((decision IS NULL) = (decided_by IS NULL)),
  CHECK ((decision IS NOT DISTINCT FROM 'approved') = (expense_id IS NOT NULL)),
  CHECK ((decision IS NOT DISTINCT FROM 'declined') = (reason <> ''))
);

CREATE INDEX expense_requests_open ON expense_requests (suite_id) WHERE decision IS NULL;

-- The photo of an expense's receipt; another replaces it.
CREATE TABLE expense_receipts (
  expense_id uuid PRIMARY KEY REFERENCES expenses,
  file_key text NOT NULL UNIQUE,
  uploaded_by uuid NOT NULL REFERENCES users,
  uploaded_at timestamptz NOT NULL
);
