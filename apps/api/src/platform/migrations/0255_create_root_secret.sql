-- The fingerprint of the root secret that this database was used with: a start with another one is refused.
CREATE TABLE root_secret (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  fingerprint text NOT NULL CHECK (fingerprint ~ '^[0-9a-f]{64}$'),
  stored_at timestamptz NOT NULL DEFAULT now()
);
