CREATE TYPE occupancy_kind AS ENUM ('hold', 'booking', 'block', 'external');

-- Every night that nobody else may have; the constraint alone decides who gets it.
CREATE TABLE occupancies (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  suite_id uuid NOT NULL REFERENCES suites,
  nights daterange NOT NULL CHECK (NOT isempty(nights) AND NOT lower_inf(nights) AND NOT upper_inf(nights)),
  kind occupancy_kind NOT NULL,
  -- What the nights are taken for: a booking, an owner's block, an event of a feed.
  reference text NOT NULL CONSTRAINT occupancies_reference_unique UNIQUE CHECK (reference <> ''),
  expires_at timestamptz,
  created_at timestamptz NOT NULL,
  CHECK ((kind = 'hold') = (expires_at IS NOT NULL)),
  CONSTRAINT occupancies_no_overlap EXCLUDE USING gist (suite_id WITH =, nights WITH &&)
);

CREATE INDEX occupancies_by_expiry ON occupancies (expires_at) WHERE expires_at IS NOT NULL;

-- A price that was shown and is kept for a while: the lines are those of the price function.
CREATE TABLE quotes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  suite_id uuid NOT NULL REFERENCES suites,
  nights daterange NOT NULL CHECK (NOT isempty(nights) AND NOT lower_inf(nights) AND NOT upper_inf(nights)),
  guests smallint NOT NULL CHECK (guests >= 1),
  pets smallint NOT NULL CHECK (pets >= 0),
  lines jsonb NOT NULL CHECK (jsonb_typeof(lines) = 'array'),
  total_amount bigint NOT NULL CHECK (total_amount >= 0),
  cancellation jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > created_at)
);

CREATE INDEX quotes_by_expiry ON quotes (expires_at);
