-- What the card processor and the bank say happened to the money, so that both can be compared with the ledger.
-- Rollback: the version before ignores the tables; entries to the new accounts stay and are shown under their names.
INSERT INTO ledger_account_kinds (kind, can_be_negative, has_running_balance) VALUES
  ('platform:processor_fees', true, true),
  ('platform:bank_fees', true, true),
  ('platform:own_funds', true, true);

CREATE TYPE processor_payout_status AS ENUM ('pending', 'in_transit', 'paid', 'failed', 'canceled');
CREATE TYPE processor_row_problem AS ENUM ('charge_unknown', 'refund_unknown', 'amount_differs', 'fee_differs',
  'category_unknown', 'currency_unknown');
CREATE TYPE processor_row_resolution AS ENUM ('posted', 'explained');
CREATE TYPE bank_file_format AS ENUM ('csv', 'ofx', 'bai2');
CREATE TYPE bank_line_state AS ENUM ('open', 'matched', 'posted', 'explained');
CREATE TYPE bank_line_meaning AS ENUM ('fee', 'interest', 'own_funds', 'tax');

CREATE TABLE processor_payouts (
  id text PRIMARY KEY,
  processor card_processor NOT NULL,
  amount bigint NOT NULL,
  currency text NOT NULL DEFAULT 'USD',
  status processor_payout_status NOT NULL,
  arrives_on date NOT NULL,
  is_itemized boolean NOT NULL,
  trace_id text,
  failure_code text,
  created_at timestamptz NOT NULL,
  read_at timestamptz NOT NULL,
  -- Up to here its list was read, newest first; null with items_read_at once it is complete.
  cursor text,
  items_read_at timestamptz
);
CREATE INDEX processor_payouts_by_day ON processor_payouts (arrives_on DESC);
CREATE INDEX processor_payouts_open ON processor_payouts (created_at) WHERE items_read_at IS NULL;

CREATE TABLE processor_transactions (
  id text PRIMARY KEY,
  processor card_processor NOT NULL,
  payout_id text REFERENCES processor_payouts,
  category text NOT NULL,
  amount bigint NOT NULL,
  fee bigint NOT NULL,
  net bigint NOT NULL,
  currency text NOT NULL DEFAULT 'USD',
  source_id text,
  charge_processor_id text,
  charge_id uuid REFERENCES charges,
  refund_id uuid REFERENCES refunds,
  description text NOT NULL,
  created_at timestamptz NOT NULL,
  available_at timestamptz NOT NULL,
  -- Why it is not what the ledger says; null where both agree.
  problem processor_row_problem,
  -- What the ledger lacks of it, in cents of the net amount.
  difference bigint NOT NULL DEFAULT 0,
  resolution processor_row_resolution,
  reason text NOT NULL DEFAULT '',
  resolved_by uuid REFERENCES users,
  resolved_at timestamptz,
  entry_id bigint REFERENCES ledger_entries,
  CHECK (net = amount - fee),
  CHECK ((problem IS NULL) = (difference = 0)),
  CHECK ((resolution IS NULL) = (resolved_at IS NULL)),
  CHECK ((entry_id IS NOT NULL) = (resolution IS NOT NULL AND resolution = 'posted')),
  CHECK (resolution IS NULL OR problem IS NOT NULL)
);
CREATE INDEX processor_transactions_by_payout ON processor_transactions (payout_id);
CREATE INDEX processor_transactions_by_time ON processor_transactions (created_at DESC);
CREATE INDEX processor_transactions_by_charge ON processor_transactions (charge_id) WHERE charge_id IS NOT NULL;
CREATE INDEX processor_transactions_by_refund ON processor_transactions (refund_id) WHERE refund_id IS NOT NULL;
CREATE INDEX processor_transactions_wrong ON processor_transactions (created_at DESC) WHERE problem IS NOT NULL;
CREATE INDEX processor_transactions_by_entry ON processor_transactions (entry_id) WHERE entry_id IS NOT NULL;
CREATE INDEX processor_transactions_resolved_by ON processor_transactions (resolved_by) WHERE resolved_by IS NOT NULL;

CREATE TABLE processor_reads (
  processor card_processor PRIMARY KEY,
  -- Everything created before this instant is here.
  complete_until timestamptz,
  started_at timestamptz,
  cursor text,
  balance bigint,
  balance_at timestamptz,
  currency currency NOT NULL DEFAULT 'USD'
);

CREATE TABLE bank_files (
  id uuid PRIMARY KEY,
  number integer GENERATED ALWAYS AS IDENTITY,
  file_name text NOT NULL CHECK (length(file_name) <= 200),
  format bank_file_format NOT NULL,
  -- Of the text, so that the same file in another encoding has the same hash.
  content_hash bytea NOT NULL,
  account text NOT NULL CHECK (length(account) <= 40),
  first_on date NOT NULL,
  last_on date NOT NULL,
  balance bigint,
  currency currency NOT NULL DEFAULT 'USD',
  new_lines integer NOT NULL,
  known_lines integer NOT NULL,
  uploaded_by uuid NOT NULL REFERENCES users,
  uploaded_at timestamptz NOT NULL,
  CONSTRAINT bank_files_once UNIQUE (content_hash, account)
);
CREATE INDEX bank_files_by_time ON bank_files (uploaded_at DESC);
CREATE INDEX bank_files_uploaded_by ON bank_files (uploaded_by);

CREATE TABLE bank_lines (
  id uuid PRIMARY KEY,
  file_id uuid NOT NULL REFERENCES bank_files,
  account text NOT NULL,
  -- The bank's own id of the line, or its content with its number among equal ones of a day.
  identity text NOT NULL,
  posted_on date NOT NULL,
  amount bigint NOT NULL CHECK (amount <> 0),
  currency currency NOT NULL DEFAULT 'USD',
  description text NOT NULL,
  state bank_line_state NOT NULL DEFAULT 'open',
  meaning bank_line_meaning,
  reason text NOT NULL DEFAULT '',
  decided_by uuid REFERENCES users,
  decided_at timestamptz,
  times_decided integer NOT NULL DEFAULT 0,
  CONSTRAINT bank_lines_once UNIQUE (account, identity),
  CHECK ((state = 'open') = (decided_at IS NULL)),
  CHECK ((state = 'posted') = (meaning IS NOT NULL) OR state = 'matched')
);
CREATE INDEX bank_lines_by_day ON bank_lines (posted_on DESC);
CREATE INDEX bank_lines_open ON bank_lines (posted_on DESC) WHERE state <> 'matched';
CREATE INDEX bank_lines_by_file ON bank_lines (file_id);
CREATE INDEX bank_lines_decided_by ON bank_lines (decided_by) WHERE decided_by IS NOT NULL;

CREATE TABLE bank_matches (
  entry_id bigint PRIMARY KEY REFERENCES ledger_entries,
  line_id uuid NOT NULL REFERENCES bank_lines
);
CREATE INDEX bank_matches_by_line ON bank_matches (line_id);
COMMENT ON TABLE bank_matches IS 'Which entry of bank:cash a line of the bank is; a line may be several entries, an entry one line.';
