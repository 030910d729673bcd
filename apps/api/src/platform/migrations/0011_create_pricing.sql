CREATE TYPE tax_authority_code AS ENUM (
  'fl_state', 'md_surtax', 'md_cdt', 'md_tdt', 'md_psfft', 'mb_resort', 'bh_resort', 'sf_resort'
);

CREATE TABLE rate_seasons (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  suite_id uuid NOT NULL REFERENCES suites ON DELETE CASCADE,
  name text NOT NULL CHECK (name <> ''),
  nights daterange NOT NULL CHECK (NOT isempty(nights) AND NOT lower_inf(nights) AND NOT upper_inf(nights)),
  nightly_amount integer NOT NULL CHECK (nightly_amount BETWEEN 100 AND 100000000),
  weekend_amount integer NOT NULL CHECK (weekend_amount BETWEEN 100 AND 100000000),
  min_nights smallint NOT NULL CHECK (min_nights BETWEEN 1 AND 180),
  CONSTRAINT rate_seasons_no_overlap EXCLUDE USING gist (suite_id WITH =, nights WITH &&)
);

-- The discount with the most nights that a stay reaches is the one it gets.
CREATE TABLE stay_discounts (
  suite_id uuid NOT NULL REFERENCES suites ON DELETE CASCADE,
  from_nights smallint NOT NULL CHECK (from_nights BETWEEN 2 AND 180),
  per_mille smallint NOT NULL CHECK (per_mille BETWEEN 1 AND 900),
  PRIMARY KEY (suite_id, from_nights)
);

CREATE TABLE tax_authorities (
  code tax_authority_code PRIMARY KEY,
  name text NOT NULL,
  -- The order in which a price lists them.
  position smallint NOT NULL UNIQUE
);

INSERT INTO tax_authorities (code, name, position) VALUES
  ('fl_state', 'State of Florida', 1),
  ('md_surtax', 'Miami-Dade discretionary surtax', 2),
  ('md_cdt', 'Miami-Dade convention development tax', 3),
  ('md_tdt', 'Miami-Dade tourist development tax', 4),
  ('md_psfft', 'Miami-Dade professional sports facilities tax', 5),
  ('mb_resort', 'Miami Beach resort tax', 6),
  ('bh_resort', 'Bal Harbour resort tax', 7),
  ('sf_resort', 'Surfside resort tax', 8);

-- A rate is in 1/100,000; the one valid on the day of check-in rules the whole stay.
CREATE TABLE tax_rates (
  jurisdiction jurisdiction_code NOT NULL REFERENCES jurisdictions,
  authority tax_authority_code NOT NULL REFERENCES tax_authorities,
  rate integer NOT NULL CHECK (rate BETWEEN 1 AND 100000),
  valid daterange NOT NULL CHECK (NOT isempty(valid)),
  CONSTRAINT tax_rates_no_overlap
    EXCLUDE USING gist (jurisdiction WITH =, authority WITH =, valid WITH &&)
);

INSERT INTO tax_rates (jurisdiction, authority, rate, valid)
  SELECT jurisdictions.code, each.authority::tax_authority_code, each.rate, daterange('2021-07-01', NULL)
  FROM jurisdictions
  JOIN (VALUES ('fl_state', 6000), ('md_surtax', 1000)) AS each (authority, rate) ON true;

INSERT INTO tax_rates (jurisdiction, authority, rate, valid)
  SELECT jurisdictions.code, 'md_cdt', 3000, daterange('2021-07-01', NULL)
  FROM jurisdictions WHERE code NOT IN ('bal_harbour', 'surfside');

INSERT INTO tax_rates (jurisdiction, authority, rate, valid)
  SELECT jurisdictions.code, each.authority::tax_authority_code, each.rate, daterange('2021-07-01', NULL)
  FROM jurisdictions
  JOIN (VALUES ('md_tdt', 2000), ('md_psfft', 1000)) AS each (authority, rate) ON true
  WHERE code NOT IN ('miami_beach', 'bal_harbour', 'surfside');

INSERT INTO tax_rates (jurisdiction, authority, rate, valid) VALUES
  ('miami_beach', 'mb_resort', 4000, daterange('2021-07-01', NULL)),
  ('bal_harbour', 'bh_resort', 4000, daterange('2021-07-01', NULL)),
  ('surfside', 'sf_resort', 4000, daterange('2021-07-01', NULL));
