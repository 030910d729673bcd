CREATE TYPE message_occasion AS ENUM ('booking_confirmed', 'day_before_arrival', 'checkout');

-- What an owner wrote ahead for the guests of a home; an occasion without a row is off.
CREATE TABLE automatic_messages (
  suite_id uuid NOT NULL REFERENCES suites ON DELETE CASCADE,
  occasion message_occasion NOT NULL,
  -- Empty where a translation is missing.
  text_en text NOT NULL CHECK (length(text_en) <= 2000),
  text_es text NOT NULL CHECK (length(text_es) <= 2000),
  -- Null while it is off; what was due before is never sent.
  on_since timestamptz,
  version integer NOT NULL CHECK (version >= 1),
  changed_by uuid REFERENCES users,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (suite_id, occasion),
  CONSTRAINT automatic_messages_have_text CHECK (on_since IS NULL OR text_en <> '' OR text_es <> '')
);

CREATE INDEX automatic_messages_by_person ON automatic_messages (changed_by);

-- An automatic message is a message of the owner about one booking.
ALTER TABLE messages
  ADD COLUMN occasion message_occasion,
  ADD COLUMN booking_id uuid REFERENCES bookings,
  ADD CONSTRAINT messages_automatic CHECK ((occasion IS NULL) = (booking_id IS NULL)),
  ADD CONSTRAINT messages_automatic_words CHECK (occasion IS NULL OR kind = 'words');

CREATE UNIQUE INDEX messages_automatic_once ON messages (booking_id, occasion)
  WHERE occasion IS NOT NULL;
