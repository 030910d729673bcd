-- The processor's name for a number, the same each time the card is typed; of cards kept before unknown.
ALTER TABLE payment_methods ADD COLUMN fingerprint text CHECK (fingerprint <> '');

CREATE UNIQUE INDEX payment_methods_once ON payment_methods (user_id, fingerprint) WHERE removed_at IS NULL;
