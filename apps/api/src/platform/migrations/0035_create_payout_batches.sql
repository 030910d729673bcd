CREATE TABLE payout_batches (
  id uuid PRIMARY KEY,
  country bank_country NOT NULL,
  created_at timestamptz NOT NULL,
  sent_at timestamptz
);

CREATE INDEX payout_batches_by_age ON payout_batches (created_at);

CREATE TABLE payout_items (
  batch_id uuid NOT NULL REFERENCES payout_batches,
  position integer NOT NULL CHECK (position >= 1),
  -- A withdrawal goes to the bank in one batch only.
  withdrawal_id uuid NOT NULL UNIQUE REFERENCES withdrawals,
  PRIMARY KEY (batch_id, position)
);
