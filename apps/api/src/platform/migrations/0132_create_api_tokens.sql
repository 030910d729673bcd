-- Lets programs of a person call the endpoints of some scopes; only the hash of a token is stored.
CREATE TABLE api_tokens (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  scopes text[] NOT NULL CHECK (cardinality(scopes) > 0),
  -- The last characters, by which a person recognizes a token.
  ending text NOT NULL CHECK (length(ending) = 4),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > created_at),
  last_used_at timestamptz
);

CREATE INDEX api_tokens_by_user ON api_tokens (user_id, created_at DESC);
CREATE INDEX api_tokens_by_expiry ON api_tokens (expires_at);
