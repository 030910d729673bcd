-- Disputes of card payments, early fraud warnings, and who pays for a lost dispute.
-- Rollback: the version before ignores the tables and columns; disputes that change meanwhile are read again by the next.
INSERT INTO ledger_account_kinds (kind, can_be_negative, has_running_balance) VALUES
  ('dispute:<id>:receivable', true, true),
  ('platform:dispute_fees', true, false),
  ('platform:dispute_losses', true, false);

ALTER TABLE agreement_versions ADD COLUMN dispute_bearer text NOT NULL DEFAULT 'platform'
  CHECK (dispute_bearer IN ('platform', 'owner'));

INSERT INTO approval_limits (kind, amount) VALUES ('dispute_acceptance', 50000);

CREATE TABLE disputes (
  id uuid PRIMARY KEY,
  processor card_processor NOT NULL,
  processor_id text NOT NULL,
  charge_id uuid REFERENCES charges,
  intent_id text,
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL DEFAULT 'USD',
  reason text NOT NULL,
  network_reason_code text,
  status text NOT NULL,
  is_refundable boolean NOT NULL,
  due_at timestamptz,
  opened_at timestamptz NOT NULL,
  closed_at timestamptz,
  submission_count int NOT NULL DEFAULT 0 CHECK (submission_count >= 0),
  loss bigint NOT NULL DEFAULT 0 CHECK (loss >= 0),
  owner_id uuid REFERENCES users,
  owner_loss bigint NOT NULL DEFAULT 0 CHECK (owner_loss BETWEEN 0 AND loss),
  settlements int NOT NULL DEFAULT 0,
  draft jsonb,
  sent_file bytea,
  submitted_at timestamptz,
  accepted_at timestamptz,
  submitted_by uuid REFERENCES users,
  noted_at timestamptz NOT NULL,
  read_at timestamptz NOT NULL,
  UNIQUE (processor, processor_id),
  CHECK (charge_id IS NOT NULL OR loss = 0),
  CHECK (owner_id IS NOT NULL OR owner_loss = 0)
);
CREATE INDEX disputes_by_charge ON disputes (charge_id);
CREATE INDEX disputes_by_due ON disputes (due_at) WHERE closed_at IS NULL;
CREATE INDEX disputes_submitted_by ON disputes (submitted_by) WHERE submitted_by IS NOT NULL;
COMMENT ON COLUMN disputes.charge_id IS 'Null for a charge that Marea did not make: its money is not in the ledger.';
CREATE INDEX disputes_by_owner ON disputes (owner_id) WHERE owner_id IS NOT NULL;
COMMENT ON COLUMN disputes.loss IS 'Cents that the owner and Marea have paid for a lost dispute.';
COMMENT ON COLUMN disputes.owner_loss IS 'The part of the loss that the owner has paid.';
COMMENT ON COLUMN disputes.settlements IS 'How often the loss was settled, for the keys of the ledger.';
COMMENT ON COLUMN disputes.read_at IS 'When the processor was asked; an answer to an earlier question changes nothing.';

CREATE TABLE dispute_transactions (
  processor_id text PRIMARY KEY,
  dispute_id uuid NOT NULL REFERENCES disputes,
  amount bigint NOT NULL,
  fee bigint NOT NULL,
  currency text NOT NULL DEFAULT 'USD',
  occurred_at timestamptz NOT NULL,
  posted_at timestamptz NOT NULL
);
CREATE INDEX dispute_transactions_by_dispute ON dispute_transactions (dispute_id);
COMMENT ON TABLE dispute_transactions IS 'The processor''s bookings for a dispute; each is one entry of the ledger.';

CREATE TABLE fraud_warnings (
  id uuid PRIMARY KEY,
  processor card_processor NOT NULL,
  processor_id text NOT NULL,
  charge_id uuid REFERENCES charges,
  intent_id text,
  fraud_type text NOT NULL,
  is_actionable boolean NOT NULL,
  warned_at timestamptz NOT NULL,
  noted_at timestamptz NOT NULL,
  read_at timestamptz NOT NULL,
  UNIQUE (processor, processor_id)
);
CREATE INDEX fraud_warnings_by_charge ON fraud_warnings (charge_id);

CREATE TABLE charge_origins (
  charge_id uuid PRIMARY KEY REFERENCES charges,
  user_id uuid NOT NULL REFERENCES users,
  address text NOT NULL,
  device text NOT NULL CHECK (length(device) <= 500),
  created_at timestamptz NOT NULL
);
CREATE INDEX charge_origins_by_user ON charge_origins (user_id);
CREATE INDEX charge_origins_by_age ON charge_origins (created_at);
COMMENT ON TABLE charge_origins IS 'Where a payment was made, for disputes: deleted after 400 days and with the account.';

CREATE TABLE booking_acceptances (
  booking_id uuid PRIMARY KEY REFERENCES bookings,
  house_rules text[] NOT NULL,
  language user_language NOT NULL,
  address text,
  device text CHECK (length(device) <= 500),
  accepted_at timestamptz NOT NULL
);
COMMENT ON TABLE booking_acceptances IS 'The house rules as the guest read them when accepting them.';
