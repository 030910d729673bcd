-- What an owner decides about prices, one row for each time the rules were saved. The base price and the
-- minimum stay outside the seasons are columns of suites.
CREATE TABLE price_rules (
  suite_id uuid NOT NULL REFERENCES suites ON DELETE CASCADE,
  version integer NOT NULL CHECK (version >= 1),
  rules jsonb NOT NULL CHECK (jsonb_typeof(rules) = 'object'),
  changed_by uuid REFERENCES users,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (suite_id, version)
);

CREATE INDEX price_rules_by_person ON price_rules (changed_by);

INSERT INTO price_rules (suite_id, version, rules, changed_at)
  SELECT suite_id, 1, jsonb_build_object(
      'seasons', jsonb_agg(jsonb_build_object(
        'name', name, 'from', lower(nights), 'to', upper(nights), 'nightlyAmount', nightly_amount,
        'weekendAmount', weekend_amount, 'minNights', min_nights) ORDER BY nights),
      'weekdayPercents', '[0, 0, 0, 0, 0, 0, 0]'::jsonb, 'lastMinute', '[]'::jsonb,
      'earlyBird', '[]'::jsonb, 'fillsGaps', false, 'floorAmount', null, 'ceilingAmount', null),
    now()
  FROM rate_seasons GROUP BY suite_id;

-- The prices that follow from the rules, which every quote and search reads. Nights outside these ranges
-- have the price of the home.
ALTER TABLE rate_seasons RENAME TO nightly_rates;
ALTER TABLE nightly_rates RENAME CONSTRAINT rate_seasons_no_overlap TO nightly_rates_no_overlap;
ALTER TABLE nightly_rates RENAME CONSTRAINT rate_seasons_pkey TO nightly_rates_pkey;
ALTER TABLE nightly_rates RENAME CONSTRAINT rate_seasons_suite_id_fkey TO nightly_rates_suite_id_fkey;
ALTER TABLE nightly_rates RENAME CONSTRAINT rate_seasons_nights_check TO nightly_rates_nights_check;
ALTER TABLE nightly_rates RENAME CONSTRAINT rate_seasons_nightly_amount_check TO nightly_rates_nightly_amount_check;
ALTER TABLE nightly_rates RENAME CONSTRAINT rate_seasons_weekend_amount_check TO nightly_rates_weekend_amount_check;
ALTER TABLE nightly_rates RENAME CONSTRAINT rate_seasons_min_nights_check TO nightly_rates_min_nights_check;
ALTER TABLE nightly_rates DROP COLUMN name;

-- From Sunday to Saturday; null where the prices of weekdays and weekends say it all.
ALTER TABLE nightly_rates ADD COLUMN weekday_amounts integer[]
  CHECK (cardinality(weekday_amounts) = 7 AND 100 <= ALL (weekday_amounts) AND 100000000 >= ALL (weekday_amounts));

-- What a stay as a whole is held to; homes without such rules have no row.
CREATE TABLE stay_limits (
  suite_id uuid PRIMARY KEY REFERENCES suites ON DELETE CASCADE,
  -- No discount takes the average night below it.
  floor_amount integer NOT NULL CHECK (floor_amount BETWEEN 0 AND 100000000),
  -- A gap between two bookings that is shorter than the minimum stay may be booked as a whole.
  fills_gaps boolean NOT NULL
);
