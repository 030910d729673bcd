-- When the number or the expiry of a license was entered, for how long its check has waited.
-- Licenses of before count from now.
ALTER TABLE suite_licenses ADD COLUMN entered_at timestamptz NOT NULL DEFAULT now();
