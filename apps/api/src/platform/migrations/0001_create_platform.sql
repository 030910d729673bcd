CREATE EXTENSION IF NOT EXISTS btree_gist;

-- What happened, once, in the transaction that made it true.
CREATE TABLE events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  subject text NOT NULL,
  actor_id uuid,
  data jsonb NOT NULL DEFAULT '{}',
  occurred_at timestamptz NOT NULL
);

CREATE INDEX events_by_subject ON events (subject, id);

CREATE TABLE texts (
  client text NOT NULL,
  language text NOT NULL CHECK (language IN ('en', 'es')),
  key text NOT NULL,
  text text NOT NULL,
  is_edited boolean NOT NULL DEFAULT false,
  PRIMARY KEY (client, language, key)
);
