-- Neighborhoods were demo data and lists in the code; administrators edit them now.
ALTER TABLE neighborhoods
  ADD COLUMN name_en text NOT NULL GENERATED ALWAYS AS (name) STORED,
  ADD COLUMN name_es text NOT NULL DEFAULT '',
  -- What the start page says of it; without a line it is not listed there.
  ADD COLUMN line_en text NOT NULL DEFAULT '',
  ADD COLUMN line_es text NOT NULL DEFAULT '',
  -- Where its homes usually are; the taxes of a home follow from its own position.
  ADD COLUMN usual_jurisdiction jurisdiction_code NOT NULL DEFAULT 'unincorporated'
    REFERENCES jurisdictions,
  ADD COLUMN position integer NOT NULL DEFAULT 1000 CHECK (position BETWEEN 0 AND 9999),
  -- Owners choose among active ones, and only in these a home is published.
  ADD COLUMN is_active boolean NOT NULL DEFAULT true;

INSERT INTO neighborhoods (slug, name, latitude, longitude, usual_jurisdiction, position) VALUES
  ('aventura', 'Aventura', 25.95648, -80.13921, 'aventura', 10),
  ('bal-harbour', 'Bal Harbour', 25.89181, -80.12564, 'bal_harbour', 20),
  ('brickell', 'Brickell', 25.76064, -80.19193, 'miami', 30),
  ('coconut-grove', 'Coconut Grove', 25.72693, -80.24274, 'miami', 40),
  ('coral-gables', 'Coral Gables', 25.74928, -80.26842, 'coral_gables', 50),
  ('design-district', 'Design District', 25.81307, -80.19292, 'miami', 60),
  ('edgewater', 'Edgewater', 25.80362, -80.18791, 'miami', 70),
  ('fisher-island', 'Fisher Island', 25.76103, -80.14207, 'unincorporated', 80),
  ('key-biscayne', 'Key Biscayne', 25.69174, -80.16282, 'key_biscayne', 90),
  ('south-beach', 'South Beach', 25.78162, -80.13318, 'miami_beach', 100),
  ('sunny-isles', 'Sunny Isles', 25.93851, -80.12248, 'sunny_isles_beach', 110),
  ('surfside', 'Surfside', 25.87842, -80.12563, 'surfside', 120),
  ('wynwood', 'Wynwood', 25.80124, -80.19912, 'miami', 130)
ON CONFLICT (slug) DO UPDATE
  SET usual_jurisdiction = excluded.usual_jurisdiction, position = excluded.position;

UPDATE neighborhoods SET name_es = name;

-- The lines were texts of the interface until now, so an edited text is taken over.
CREATE OR REPLACE FUNCTION pg_temp.edited_text(of_language text, of_key text, original text) RETURNS text LANGUAGE sql AS $$
  SELECT coalesce(
    (SELECT text FROM texts WHERE client = 'web' AND language = of_language AND key = of_key AND is_edited),
    original)
$$;

WITH said (slug, key, en, es) AS (VALUES
  ('brickell', 'home.place.brickell',
    'High-rises and late dinners', 'Rascacielos y cenas tarde'),
  ('coconut-grove', 'home.place.grove',
    'Banyan trees and sailboats', 'Banianos y veleros'),
  ('coral-gables', 'home.place.gables',
    'Mediterranean villas, shady streets', 'Villas mediterráneas y calles arboladas'),
  ('key-biscayne', 'home.place.key',
    'Quiet, uncrowded beaches', 'Playas tranquilas y sin multitudes'),
  ('south-beach', 'home.place.beach',
    'Art Deco, neon and morning swims', 'Art déco, neón y mar por la mañana'),
  ('wynwood', 'home.place.wynwood',
    'Street art, coffee and nightlife', 'Arte urbano, café y vida nocturna')
)
UPDATE neighborhoods SET
  line_en = pg_temp.edited_text('en', key, en),
  line_es = pg_temp.edited_text('es', key, es)
FROM said WHERE said.slug = neighborhoods.slug;

ALTER TABLE neighborhoods
  ADD CONSTRAINT neighborhoods_name_es_key UNIQUE (name_es),
  ADD CONSTRAINT neighborhoods_line_in_both_languages CHECK ((line_en = '') = (line_es = ''));
