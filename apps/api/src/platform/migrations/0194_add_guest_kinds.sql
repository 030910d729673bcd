-- Who comes to a stay: guests are adults and children, of whom `children` are from 2 to 12 years
-- old. Infants under 2 and pets count apart. Stays without these columns had adults only.
ALTER TABLE quotes
  ADD COLUMN children smallint NOT NULL DEFAULT 0,
  ADD COLUMN infants smallint NOT NULL DEFAULT 0,
  ADD CONSTRAINT quotes_party CHECK (children BETWEEN 0 AND guests - 1 AND infants BETWEEN 0 AND 5);
ALTER TABLE bookings
  ADD COLUMN children smallint NOT NULL DEFAULT 0,
  ADD COLUMN infants smallint NOT NULL DEFAULT 0,
  ADD CONSTRAINT bookings_party CHECK (children BETWEEN 0 AND guests - 1 AND infants BETWEEN 0 AND 5);
ALTER TABLE favorite_stays
  ADD COLUMN children smallint NOT NULL DEFAULT 0,
  ADD COLUMN infants smallint NOT NULL DEFAULT 0,
  ADD CONSTRAINT favorite_stays_party
    CHECK (children BETWEEN 0 AND guests - 1 AND infants BETWEEN 0 AND 5);
