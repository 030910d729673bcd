-- What a participant tells operations about a message, or about the whole conversation.
CREATE TABLE message_reports (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  room_id uuid NOT NULL REFERENCES rooms,
  message_id bigint,
  reporter_id uuid NOT NULL REFERENCES users,
  reported_id uuid NOT NULL REFERENCES users,
  reason text NOT NULL CHECK (reason IN ('off_platform', 'scam', 'abuse', 'spam', 'other')),
  -- Null once the reporter's account is deleted.
  details text CHECK (length(details) <= 1000),
  -- Operations see the conversation up to here, and nothing that is written later.
  last_message_id bigint NOT NULL,
  reported_at timestamptz NOT NULL,
  resolved_at timestamptz,
  resolved_by uuid REFERENCES users,
  outcome text CHECK (outcome IN ('no_action', 'warned', 'restricted')),
  note text CHECK (length(note) BETWEEN 1 AND 1000),
  FOREIGN KEY (room_id, message_id) REFERENCES messages (room_id, id),
  CHECK ((resolved_at IS NULL) = (resolved_by IS NULL)),
  CHECK ((resolved_at IS NULL) = (outcome IS NULL)),
  CHECK ((resolved_at IS NULL) = (note IS NULL))
);

-- Reporting the same again while it is open changes nothing.
CREATE UNIQUE INDEX message_reports_open ON message_reports
  (reporter_id, room_id, coalesce(message_id, 0)) WHERE resolved_at IS NULL;
CREATE INDEX message_reports_by_time ON message_reports (reported_at DESC);

-- A person whom another has blocked cannot write to them.
CREATE TABLE message_blocks (
  blocker_id uuid NOT NULL REFERENCES users,
  blocked_id uuid NOT NULL REFERENCES users,
  blocked_at timestamptz NOT NULL,
  PRIMARY KEY (blocker_id, blocked_id),
  CHECK (blocker_id <> blocked_id)
);

CREATE INDEX message_blocks_by_blocked ON message_blocks (blocked_id);
