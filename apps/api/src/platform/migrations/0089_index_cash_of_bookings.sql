-- Reports by cash find bookings by the days on which guests paid and were refunded.
CREATE INDEX bookings_by_confirmation ON bookings (owner_id, confirmed_at)
  WHERE confirmed_at IS NOT NULL;
CREATE INDEX booking_steps_cancelled ON booking_steps (taken_at) WHERE status = 'cancelled';
CREATE INDEX booking_changes_done ON booking_changes (ended_at) WHERE status = 'done';
