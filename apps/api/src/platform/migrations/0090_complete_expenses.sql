-- What Marea adds to a vendor's bill is a line of its own: a cost of the home and an income of Marea.
INSERT INTO ledger_account_kinds (kind, can_be_negative, has_running_balance) VALUES
  ('expense:<id>:markup', true, true),
  ('platform:markup', true, false);

CREATE TYPE expense_frequency AS ENUM ('monthly', 'quarterly', 'yearly');

-- A bill that comes back: a job records each period once, on next_on, until it is stopped.
CREATE TABLE expense_schedules (
  id uuid PRIMARY KEY,
  suite_id uuid NOT NULL REFERENCES suites,
  owner_id uuid NOT NULL REFERENCES users,
  category text NOT NULL CHECK (category ~ '^[a-z_]+$'),
  concept text NOT NULL CHECK (concept <> '' AND length(concept) <= 200),
  translations jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(translations) = 'object'),
  vendor text NOT NULL CHECK (length(vendor) <= 100),
  amount bigint NOT NULL CHECK (amount > 0),
  markup bigint NOT NULL CHECK (markup >= 0),
  paid_by expense_payer NOT NULL,
  frequency expense_frequency NOT NULL,
  starts_on date NOT NULL,
  -- How many periods were recorded; the next one is counted from starts_on, so that a bill of the 31st stays one.
  periods integer NOT NULL DEFAULT 0 CHECK (periods >= 0),
  next_on date NOT NULL,
  created_by uuid NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  stopped_by uuid REFERENCES users,
  stopped_at timestamptz,
  CHECK ((stopped_at IS NULL) = (stopped_by IS NULL)),
  CHECK (paid_by = 'marea' OR markup = 0)
);

CREATE INDEX expense_schedules_due ON expense_schedules (next_on) WHERE stopped_at IS NULL;
CREATE INDEX expense_schedules_by_suite ON expense_schedules (suite_id);

ALTER TABLE expenses
  -- The description by language, where whoever recorded it wrote more than one.
  ADD COLUMN translations jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(translations) = 'object'),
  ADD COLUMN vendor text NOT NULL DEFAULT '' CHECK (length(vendor) <= 100),
  ADD COLUMN schedule_id uuid REFERENCES expense_schedules,
  ADD COLUMN period integer,
  ADD CHECK ((schedule_id IS NULL) = (period IS NULL)),
  ADD CONSTRAINT expenses_once_per_period UNIQUE (schedule_id, period);

ALTER TABLE expense_requests
  ADD COLUMN translations jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(translations) = 'object'),
  ADD COLUMN vendor text NOT NULL DEFAULT '' CHECK (length(vendor) <= 100),
  ADD COLUMN markup bigint NOT NULL DEFAULT 0 CHECK (markup >= 0),
  ADD COLUMN schedule_id uuid REFERENCES expense_schedules,
  ADD COLUMN period integer,
  ADD CHECK ((schedule_id IS NULL) = (period IS NULL)),
  ADD CONSTRAINT expense_requests_once_per_period UNIQUE (schedule_id, period);

-- A void counts on its own day, so a month that is over keeps its sum.
ALTER TABLE expense_voids
  ADD COLUMN voided_on date NOT NULL
    GENERATED ALWAYS AS ((voided_at AT TIME ZONE 'America/New_York')::date) STORED;

-- A receipt can be attached to a request first, and passes to the expense once it is approved.
ALTER TABLE expense_receipts
  DROP CONSTRAINT expense_receipts_pkey,
  DROP CONSTRAINT expense_receipts_file_key_key,
  ADD CONSTRAINT expense_receipts_pkey PRIMARY KEY (file_key),
  ALTER COLUMN expense_id DROP NOT NULL,
  ADD CONSTRAINT expense_receipts_of_expense UNIQUE (expense_id),
  ADD COLUMN request_id uuid CONSTRAINT expense_receipts_of_request UNIQUE REFERENCES expense_requests,
  ADD COLUMN media_type text NOT NULL DEFAULT 'image/jpeg'
    CHECK (media_type IN ('image/jpeg', 'application/pdf')),
  ADD CHECK (num_nonnulls(expense_id, request_id) > 0);

-- Up to which amount Marea pays an expense without asking the owner; the latest row applies.
CREATE TABLE expense_limits (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users,
  amount bigint NOT NULL CHECK (amount >= 0),
  set_by uuid NOT NULL REFERENCES users,
  set_at timestamptz NOT NULL
);

CREATE INDEX expense_limits_by_owner ON expense_limits (owner_id, id);

CREATE TRIGGER expense_limits_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON expense_limits
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
