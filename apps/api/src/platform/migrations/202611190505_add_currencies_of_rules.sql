-- The amounts of a fee and of an allowance, where it has one.
ALTER TABLE platform_fees ADD COLUMN currency currency NOT NULL DEFAULT 'USD';
ALTER TABLE tax_return_rules ADD COLUMN currency currency NOT NULL DEFAULT 'USD';
