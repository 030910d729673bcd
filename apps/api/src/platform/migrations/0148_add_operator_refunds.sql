-- Refunds that an administrator makes of a part of a price.
ALTER TYPE booking_refund_cause ADD VALUE 'operator';

INSERT INTO approval_limits (kind, amount) VALUES
  ('booking_refund', 50000),
  ('booking_cancellation', 50000);
