-- What a guest wrote of a stay, which nobody reads before the owner has written or the time is up.
CREATE TABLE stay_reviews (
  booking_id uuid PRIMARY KEY REFERENCES bookings,
  draft jsonb NOT NULL CHECK (jsonb_typeof(draft) = 'object'),
  written_at timestamptz NOT NULL,
  opens_at timestamptz NOT NULL CHECK (opens_at >= written_at),
  review_id uuid UNIQUE REFERENCES reviews
);

CREATE INDEX stay_reviews_sealed ON stay_reviews (opens_at) WHERE review_id IS NULL;

-- What the owner wrote of the guest.
CREATE TABLE guest_reviews (
  booking_id uuid PRIMARY KEY REFERENCES bookings,
  stars smallint NOT NULL CHECK (stars BETWEEN 1 AND 5),
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 2000),
  written_at timestamptz NOT NULL
);
