-- Contract step of 202611190224: it added the type, and no version before this one writes places.
ALTER TABLE places
  -- As addresses write them: FL, and QR for Quintana Roo.
  ADD COLUMN region text NOT NULL DEFAULT 'FL' CHECK (region ~ '^[A-Z]{2,3}$'),
  ADD COLUMN country text NOT NULL DEFAULT 'US' CHECK (country ~ '^[A-Z]{2}$'),
  -- Homes are published only where it is set.
  ADD COLUMN is_active boolean NOT NULL DEFAULT true;

ALTER TABLE places
  ALTER COLUMN currency DROP DEFAULT,
  DROP CONSTRAINT places_currency_check,
  ALTER COLUMN currency TYPE currency USING currency::currency,
  ALTER COLUMN currency SET DEFAULT 'USD';

-- A home has those of its place; a later release drops the columns.
ALTER TABLE suites ALTER COLUMN region SET DEFAULT 'FL';

-- The names that the returns of these cities have, and the title that other cities have.
UPDATE jurisdictions SET name_es = said.name
FROM (VALUES
  ('bal_harbour', 'Bal Harbour Village', 'Villa de Bal Harbour'),
  ('surfside', 'Surfside', 'Pueblo de Surfside'),
  ('key_biscayne', 'Key Biscayne', 'Villa de Key Biscayne'),
  ('sunny_isles_beach', 'Sunny Isles Beach', 'Ciudad de Sunny Isles Beach')
) AS said (code, before, name)
WHERE said.code = jurisdictions.code AND said.before = jurisdictions.name_es;
