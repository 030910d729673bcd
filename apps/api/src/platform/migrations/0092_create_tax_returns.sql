-- Which return reports a tax: one return goes to the state, one to the county, one to each city.
CREATE TYPE tax_return_code AS ENUM ('state', 'county', 'miami_beach', 'bal_harbour', 'surfside');

ALTER TABLE tax_authorities ADD COLUMN tax_return tax_return_code;

UPDATE tax_authorities SET tax_return = CASE
  WHEN code IN ('fl_state', 'md_surtax') THEN 'state'
  WHEN code IN ('md_cdt', 'md_tdt', 'md_psfft') THEN 'county'
  WHEN code = 'mb_resort' THEN 'miami_beach'
  WHEN code = 'bh_resort' THEN 'bal_harbour'
  WHEN code = 'sf_resort' THEN 'surfside'
END::tax_return_code;

ALTER TABLE tax_authorities ALTER COLUMN tax_return SET NOT NULL;

-- When the return of a month is due, and what a filer who pays online and on time may keep.
CREATE TABLE tax_return_rules (
  tax_return tax_return_code NOT NULL,
  -- The months the rule applies to, by their first day.
  valid daterange NOT NULL CHECK (NOT isempty(valid)),
  -- In the month after the one reported.
  due_day smallint NOT NULL CHECK (due_day BETWEEN 1 AND 28),
  moves_to_business_day boolean NOT NULL,
  -- The payment must start on the business day before the return is due.
  is_paid_day_before boolean NOT NULL,
  -- In 1/100,000 of the tax, up to the part that counts and the largest amount.
  allowance_rate integer NOT NULL CHECK (allowance_rate BETWEEN 0 AND 100000),
  allowance_part bigint CHECK (allowance_part > 0),
  allowance_max bigint CHECK (allowance_max > 0),
  CONSTRAINT tax_return_rules_no_overlap EXCLUDE USING gist (tax_return WITH =, valid WITH &&)
);

INSERT INTO tax_return_rules (
  tax_return, valid, due_day, moves_to_business_day, is_paid_day_before,
  allowance_rate, allowance_part, allowance_max
) VALUES
  ('state', daterange('2021-07-01', NULL), 20, true, true, 2500, 120000, 3000),
  ('county', daterange('2021-07-01', NULL), 20, true, false, 2500, 120000, 3000),
  ('miami_beach', daterange('2021-07-01', NULL), 20, false, false, 2000, NULL, 10000),
  ('bal_harbour', daterange('2021-07-01', NULL), 20, false, false, 2000, NULL, NULL),
  ('surfside', daterange('2021-07-01', NULL), 20, false, false, 0, NULL, NULL);
