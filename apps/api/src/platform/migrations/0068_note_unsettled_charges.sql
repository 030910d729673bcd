-- A charge that its card has paid and whose end could not be written down: how often that was tried, since
-- when, and from when on it is tried again.
ALTER TABLE charges
  ADD COLUMN settle_attempts integer NOT NULL DEFAULT 0 CHECK (settle_attempts >= 0),
  ADD COLUMN settle_failed_at timestamptz,
  ADD COLUMN settle_after timestamptz;

CREATE INDEX charges_unsettled ON charges (purpose) WHERE settle_failed_at IS NOT NULL AND settled_at IS NULL;
