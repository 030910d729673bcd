-- What remains of the price of a cancelled stay, by the function that gave the rest back.
ALTER TABLE bookings
  ADD COLUMN kept_lines jsonb CHECK (jsonb_typeof(kept_lines) = 'array'),
  ADD CHECK ((status = 'cancelled') = (kept_lines IS NOT NULL));
