-- Months, bank days and sealed statements follow the company's clock. Rows and constraints were
-- made by it, so another company needs another function before its first booking.
CREATE FUNCTION company_time_zone() RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN 'America/New_York';

CREATE FUNCTION is_time_zone(name text) RETURNS boolean
  LANGUAGE sql STABLE RETURN EXISTS (SELECT FROM pg_timezone_names AS zone WHERE zone.name = is_time_zone.name);

CREATE TABLE places (
  slug text PRIMARY KEY CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name_en text NOT NULL UNIQUE CHECK (name_en <> ''),
  name_es text NOT NULL UNIQUE CHECK (name_es <> ''),
  -- As browsers know them too: an area and a city, no abbreviation.
  time_zone text NOT NULL
    CONSTRAINT places_time_zone_known CHECK (time_zone ~ '^[A-Z]\w+/' AND is_time_zone(time_zone)),
  currency text NOT NULL DEFAULT 'USD' CHECK (currency = 'USD'),
  latitude double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180)
);

INSERT INTO places (slug, name_en, name_es, time_zone, latitude, longitude)
VALUES ('miami', 'Miami', 'Miami', company_time_zone(), 25.7617, -80.1918);

-- The same every year: a date, or such a weekday of a month as its third or (5) its last.
CREATE TABLE holidays (
  place text NOT NULL REFERENCES places,
  name_en text NOT NULL CHECK (name_en <> ''),
  name_es text NOT NULL CHECK (name_es <> ''),
  month smallint NOT NULL CHECK (month BETWEEN 1 AND 12),
  day smallint CHECK (day BETWEEN 1 AND 31),
  weekday smallint CHECK (weekday BETWEEN 1 AND 7),
  week smallint CHECK (week BETWEEN 1 AND 5),
  -- Such as the Friday after Thanksgiving.
  days_after smallint NOT NULL DEFAULT 0 CHECK (days_after BETWEEN 0 AND 6),
  -- On a weekend it is observed on the nearest weekday.
  is_moved boolean NOT NULL DEFAULT false,
  PRIMARY KEY (place, name_en),
  CONSTRAINT holidays_day_or_weekday CHECK (
    (day IS NULL) = (weekday IS NOT NULL) AND (weekday IS NULL) = (week IS NULL))
);

-- When offices of Florida or the United States are closed.
INSERT INTO holidays (place, name_en, name_es, month, day, is_moved) VALUES
  ('miami', 'New Year’s Day', 'Año Nuevo', 1, 1, true),
  ('miami', 'Juneteenth', 'Juneteenth', 6, 19, true),
  ('miami', 'Independence Day', 'Día de la Independencia', 7, 4, true),
  ('miami', 'Veterans Day', 'Día de los Veteranos', 11, 11, true),
  ('miami', 'Christmas Day', 'Navidad', 12, 25, true);
INSERT INTO holidays (place, name_en, name_es, month, weekday, week, days_after) VALUES
  ('miami', 'Martin Luther King Jr. Day', 'Día de Martin Luther King Jr.', 1, 1, 3, 0),
  ('miami', 'Presidents’ Day', 'Día de los Presidentes', 2, 1, 3, 0),
  ('miami', 'Memorial Day', 'Día de los Caídos', 5, 1, 5, 0),
  ('miami', 'Labor Day', 'Día del Trabajo', 9, 1, 1, 0),
  ('miami', 'Columbus Day', 'Día de la Raza', 10, 1, 2, 0),
  ('miami', 'Thanksgiving Day', 'Día de Acción de Gracias', 11, 4, 4, 0),
  ('miami', 'Day after Thanksgiving', 'Día después de Acción de Gracias', 11, 4, 4, 1);

ALTER TABLE jurisdictions
  ADD COLUMN place text NOT NULL DEFAULT 'miami' REFERENCES places,
  ADD CONSTRAINT jurisdictions_of_place UNIQUE (code, place);

ALTER TABLE neighborhoods
  ADD COLUMN place text NOT NULL DEFAULT 'miami' REFERENCES places,
  ADD CONSTRAINT neighborhoods_of_place UNIQUE (slug, place),
  ADD CONSTRAINT neighborhoods_jurisdiction_of_place
    FOREIGN KEY (usual_jurisdiction, place) REFERENCES jurisdictions (code, place);

-- A home is where its neighborhood and its jurisdiction are.
ALTER TABLE suites
  ADD COLUMN place text NOT NULL DEFAULT 'miami' REFERENCES places,
  ADD CONSTRAINT suites_neighborhood_of_place
    FOREIGN KEY (neighborhood, place) REFERENCES neighborhoods (slug, place),
  ADD CONSTRAINT suites_jurisdiction_of_place
    FOREIGN KEY (jurisdiction, place) REFERENCES jurisdictions (code, place);

CREATE FUNCTION home_time_zone(home uuid) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  RETURN (SELECT time_zone FROM suites JOIN places ON places.slug = suites.place WHERE suites.id = home);

-- Licenses are required from a day of the company's.
CREATE OR REPLACE FUNCTION refuse_unlicensed_suite() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid;
BEGIN
  IF TG_TABLE_NAME = 'suites' THEN changed := NEW.id; ELSE changed := OLD.suite_id; END IF;
  IF EXISTS (
    SELECT FROM suites
    JOIN license_requirements ON license_requirements.jurisdiction = suites.jurisdiction
      AND valid @> (now() AT TIME ZONE company_time_zone())::date
    WHERE suites.id = changed AND suites.status = 'published' AND NOT EXISTS (
      SELECT FROM suite_licenses
      WHERE suite_licenses.suite_id = suites.id AND suite_licenses.kind = license_requirements.kind)
  ) THEN
    RAISE EXCEPTION 'suite % is published without its licenses', changed
      USING ERRCODE = 'check_violation', CONSTRAINT = 'suites_published_with_licenses';
  END IF;
  RETURN NULL;
END
$$;
