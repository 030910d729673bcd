-- What an owner writes often; inserted into a message by hand.
CREATE TABLE quick_replies (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users,
  position integer NOT NULL CHECK (position >= 0),
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 60),
  -- Empty where a translation is missing.
  text_en text NOT NULL CHECK (length(text_en) <= 2000),
  text_es text NOT NULL CHECK (length(text_es) <= 2000),
  version integer NOT NULL CHECK (version >= 1),
  changed_at timestamptz NOT NULL,
  CONSTRAINT quick_replies_have_text CHECK (text_en <> '' OR text_es <> ''),
  -- Deferred, so that a list can be put in another order.
  CONSTRAINT quick_replies_in_order UNIQUE (owner_id, position) DEFERRABLE INITIALLY DEFERRED
);
