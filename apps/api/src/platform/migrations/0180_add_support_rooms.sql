-- A conversation with Marea's team has no home. It may be about a booking, and is resolved while
-- nothing was written after `resolved_id`.
ALTER TABLE rooms
  ALTER COLUMN suite_id DROP NOT NULL,
  ADD COLUMN booking_id uuid REFERENCES bookings (id),
  ADD COLUMN resolved_id bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT rooms_support CHECK (suite_id IS NULL OR (booking_id IS NULL AND resolved_id = 0));

CREATE UNIQUE INDEX rooms_one_support_per_person ON rooms (guest_id) WHERE suite_id IS NULL;
CREATE INDEX rooms_support_newest ON rooms (last_message_id) WHERE suite_id IS NULL;

INSERT INTO queue_targets (queue, target_minutes) VALUES ('support', 240);
