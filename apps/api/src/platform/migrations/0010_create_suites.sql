CREATE TYPE suite_status AS ENUM ('draft', 'published', 'unlisted');
CREATE TYPE suite_kind AS ENUM (
  'villa', 'house', 'penthouse', 'apartment', 'loft', 'townhouse', 'bungalow'
);
CREATE TYPE room_kind AS ENUM (
  'exterior', 'living', 'bedroom', 'bathroom', 'kitchen', 'dining', 'study', 'outdoor', 'pool',
  'view', 'detail'
);
CREATE TYPE parking_kind AS ENUM ('free', 'paid', 'none');
CREATE TYPE pool_kind AS ENUM ('indoor', 'outdoor', 'none');
CREATE TYPE cancellation_code AS ENUM (
  'flexible', 'moderate', 'limited', 'firm', 'measured', 'long', 'strict', 'final'
);
CREATE TYPE jurisdiction_code AS ENUM (
  'miami', 'miami_beach', 'bal_harbour', 'surfside', 'coral_gables', 'key_biscayne',
  'sunny_isles_beach', 'aventura', 'unincorporated'
);
CREATE TYPE licence_kind AS ENUM (
  'fl_dbpr', 'miami_certificate_of_use', 'md_certificate_of_use', 'mb_btr', 'mb_resort_tax',
  'bh_registration', 'sf_registration', 'local_btr'
);
CREATE TYPE amenity AS ENUM (
  'pool', 'hotTub', 'beachAccess', 'privateBeachAccess', 'dock', 'kayaks', 'paddleboards',
  'beachGear', 'outdoorShower', 'sauna', 'balcony', 'patio', 'garden', 'rooftop',
  'outdoorGrill', 'outdoorKitchen', 'outdoorDining', 'firePit', 'bicycles', 'oceanView',
  'bayView', 'skylineView', 'gardenView', 'kitchen', 'ovenStove', 'microwave', 'dishwasher',
  'coffeeMachine', 'wineFridge', 'freeBreakfast', 'privateChef', 'ac', 'heating', 'fireplace',
  'washerDryer', 'ironingBoard', 'hairDryer', 'linens', 'bathrobes', 'soakingTub',
  'blackoutShades', 'safe', 'tv', 'wifi', 'workspace', 'soundSystem', 'cinema', 'library',
  'gameRoom', 'artCollection', 'gymFitnessEquipment', 'childFriendly', 'crib', 'highChair',
  'poolFence', 'selfCheckinCheckout', 'concierge', 'doorman', 'airportShuttle', 'garage',
  'evCharger', 'luggageDrop', 'elevator', 'wheelchairAccessible', 'stepFreeEntrance',
  'smokingAllowed'
);

CREATE TABLE jurisdictions (
  code jurisdiction_code PRIMARY KEY,
  name text NOT NULL,
  -- Unincorporated Miami-Dade lets two people per bedroom and two more stay overnight, twelve at most.
  guests_per_bedroom smallint,
  guests_besides smallint,
  guests_at_most smallint
);

INSERT INTO jurisdictions (code, name, guests_per_bedroom, guests_besides, guests_at_most) VALUES
  ('miami', 'City of Miami', NULL, NULL, NULL),
  ('miami_beach', 'City of Miami Beach', NULL, NULL, NULL),
  ('bal_harbour', 'Bal Harbour Village', NULL, NULL, NULL),
  ('surfside', 'Town of Surfside', NULL, NULL, NULL),
  ('coral_gables', 'City of Coral Gables', NULL, NULL, NULL),
  ('key_biscayne', 'Village of Key Biscayne', NULL, NULL, NULL),
  ('sunny_isles_beach', 'City of Sunny Isles Beach', NULL, NULL, NULL),
  ('aventura', 'City of Aventura', NULL, NULL, NULL),
  ('unincorporated', 'Unincorporated Miami-Dade County', 2, 2, 12);

-- Without these a home may not be advertised there.
CREATE TABLE licence_requirements (
  jurisdiction jurisdiction_code NOT NULL REFERENCES jurisdictions,
  kind licence_kind NOT NULL,
  PRIMARY KEY (jurisdiction, kind)
);

INSERT INTO licence_requirements (jurisdiction, kind)
  SELECT code, 'fl_dbpr' FROM jurisdictions;
INSERT INTO licence_requirements (jurisdiction, kind) VALUES
  ('miami', 'miami_certificate_of_use'),
  ('miami_beach', 'mb_btr'),
  ('miami_beach', 'mb_resort_tax'),
  ('bal_harbour', 'bh_registration'),
  ('surfside', 'sf_registration'),
  ('coral_gables', 'local_btr'),
  ('key_biscayne', 'local_btr'),
  ('sunny_isles_beach', 'local_btr'),
  ('aventura', 'local_btr'),
  ('unincorporated', 'md_certificate_of_use');

-- What is given back before a stay, as data: see CancellationPolicy in the contract.
CREATE TABLE cancellation_policies (
  code cancellation_code PRIMARY KEY,
  grace_hours smallint NOT NULL CHECK (grace_hours >= 0),
  grace_days_before smallint NOT NULL CHECK (grace_days_before >= 0),
  tiers jsonb NOT NULL CHECK (jsonb_typeof(tiers) = 'array'),
  late jsonb NOT NULL CHECK (jsonb_typeof(late) = 'object')
);

INSERT INTO cancellation_policies (code, grace_hours, grace_days_before, tiers, late) VALUES
  ('flexible', 24, 7, '[{"hoursBefore": 24, "perMille": 1000}]',
    '{"nightsKept": 1, "perMille": 1000}'),
  ('moderate', 24, 7, '[{"hoursBefore": 120, "perMille": 1000}]',
    '{"nightsKept": 1, "perMille": 500}'),
  ('limited', 24, 7,
    '[{"hoursBefore": 336, "perMille": 1000}, {"hoursBefore": 168, "perMille": 500}]',
    '{"nightsKept": 0, "perMille": 0}'),
  ('firm', 24, 7,
    '[{"hoursBefore": 720, "perMille": 1000}, {"hoursBefore": 168, "perMille": 500}]',
    '{"nightsKept": 0, "perMille": 0}'),
  ('measured', 24, 7,
    '[{"hoursBefore": 720, "perMille": 1000}, {"hoursBefore": 336, "perMille": 500}]',
    '{"nightsKept": 0, "perMille": 0}'),
  ('long', 24, 7,
    '[{"hoursBefore": 1440, "perMille": 1000}, {"hoursBefore": 720, "perMille": 500}]',
    '{"nightsKept": 0, "perMille": 0}'),
  ('strict', 24, 7, '[{"hoursBefore": 1440, "perMille": 1000}]',
    '{"nightsKept": 0, "perMille": 0}'),
  ('final', 0, 0, '[]', '{"nightsKept": 0, "perMille": 0}');

CREATE TABLE neighborhoods (
  slug text PRIMARY KEY CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text NOT NULL UNIQUE,
  latitude double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180)
);

CREATE TABLE suites (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  slug text NOT NULL CONSTRAINT suites_slug_unique UNIQUE
    CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 80),
  owner_id uuid NOT NULL REFERENCES users,
  status suite_status NOT NULL DEFAULT 'draft',
  name text NOT NULL CHECK (name <> ''),
  kind suite_kind NOT NULL,
  neighborhood text NOT NULL REFERENCES neighborhoods,
  jurisdiction jurisdiction_code NOT NULL REFERENCES jurisdictions,
  street text NOT NULL,
  city text NOT NULL,
  region text NOT NULL CHECK (region ~ '^[A-Z]{2}$'),
  postal_code text NOT NULL CHECK (postal_code ~ '^\d{5}$'),
  country text NOT NULL DEFAULT 'US' CHECK (country ~ '^[A-Z]{2}$'),
  is_address_public boolean NOT NULL DEFAULT false,
  latitude double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  bedrooms smallint NOT NULL CHECK (bedrooms BETWEEN 0 AND 30),
  beds smallint NOT NULL CHECK (beds BETWEEN 0 AND 100),
  bathrooms double precision NOT NULL CHECK (bathrooms > 0 AND bathrooms * 2 = floor(bathrooms * 2)),
  guests smallint NOT NULL CHECK (guests BETWEEN 1 AND 30),
  max_pets smallint NOT NULL DEFAULT 0 CHECK (max_pets BETWEEN 0 AND 10),
  -- In square feet.
  floor_size integer NOT NULL CHECK (floor_size > 0),
  check_in_from text NOT NULL CHECK (check_in_from ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  check_out_until text NOT NULL CHECK (check_out_until ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  parking parking_kind NOT NULL DEFAULT 'none',
  pool_kind pool_kind NOT NULL DEFAULT 'none',
  nightly_amount integer NOT NULL CHECK (nightly_amount BETWEEN 100 AND 100000000),
  weekend_amount integer NOT NULL CHECK (weekend_amount BETWEEN 100 AND 100000000),
  min_nights smallint NOT NULL DEFAULT 1 CHECK (min_nights >= 1),
  max_nights smallint NOT NULL DEFAULT 180 CHECK (max_nights BETWEEN min_nights AND 180),
  cleaning_amount integer NOT NULL DEFAULT 0 CHECK (cleaning_amount BETWEEN 0 AND 100000000),
  pet_amount integer NOT NULL DEFAULT 0 CHECK (pet_amount BETWEEN 0 AND 100000000),
  housekeeping_amount integer NOT NULL DEFAULT 0 CHECK (housekeeping_amount BETWEEN 0 AND 100000000),
  commission_per_mille smallint NOT NULL CHECK (commission_per_mille BETWEEN 0 AND 1000),
  cancellation cancellation_code NOT NULL REFERENCES cancellation_policies,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  published_at timestamptz CHECK (status <> 'published' OR published_at IS NOT NULL)
);

CREATE INDEX suites_by_owner ON suites (owner_id);
CREATE INDEX suites_by_neighborhood ON suites (neighborhood) WHERE status = 'published';

CREATE TABLE suite_texts (
  suite_id uuid NOT NULL REFERENCES suites ON DELETE CASCADE,
  language user_language NOT NULL,
  tagline text NOT NULL,
  story text[] NOT NULL,
  neighborhood_note text NOT NULL,
  house_rules text[] NOT NULL,
  -- How to get in; only a guest with a confirmed stay reads it.
  arrival_notes text NOT NULL DEFAULT '',
  PRIMARY KEY (suite_id, language)
);

CREATE TABLE suite_photos (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  suite_id uuid NOT NULL REFERENCES suites ON DELETE CASCADE,
  position smallint NOT NULL CHECK (position >= 0),
  file_key text NOT NULL CONSTRAINT suite_photos_of_one_suite UNIQUE,
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  -- The widths in which the file is stored.
  widths integer[] NOT NULL CHECK (cardinality(widths) > 0),
  thumbhash text NOT NULL,
  color text NOT NULL CHECK (color ~ '^#[0-9a-f]{6}$'),
  alt_en text NOT NULL CHECK (alt_en <> ''),
  alt_es text NOT NULL CHECK (alt_es <> ''),
  room room_kind NOT NULL,
  UNIQUE (suite_id, id),
  UNIQUE (suite_id, position) DEFERRABLE INITIALLY IMMEDIATE
);

CREATE TABLE suite_videos (
  suite_id uuid NOT NULL REFERENCES suites ON DELETE CASCADE,
  position smallint NOT NULL CHECK (position >= 0),
  file_key text NOT NULL UNIQUE,
  poster_id uuid,
  seconds smallint NOT NULL CHECK (seconds > 0),
  caption_en text NOT NULL,
  caption_es text NOT NULL,
  PRIMARY KEY (suite_id, position),
  FOREIGN KEY (suite_id, poster_id) REFERENCES suite_photos (suite_id, id)
    ON DELETE SET NULL (poster_id)
);

CREATE TABLE sleeping_areas (
  suite_id uuid NOT NULL REFERENCES suites ON DELETE CASCADE,
  position smallint NOT NULL CHECK (position >= 0),
  name_en text NOT NULL CHECK (name_en <> ''),
  name_es text NOT NULL CHECK (name_es <> ''),
  note_en text NOT NULL,
  note_es text NOT NULL,
  -- A list of { kind, count }.
  beds jsonb NOT NULL CHECK (jsonb_typeof(beds) = 'array'),
  photo_id uuid,
  PRIMARY KEY (suite_id, position),
  FOREIGN KEY (suite_id, photo_id) REFERENCES suite_photos (suite_id, id)
    ON DELETE SET NULL (photo_id)
);

CREATE TABLE suite_amenities (
  suite_id uuid NOT NULL REFERENCES suites ON DELETE CASCADE,
  amenity amenity NOT NULL,
  PRIMARY KEY (suite_id, amenity)
);

CREATE TABLE suite_licences (
  suite_id uuid NOT NULL REFERENCES suites ON DELETE CASCADE,
  kind licence_kind NOT NULL,
  number text NOT NULL CHECK (length(number) BETWEEN 3 AND 60),
  valid_until date,
  PRIMARY KEY (suite_id, kind)
);

-- Whatever writes, no suite is advertised without the licence numbers its city demands.
CREATE FUNCTION refuse_unlicensed_suite() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid;
BEGIN
  IF TG_TABLE_NAME = 'suites' THEN changed := NEW.id; ELSE changed := OLD.suite_id; END IF;
  IF EXISTS (
    SELECT FROM suites
    JOIN licence_requirements ON licence_requirements.jurisdiction = suites.jurisdiction
    WHERE suites.id = changed AND suites.status = 'published' AND NOT EXISTS (
      SELECT FROM suite_licences
      WHERE suite_licences.suite_id = suites.id AND suite_licences.kind = licence_requirements.kind)
  ) THEN
    RAISE EXCEPTION 'suite % is published without its licences', changed
      USING ERRCODE = 'check_violation', CONSTRAINT = 'suites_published_with_licences';
  END IF;
  RETURN NULL;
END
$$;

CREATE CONSTRAINT TRIGGER suites_published_with_licences
  AFTER INSERT OR UPDATE OF status, jurisdiction ON suites
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.status = 'published') EXECUTE FUNCTION refuse_unlicensed_suite();

CREATE CONSTRAINT TRIGGER suite_licences_kept_while_published
  AFTER DELETE OR UPDATE OF kind, suite_id ON suite_licences
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_unlicensed_suite();
