-- Unpublished edits of a home, one row per section of its editor. The listing tables hold what
-- guests see and change only when the edits are published.
CREATE TABLE listing_sections (
  suite_id uuid NOT NULL REFERENCES suites ON DELETE CASCADE,
  section text NOT NULL CHECK (section IN ('basics', 'photos', 'rooms', 'amenities', 'texts',
    'rules', 'prices', 'cancellation', 'location', 'licenses')),
  -- Grows with every save, so that an editor that has seen an older one is refused.
  version integer NOT NULL CHECK (version >= 1),
  -- Null after publishing: the listing tables have the same.
  content jsonb CHECK (jsonb_typeof(content) = 'object'),
  changed_by uuid REFERENCES users,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (suite_id, section)
);

-- Photos that an owner has uploaded, used in the draft or not.
CREATE TABLE suite_uploads (
  file_key text PRIMARY KEY,
  suite_id uuid NOT NULL REFERENCES suites ON DELETE CASCADE,
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  widths integer[] NOT NULL CHECK (cardinality(widths) > 0),
  thumbhash text NOT NULL,
  color text NOT NULL CHECK (color ~ '^#[0-9a-f]{6}$'),
  uploaded_at timestamptz NOT NULL
);

CREATE INDEX suite_uploads_by_suite ON suite_uploads (suite_id);

-- The door of a home, for its confirmed guests; latitude and longitude are what everyone sees.
ALTER TABLE suites
  ADD COLUMN pin_latitude double precision CHECK (pin_latitude BETWEEN -90 AND 90),
  ADD COLUMN pin_longitude double precision CHECK (pin_longitude BETWEEN -180 AND 180),
  ADD CONSTRAINT suites_pin_is_whole CHECK ((pin_latitude IS NULL) = (pin_longitude IS NULL));
