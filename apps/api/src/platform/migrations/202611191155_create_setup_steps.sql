-- What administrators skipped or confirmed of setup. The proof is a keyed hash of the settings that were checked: with
-- other settings the step is open again. The digits of a test email are hashed too.
CREATE TABLE setup_steps (
  step text PRIMARY KEY,
  state text NOT NULL CHECK (state IN ('open', 'skipped', 'confirmed')),
  proof bytea,
  digits_hash bytea,
  changed_at timestamptz NOT NULL,
  CHECK (state <> 'confirmed' OR proof IS NOT NULL)
);
