CREATE TYPE withdrawal_status AS ENUM ('requested', 'approved', 'sent', 'paid', 'rejected', 'returned');

CREATE TABLE withdrawals (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  bank_account_id uuid NOT NULL REFERENCES bank_accounts,
  -- The key of the call that asked for it: the same call again is the same withdrawal.
  request_key text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  fee bigint NOT NULL CHECK (fee >= 0),
  status withdrawal_status NOT NULL DEFAULT 'requested',
  arrives_on date NOT NULL,
  entry_id bigint NOT NULL UNIQUE REFERENCES ledger_entries,
  requested_at timestamptz NOT NULL,
  CONSTRAINT withdrawals_request_unique UNIQUE (user_id, request_key)
);

CREATE INDEX withdrawals_by_user ON withdrawals (user_id, requested_at);
CREATE INDEX withdrawals_by_account ON withdrawals (bank_account_id);
CREATE INDEX withdrawals_by_status ON withdrawals (status, requested_at);

-- When each state was reached, by whom and why.
CREATE TABLE withdrawal_steps (
  withdrawal_id uuid NOT NULL REFERENCES withdrawals,
  status withdrawal_status NOT NULL,
  reason text NOT NULL DEFAULT '',
  actor_id uuid,
  taken_at timestamptz NOT NULL,
  PRIMARY KEY (withdrawal_id, status)
);
