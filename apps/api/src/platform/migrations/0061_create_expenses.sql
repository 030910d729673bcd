-- What the homes of an owner cost comes from outside the books and leaves them again: from the owner's
-- outlay to the expense. The chart gains the outlay.
CREATE OR REPLACE FUNCTION ledger_is_in_chart(name text) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN name ~ '^(guest:(wallet|deposit_hold):[0-9a-f-]{36}|booking:[0-9a-f-]{36}:escrow|owner:[0-9a-f-]{36}:(payable|outlay)|expense:[0-9a-f-]{36}:[a-z_]+|platform:(commission|fees)|tax:(fl_state|md_surtax|md_cdt|md_tdt|md_psfft|mb_resort|bh_resort|sf_resort)|processor:clearing|bank:(withdrawals_pending|withdrawals_sent|cash))$';

CREATE TYPE expense_payer AS ENUM ('owner', 'marea');

-- Its amount is what its entry posts to expense:<suite>:<category>, and nowhere else.
CREATE TABLE expenses (
  id uuid PRIMARY KEY,
  suite_id uuid NOT NULL REFERENCES suites,
  owner_id uuid NOT NULL REFERENCES users,
  entry_id bigint NOT NULL CONSTRAINT expenses_entry_unique UNIQUE REFERENCES ledger_entries,
  spent_on date NOT NULL,
  category text NOT NULL CHECK (category ~ '^[a-z_]+$'),
  concept text NOT NULL CHECK (concept <> '' AND length(concept) <= 200),
  paid_by expense_payer NOT NULL,
  recorded_by uuid NOT NULL REFERENCES users,
  recorded_at timestamptz NOT NULL
);

CREATE INDEX expenses_by_owner ON expenses (owner_id, spent_on);
CREATE INDEX expenses_by_suite ON expenses (suite_id, spent_on);

CREATE TABLE expense_voids (
  expense_id uuid PRIMARY KEY REFERENCES expenses,
  entry_id bigint NOT NULL CONSTRAINT expense_voids_entry_unique UNIQUE REFERENCES ledger_entries,
  reason text NOT NULL CHECK (reason <> '' AND length(reason) <= 500),
  voided_by uuid NOT NULL REFERENCES users,
  voided_at timestamptz NOT NULL
);

CREATE TRIGGER expenses_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON expenses
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER expense_voids_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON expense_voids
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
