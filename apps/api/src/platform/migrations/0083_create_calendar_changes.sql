-- What an owner says about nights they blocked; it is deleted with the nights.
CREATE TABLE block_notes (
  reference text PRIMARY KEY REFERENCES occupancies (reference) ON DELETE CASCADE,
  is_owner_stay boolean NOT NULL,
  reason text NOT NULL CHECK (length(reason) <= 120)
);

-- The price or minimum stay that an owner set by hand for single nights, above all price rules.
CREATE TABLE rate_overrides (
  suite_id uuid NOT NULL REFERENCES suites ON DELETE CASCADE,
  night date NOT NULL,
  amount integer CHECK (amount BETWEEN 100 AND 100000000),
  min_nights smallint CHECK (min_nights BETWEEN 1 AND 180),
  PRIMARY KEY (suite_id, night),
  CHECK (num_nonnulls(amount, min_nights) > 0)
);

CREATE TYPE calendar_change_kind AS ENUM ('block', 'owner_stay', 'unblock', 'rates', 'clear');

-- Every change a person made to the calendar of homes, with what it replaced; an undo is a change too.
CREATE TABLE calendar_changes (
  id uuid PRIMARY KEY,
  -- In the order of the changes, of which several may happen in one instant.
  number bigint GENERATED ALWAYS AS IDENTITY,
  kind calendar_change_kind NOT NULL,
  changed_by uuid NOT NULL REFERENCES users,
  changed_at timestamptz NOT NULL,
  undoes uuid CONSTRAINT calendar_changes_undone_once UNIQUE REFERENCES calendar_changes
);

CREATE INDEX calendar_changes_by_person ON calendar_changes (changed_by);

CREATE TABLE calendar_change_homes (
  change_id uuid NOT NULL REFERENCES calendar_changes,
  suite_id uuid NOT NULL REFERENCES suites,
  -- From the first changed night to the last.
  nights daterange NOT NULL CHECK (NOT isempty(nights)),
  difference jsonb NOT NULL CHECK (jsonb_typeof(difference) = 'object'),
  PRIMARY KEY (change_id, suite_id)
);

CREATE INDEX calendar_change_homes_by_suite ON calendar_change_homes (suite_id);
