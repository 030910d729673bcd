-- The link that makes the first administrator: an installation has at most one, gone once it is used.
CREATE TABLE setup_links (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  token_hash bytea NOT NULL CHECK (octet_length(token_hash) = 32),
  created_at timestamptz NOT NULL
);
