-- A booking may be paid in two parts: the first confirms it, the rest is charged later.
-- `is_automatic` marks payments that a job began; the guest of all others is present.
ALTER TABLE booking_payments
  ADD COLUMN part text,
  ADD COLUMN is_automatic boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT booking_payments_part CHECK (part IN ('first', 'rest')) NOT VALID;
ALTER TABLE booking_payments VALIDATE CONSTRAINT booking_payments_part;

-- A price is paid once, or once in two parts.
DROP INDEX booking_payments_paid_once;
CREATE UNIQUE INDEX booking_payments_paid_once ON booking_payments (quote_id, (coalesce(part, 'first')))
  WHERE status = 'paid';

CREATE TYPE booking_rest_status AS ENUM ('due', 'paid', 'canceled', 'unpaid');

-- What is still to be paid for a confirmed booking, and which card is charged when. It ends paid,
-- canceled with its booking, or unpaid, which is why its booking was canceled.
CREATE TABLE booking_rests (
  booking_id uuid PRIMARY KEY REFERENCES bookings,
  amount bigint NOT NULL CHECK (amount > 0),
  -- The part of the amount that the owner will earn, for reports by cash.
  owner_amount bigint NOT NULL,
  due_at timestamptz NOT NULL,
  payment_method_id text NOT NULL,
  card_brand text NOT NULL,
  card_last_four text NOT NULL,
  status booking_rest_status NOT NULL DEFAULT 'due',
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL,
  -- Why the card was last declined.
  failure text,
  reminded_at timestamptz,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  CHECK ((status = 'due') = (ended_at IS NULL))
);

CREATE INDEX booking_rests_by_next_attempt ON booking_rests (next_attempt_at) WHERE status = 'due';
CREATE INDEX booking_rests_to_remind ON booking_rests (due_at)
  WHERE status = 'due' AND reminded_at IS NULL;
