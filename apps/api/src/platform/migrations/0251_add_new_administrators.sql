-- An administrator made in the console approves nothing before; null for those who may at once.
ALTER TABLE users ADD COLUMN approves_from timestamptz;

-- Requests about accounts have no amount.
ALTER TABLE approvals DROP CONSTRAINT approvals_amount_check;
ALTER TABLE approvals ADD CONSTRAINT approvals_amount_check CHECK (amount >= 0);
