-- What guests see an amount as in their own currency, from a day in Miami on. Nothing is charged by it.
CREATE TABLE currency_rates (
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  effective_on date NOT NULL,
  -- Units of the currency for one US dollar, in ten-thousandths.
  rate integer NOT NULL CHECK (rate > 0),
  set_by uuid NOT NULL REFERENCES users,
  set_at timestamptz NOT NULL,
  CONSTRAINT currency_rates_one_per_day PRIMARY KEY (currency, effective_on)
);
CREATE INDEX currency_rates_set_by ON currency_rates (set_by);
