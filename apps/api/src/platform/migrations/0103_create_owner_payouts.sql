-- A withdrawal takes money from a guest's wallet or from what Marea owes an owner.
CREATE TYPE withdrawal_source AS ENUM ('wallet', 'payable');

ALTER TABLE withdrawals ADD COLUMN source withdrawal_source NOT NULL DEFAULT 'wallet';
ALTER TABLE withdrawals ALTER COLUMN source DROP DEFAULT;

CREATE TYPE payout_frequency AS ENUM ('off', 'weekly', 'monthly');

-- When an owner's balance goes to the bank; the latest choice of the owner.
CREATE TABLE payout_schedules (
  owner_id uuid PRIMARY KEY REFERENCES users,
  frequency payout_frequency NOT NULL,
  -- From Monday (1) to Sunday (7).
  weekday smallint CHECK (weekday BETWEEN 1 AND 7),
  -- Every month has the 28th.
  month_day smallint CHECK (month_day BETWEEN 1 AND 28),
  minimum_amount bigint NOT NULL CHECK (minimum_amount > 0),
  -- Null means the default account.
  bank_account_id uuid REFERENCES bank_accounts,
  next_on date,
  changed_at timestamptz NOT NULL,
  CHECK ((frequency = 'weekly') = (weekday IS NOT NULL)),
  CHECK ((frequency = 'monthly') = (month_day IS NOT NULL)),
  CHECK ((frequency = 'off') = (next_on IS NULL))
);

CREATE INDEX payout_schedules_due ON payout_schedules (next_on) WHERE next_on IS NOT NULL;

CREATE TYPE payout_outcome AS ENUM
  ('paid', 'below_minimum', 'no_bank_account', 'bank_account_new', 'email_unconfirmed', 'closed');

-- What became of each due day, once.
CREATE TABLE payout_runs (
  owner_id uuid NOT NULL REFERENCES users,
  due_on date NOT NULL,
  outcome payout_outcome NOT NULL,
  withdrawal_id uuid REFERENCES withdrawals,
  ran_at timestamptz NOT NULL,
  CONSTRAINT payout_runs_once PRIMARY KEY (owner_id, due_on),
  CHECK ((outcome = 'paid') = (withdrawal_id IS NOT NULL))
);

CREATE TRIGGER payout_runs_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON payout_runs
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
