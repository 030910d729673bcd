-- A photo is uploaded before the message that shows it; without one it is deleted after a day.
CREATE TABLE message_photos (
  id uuid PRIMARY KEY,
  room_id uuid NOT NULL REFERENCES rooms,
  author_id uuid NOT NULL REFERENCES users,
  message_id bigint,
  place smallint CHECK (place BETWEEN 1 AND 10),
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  thumbhash text NOT NULL,
  uploaded_at timestamptz NOT NULL,
  FOREIGN KEY (room_id, message_id) REFERENCES messages (room_id, id),
  CHECK ((message_id IS NULL) = (place IS NULL)),
  UNIQUE (message_id, place)
);

CREATE INDEX message_photos_by_author ON message_photos (author_id);
CREATE INDEX message_photos_unsent ON message_photos (uploaded_at) WHERE message_id IS NULL;

-- A message of photos alone has an empty text; null still means that it was erased.
ALTER TABLE messages DROP CONSTRAINT messages_text_check;
ALTER TABLE messages ADD CONSTRAINT messages_text_check CHECK (length(text) <= 4000);
