-- What owners state about accessibility and safety of their homes.
CREATE TABLE home_safety (
  suite_id uuid PRIMARY KEY REFERENCES suites ON DELETE CASCADE,
  facts text[] NOT NULL CHECK (facts <@ ARRAY[
    'entranceParking', 'stepFreeInside', 'bedroomOnEntryLevel', 'walkInShower', 'showerGrabBars',
    'toiletGrabBars', 'showerSeat', 'smokeAlarm', 'carbonMonoxideAlarm', 'fireExtinguisher',
    'firstAidKit', 'unfencedPool', 'waterWithoutLifeguard', 'stairs', 'outdoorCameras',
    'noiseMonitor']),
  door_width integer CHECK (door_width BETWEEN 18 AND 96),
  cameras_en text NOT NULL,
  cameras_es text NOT NULL,
  -- Guests read where cameras are before they book.
  CONSTRAINT home_safety_cameras_described CHECK (
    'outdoorCameras' = ANY (facts) = (cameras_en <> '') AND (cameras_en <> '') = (cameras_es <> ''))
);

ALTER TABLE listing_sections DROP CONSTRAINT listing_sections_section_check;
ALTER TABLE listing_sections ADD CONSTRAINT listing_sections_section_check CHECK (section IN (
  'basics', 'photos', 'rooms', 'amenities', 'safety', 'texts', 'rules', 'guide', 'prices',
  'cancellation', 'location', 'licenses'));
