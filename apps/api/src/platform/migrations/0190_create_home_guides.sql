-- What a guest of a confirmed stay reads about a home: codes, check-in steps, guide and places.
CREATE TABLE home_guides (
  suite_id uuid PRIMARY KEY REFERENCES suites ON DELETE CASCADE,
  guide jsonb NOT NULL CHECK (jsonb_typeof(guide) = 'object')
);

ALTER TABLE listing_sections DROP CONSTRAINT listing_sections_section_check;
ALTER TABLE listing_sections ADD CONSTRAINT listing_sections_section_check CHECK (section IN (
  'basics', 'photos', 'rooms', 'amenities', 'texts', 'rules', 'guide', 'prices', 'cancellation',
  'location', 'licenses'));
