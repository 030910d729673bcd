-- Rates of before have no reason, nor have those that a process of the version before adds.
ALTER TABLE currency_rates
  ADD COLUMN reason text NOT NULL DEFAULT '',
  ADD CONSTRAINT currency_rates_reason_check CHECK (length(reason) <= 500);
