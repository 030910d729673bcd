CREATE TYPE stay_mark AS ENUM ('checked_in', 'checked_out');

-- That guests have arrived or left, as the people who manage the home saw it. It changes no money and no status.
CREATE TABLE stay_marks (
  booking_id uuid NOT NULL REFERENCES bookings,
  mark stay_mark NOT NULL,
  marked_by uuid NOT NULL REFERENCES users,
  -- When it happened; a phone without a connection sends it later.
  marked_at timestamptz NOT NULL,
  recorded_at timestamptz NOT NULL,
  PRIMARY KEY (booking_id, mark),
  CHECK (marked_at <= recorded_at)
);
