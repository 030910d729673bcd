CREATE TYPE card_wallet AS ENUM ('apple_pay', 'google_pay', 'link');

-- The wallet through which a card paid or was saved; null for a card whose number was entered.
ALTER TABLE charges ADD COLUMN card_wallet card_wallet;
ALTER TABLE payment_methods ADD COLUMN wallet card_wallet;
ALTER TABLE booking_rests ADD COLUMN card_wallet card_wallet;
