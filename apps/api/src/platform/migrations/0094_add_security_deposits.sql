-- What a guest may have to pay for damage; it is part of no price and no ledger entry. Quotes and
-- bookings keep the amount they were made with.
ALTER TABLE suites ADD COLUMN security_deposit_amount integer NOT NULL DEFAULT 0
  CHECK (security_deposit_amount BETWEEN 0 AND 2500000);
ALTER TABLE quotes ADD COLUMN security_deposit_amount integer NOT NULL DEFAULT 0
  CHECK (security_deposit_amount BETWEEN 0 AND 2500000);
ALTER TABLE bookings ADD COLUMN security_deposit_amount integer NOT NULL DEFAULT 0
  CHECK (security_deposit_amount BETWEEN 0 AND 2500000);

UPDATE listing_sections SET content = content || '{"securityDepositAmount": 0}'
WHERE section = 'prices' AND content IS NOT NULL;
