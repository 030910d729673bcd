-- An id of a processor says nothing without the processor. The default is for processes of the version before.
CREATE TYPE card_processor AS ENUM ('stripe');

ALTER TABLE charges ADD COLUMN processor card_processor NOT NULL DEFAULT 'stripe';
ALTER TABLE card_setups ADD COLUMN processor card_processor NOT NULL DEFAULT 'stripe';
ALTER TABLE payment_methods ADD COLUMN processor card_processor NOT NULL DEFAULT 'stripe';
ALTER TABLE payment_customers ADD COLUMN processor card_processor NOT NULL DEFAULT 'stripe';
