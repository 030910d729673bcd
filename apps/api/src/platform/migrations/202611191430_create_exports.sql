-- Exports of everything that administrators requested. The link of each works once; only the hash of its token is stored.
-- Rollback: the version before ignores the table; what was requested stays in it.
CREATE TABLE exports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  requested_by uuid NOT NULL REFERENCES users,
  requested_at timestamptz NOT NULL,
  reason text NOT NULL CHECK (length(reason) BETWEEN 3 AND 500),
  token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  started_at timestamptz,
  finished_at timestamptz,
  bytes bigint CHECK (bytes >= 0),
  CHECK (finished_at IS NULL OR started_at IS NOT NULL),
  CHECK ((finished_at IS NULL) = (bytes IS NULL))
);
COMMENT ON COLUMN exports.started_at IS 'When the link was used';
COMMENT ON COLUMN exports.bytes IS 'Size of the archive, once all of it was sent';
CREATE INDEX exports_requested_by ON exports (requested_by);
