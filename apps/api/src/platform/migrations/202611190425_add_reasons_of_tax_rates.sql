-- The end of a tax becomes a row as well, with the rate 0, so that it has a person and a reason. Rates of before have
-- no reason, nor have those that a process of the version before adds.
ALTER TABLE tax_rates
  ADD COLUMN reason text NOT NULL DEFAULT '',
  ADD CONSTRAINT tax_rates_reason_check CHECK (length(reason) <= 500),
  DROP CONSTRAINT tax_rates_rate_check,
  ADD CONSTRAINT tax_rates_rate_check CHECK (rate BETWEEN 0 AND 100000);

CREATE OR REPLACE VIEW suites_taxes AS
  SELECT jurisdiction, authority, rate, valid, position
  FROM tax_rates JOIN tax_authorities ON tax_authorities.code = authority
  WHERE rate > 0;

SET LOCAL marea.writes_history = 'on';
INSERT INTO tax_rates (jurisdiction, authority, rate, valid)
  SELECT jurisdiction, authority, 0, daterange(upper(valid), next)
  FROM (
    SELECT *, lead(lower(valid)) OVER (PARTITION BY jurisdiction, authority ORDER BY valid) AS next FROM tax_rates
  ) AS rates
  WHERE upper(valid) IS DISTINCT FROM next;
SET LOCAL marea.writes_history = 'off';
