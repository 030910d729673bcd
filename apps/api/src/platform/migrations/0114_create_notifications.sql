CREATE TYPE notification_channel AS ENUM ('app', 'email', 'push');

-- What a person was told; the facts are raw values that each reader's language formats.
CREATE TABLE notifications (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  recipient_id uuid NOT NULL REFERENCES users,
  kind text NOT NULL CHECK (kind ~ '^[a-z_]+$'),
  -- What it follows from: an event, or the key of a job.
  source text NOT NULL CHECK (source <> ''),
  facts jsonb NOT NULL CHECK (jsonb_typeof(facts) = 'object'),
  -- The other person whom the facts name, whose account may be deleted.
  about_id uuid REFERENCES users,
  -- False where the person wants this kind by email or push only.
  is_shown boolean NOT NULL,
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  -- However often an event is retried, each recipient is told once.
  CONSTRAINT notifications_once UNIQUE (recipient_id, kind, source)
);

CREATE INDEX notifications_of_recipient ON notifications (recipient_id, id) WHERE is_shown;
CREATE INDEX notifications_unread ON notifications (recipient_id, kind)
  WHERE is_shown AND read_at IS NULL;
CREATE INDEX notifications_about ON notifications (about_id) WHERE about_id IS NOT NULL;

-- Only what a person decided; the contract has the defaults.
CREATE TABLE notification_preferences (
  user_id uuid NOT NULL REFERENCES users,
  kind text NOT NULL CHECK (kind ~ '^[a-z_]+$'),
  channel notification_channel NOT NULL,
  is_on boolean NOT NULL,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, kind, channel)
);

-- When emails and pushes wait, in the time zone of the person.
CREATE TABLE quiet_hours (
  user_id uuid PRIMARY KEY REFERENCES users,
  time_zone text NOT NULL CHECK (time_zone <> ''),
  is_on boolean NOT NULL,
  from_time text NOT NULL CHECK (from_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  to_time text NOT NULL CHECK (to_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  CHECK (from_time <> to_time)
);
