CREATE TYPE home_offer_answer AS ENUM ('accepted', 'declined', 'withdrawn');

-- Another home that an owner offers to the guest of a booking that they cannot host.
CREATE TABLE home_offers (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings,
  suite_id uuid NOT NULL REFERENCES suites,
  -- The price in cents that the guest was told; accepting never costs more.
  total_amount integer NOT NULL CHECK (total_amount > 0),
  offered_by uuid NOT NULL REFERENCES users,
  offered_at timestamptz NOT NULL,
  answer home_offer_answer,
  answered_at timestamptz,
  CHECK ((answer IS NULL) = (answered_at IS NULL))
);

CREATE UNIQUE INDEX home_offers_one_open ON home_offers (booking_id) WHERE answer IS NULL;
CREATE INDEX home_offers_of_booking ON home_offers (booking_id, offered_at);
