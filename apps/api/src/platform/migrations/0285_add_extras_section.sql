-- Owners set housekeeping and extras in the editor; until now only the demo data had them.
ALTER TABLE listing_sections DROP CONSTRAINT listing_sections_section_check;
ALTER TABLE listing_sections ADD CONSTRAINT listing_sections_section_check CHECK (section IN (
  'basics', 'photos', 'rooms', 'amenities', 'safety', 'texts', 'rules', 'guide', 'prices', 'extras',
  'cancellation', 'location', 'licenses'));
