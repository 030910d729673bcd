-- Null for rates that were not entered by a person.
ALTER TABLE tax_rates
  ADD COLUMN set_by uuid REFERENCES users,
  ADD COLUMN set_at timestamptz,
  ADD CONSTRAINT tax_rates_set CHECK ((set_by IS NULL) = (set_at IS NULL));
CREATE INDEX tax_rates_set_by ON tax_rates (set_by) WHERE set_by IS NOT NULL;
