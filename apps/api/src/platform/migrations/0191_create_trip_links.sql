-- The link with which a guest shows a stay to those who travel along; a new one replaces the old.
CREATE TABLE trip_links (
  booking_id uuid PRIMARY KEY REFERENCES bookings ON DELETE CASCADE,
  secret text NOT NULL UNIQUE CHECK (length(secret) >= 20),
  created_at timestamptz NOT NULL
);
