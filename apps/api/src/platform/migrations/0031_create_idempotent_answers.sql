-- The first answer to a call that moves money, by who made it and the key they gave.
CREATE TABLE idempotent_answers (
  user_id uuid NOT NULL,
  key text NOT NULL,
  request_hash bytea NOT NULL,
  -- Whoever holds the claim works on the answer; one that has run out may be taken over.
  claim uuid NOT NULL,
  claimed_until timestamptz NOT NULL,
  status smallint,
  answer text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, key),
  CHECK ((status IS NULL) = (answer IS NULL))
);

CREATE INDEX idempotent_answers_by_age ON idempotent_answers (created_at);
