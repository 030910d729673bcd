-- Early check-in and late check-out that a home offers, at a price per hour in cents.
ALTER TABLE suites
  ADD COLUMN early_check_in_from text CHECK (early_check_in_from ~ '^([01][0-9]|2[0-3]):00$'),
  ADD COLUMN early_check_in_amount integer CHECK (early_check_in_amount BETWEEN 100 AND 1000000),
  ADD COLUMN late_check_out_until text CHECK (late_check_out_until ~ '^([01][0-9]|2[0-3]):00$'),
  ADD COLUMN late_check_out_amount integer CHECK (late_check_out_amount BETWEEN 100 AND 1000000),
  ADD COLUMN approves_hours boolean NOT NULL DEFAULT false;

-- The check-in that the cancellation policy counts from, where a paid early check-in moved it.
ALTER TABLE bookings ADD COLUMN agreed_check_in_at timestamptz;

-- A guest's request to check in earlier or to check out later; paying for it is a booking change
-- whose quote has the id of the request.
CREATE TABLE hours_requests (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings ON DELETE CASCADE,
  suite_id uuid NOT NULL REFERENCES suites,
  side text NOT NULL CHECK (side IN ('check_in', 'check_out')),
  -- Of check-in or check-out.
  day date NOT NULL,
  hour text NOT NULL CHECK (hour ~ '^([01][0-9]|2[0-3]):00$'),
  -- Before taxes.
  amount integer NOT NULL CHECK (amount > 0),
  status text NOT NULL CHECK (status IN
    ('waiting', 'approved', 'paid', 'declined', 'expired', 'withdrawn', 'ended')),
  reason text NOT NULL DEFAULT '' CHECK (length(reason) <= 500),
  requested_at timestamptz NOT NULL,
  -- When a waiting request ends without an answer, or an approved one unpaid.
  expires_at timestamptz NOT NULL,
  answered_at timestamptz,
  answered_by uuid REFERENCES users ON DELETE SET NULL
);

CREATE INDEX hours_requests_by_booking ON hours_requests (booking_id, requested_at);
CREATE INDEX hours_requests_by_expiry ON hours_requests (expires_at)
  WHERE status IN ('waiting', 'approved');
CREATE UNIQUE INDEX hours_requests_one_open ON hours_requests (booking_id, side)
  WHERE status IN ('waiting', 'approved', 'paid');
-- Who leaves late and who arrives early on the same day would leave no time to clean.
CREATE UNIQUE INDEX hours_requests_one_per_day ON hours_requests (suite_id, day)
  WHERE status IN ('approved', 'paid');
