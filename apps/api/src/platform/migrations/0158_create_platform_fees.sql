-- What Marea charges by default, from a day in Miami on; before the first row of a fee the
-- configured value applies.
CREATE TABLE platform_fees (
  code text NOT NULL CHECK (code ~ '^[a-z_]+$'),
  effective_on date NOT NULL,
  -- Per mille for a commission, cents for the others.
  value integer NOT NULL CHECK (value >= 0),
  -- Why it changed, for colleagues.
  note text NOT NULL DEFAULT '' CHECK (length(note) <= 500),
  set_by uuid NOT NULL REFERENCES users,
  set_at timestamptz NOT NULL,
  CONSTRAINT platform_fees_one_per_day PRIMARY KEY (code, effective_on)
);
CREATE INDEX platform_fees_set_by ON platform_fees (set_by);
