-- The chart of accounts as rows, in place of regular expressions over account names. The kind of an account
-- is its name with the id left out, as guest:wallet:<id>.
CREATE TABLE ledger_account_kinds (
  kind text PRIMARY KEY,
  can_be_negative boolean NOT NULL,
  -- Accounts that most entries touch have none, so that writers never wait for each other's row; the balance
  -- of such an account is the sum of its postings.
  has_running_balance boolean NOT NULL,
  -- Accounts repeat the rules of their kind, so that a CHECK can read them; their foreign key points here.
  CONSTRAINT ledger_account_kinds_rules_unique UNIQUE (kind, can_be_negative, has_running_balance),
  CONSTRAINT ledger_account_kinds_guard_needs_balance CHECK (can_be_negative OR has_running_balance)
);

INSERT INTO ledger_account_kinds (kind, can_be_negative, has_running_balance) VALUES
  ('guest:wallet:<id>', false, true),
  ('guest:deposit_hold:<id>', false, true),
  ('booking:<id>:escrow', false, true),
  ('owner:<id>:payable', true, true),
  ('owner:<id>:outlay', true, true),
  ('expense:<id>:cleaning', true, true),
  ('expense:<id>:supplies', true, true),
  ('expense:<id>:pool', true, true),
  ('expense:<id>:garden', true, true),
  ('expense:<id>:repairs', true, true),
  ('expense:<id>:furnishing', true, true),
  ('expense:<id>:utilities', true, true),
  ('expense:<id>:insurance', true, true),
  ('expense:<id>:hoa', true, true),
  ('expense:<id>:property_tax', true, true),
  ('expense:<id>:other', true, true),
  ('platform:commission', true, false),
  ('platform:fees', true, false),
  ('tax:fl_state', true, false),
  ('tax:md_surtax', true, false),
  ('tax:md_cdt', true, false),
  ('tax:md_tdt', true, false),
  ('tax:md_psfft', true, false),
  ('tax:mb_resort', true, false),
  ('tax:bh_resort', true, false),
  ('tax:sf_resort', true, false),
  ('processor:clearing', true, false),
  ('bank:withdrawals_pending', true, false),
  ('bank:withdrawals_sent', true, true),
  ('bank:cash', true, true);

-- Brackets in a name are removed first, so that no account can be named like its kind.
CREATE FUNCTION ledger_account_kind(name text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(translate(name, '<>', ''), ':[0-9a-f-]{36}(?=:|$)', ':<id>');

ALTER TABLE ledger_accounts DISABLE TRIGGER USER;

-- Accounts without a running balance had no row, so nothing could refer to them.
INSERT INTO ledger_accounts (name)
  SELECT DISTINCT p.account FROM ledger_postings p
  WHERE NOT EXISTS (SELECT FROM ledger_accounts a WHERE a.name = p.account);

ALTER TABLE ledger_accounts
  ADD COLUMN kind text NOT NULL GENERATED ALWAYS AS (ledger_account_kind(name)) STORED,
  ADD COLUMN can_be_negative boolean,
  ADD COLUMN has_running_balance boolean,
  ALTER COLUMN balance DROP NOT NULL, ALTER COLUMN balance DROP DEFAULT,
  ALTER COLUMN number DROP NOT NULL, ALTER COLUMN number DROP DEFAULT,
  ALTER COLUMN hash DROP NOT NULL, ALTER COLUMN hash DROP DEFAULT;

UPDATE ledger_accounts a SET
  can_be_negative = k.can_be_negative,
  has_running_balance = k.has_running_balance,
  balance = CASE WHEN k.has_running_balance THEN a.balance END,
  number = CASE WHEN k.has_running_balance THEN a.number END,
  hash = CASE WHEN k.has_running_balance THEN a.hash END
  FROM ledger_account_kinds k WHERE k.kind = a.kind;

ALTER TABLE ledger_accounts
  ALTER COLUMN can_be_negative SET NOT NULL,
  ALTER COLUMN has_running_balance SET NOT NULL,
  ADD CONSTRAINT ledger_accounts_kind_fkey FOREIGN KEY (kind, can_be_negative, has_running_balance)
    REFERENCES ledger_account_kinds (kind, can_be_negative, has_running_balance),
  ADD CONSTRAINT ledger_accounts_not_below_zero CHECK (can_be_negative OR balance >= 0),
  ADD CONSTRAINT ledger_accounts_running_balance CHECK (has_running_balance = (balance IS NOT NULL));

ALTER TABLE ledger_accounts ENABLE TRIGGER USER;
