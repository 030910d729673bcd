CREATE TYPE message_kind AS ENUM ('words', 'confirmed', 'changed', 'cancelled');

-- One guest and one home have one conversation, whatever is booked between them. The owner is the
-- home's, so that whoever keeps the home reads what its guests were told.
CREATE TABLE rooms (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  guest_id uuid NOT NULL REFERENCES users,
  suite_id uuid NOT NULL REFERENCES suites,
  opened_at timestamptz NOT NULL,
  last_message_id bigint,
  CONSTRAINT rooms_one_per_guest_and_home UNIQUE (guest_id, suite_id)
);

CREATE INDEX rooms_by_suite ON rooms (suite_id);

-- Ids of one room grow in the order in which its messages are committed, for who writes locks the room.
CREATE TABLE messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  room_id uuid NOT NULL REFERENCES rooms,
  kind message_kind NOT NULL,
  author_id uuid REFERENCES users,
  client_id uuid,
  -- Null once the author's account is deleted.
  text text CHECK (length(text) BETWEEN 1 AND 4000),
  note jsonb CHECK (jsonb_typeof(note) = 'object'),
  -- The event a note tells of, so that it is told once.
  event_id bigint,
  sent_at timestamptz NOT NULL,
  CHECK ((kind = 'words') = (author_id IS NOT NULL)),
  CHECK ((kind = 'words') = (client_id IS NOT NULL)),
  CHECK ((kind = 'words') = (note IS NULL)),
  CHECK (kind <> 'words' OR event_id IS NULL),
  CHECK (kind = 'words' OR text IS NULL),
  UNIQUE (author_id, client_id),
  UNIQUE (event_id),
  UNIQUE (room_id, id)
);

ALTER TABLE rooms ADD FOREIGN KEY (id, last_message_id) REFERENCES messages (room_id, id);

CREATE TABLE room_readers (
  room_id uuid NOT NULL REFERENCES rooms,
  user_id uuid NOT NULL REFERENCES users,
  read_id bigint NOT NULL DEFAULT 0,
  -- When a mail goes out unless everything has been read by then.
  mail_due_at timestamptz,
  mailed_id bigint NOT NULL DEFAULT 0,
  mailed_at timestamptz,
  PRIMARY KEY (room_id, user_id)
);

CREATE INDEX room_readers_mail_due ON room_readers (mail_due_at) WHERE mail_due_at IS NOT NULL;
CREATE INDEX room_readers_by_user ON room_readers (user_id);

CREATE FUNCTION refuse_reading_backwards() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'reading never goes back';
END
$$;

CREATE TRIGGER room_readers_go_forward BEFORE UPDATE ON room_readers
  FOR EACH ROW WHEN (NEW.read_id < OLD.read_id) EXECUTE FUNCTION refuse_reading_backwards();
