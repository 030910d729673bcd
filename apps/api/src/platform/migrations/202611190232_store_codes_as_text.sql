-- Contract step of 202611190231: the version that still runs compares text with its own types.
-- Administrators add cities, taxes, returns and licenses, so none of them is a list in the code.
DROP TRIGGER suites_published_with_licenses ON suites;
DROP TRIGGER suite_licenses_kept_while_published ON suite_licenses;
ALTER TABLE license_requirements DROP CONSTRAINT license_requirements_jurisdiction_fkey;
ALTER TABLE neighborhoods DROP CONSTRAINT neighborhoods_usual_jurisdiction_fkey;
ALTER TABLE suites DROP CONSTRAINT suites_jurisdiction_fkey;
ALTER TABLE tax_rates
  DROP CONSTRAINT tax_rates_authority_fkey,
  DROP CONSTRAINT tax_rates_jurisdiction_fkey;

ALTER TABLE jurisdictions ALTER COLUMN code TYPE text;
ALTER TABLE suites ALTER COLUMN jurisdiction TYPE text;
ALTER TABLE neighborhoods
  ALTER COLUMN usual_jurisdiction DROP DEFAULT,
  ALTER COLUMN usual_jurisdiction TYPE text,
  ALTER COLUMN usual_jurisdiction SET DEFAULT 'unincorporated';
ALTER TABLE tax_rates ALTER COLUMN jurisdiction TYPE text, ALTER COLUMN authority TYPE text;
ALTER TABLE tax_authorities ALTER COLUMN code TYPE text, ALTER COLUMN tax_return TYPE text;
ALTER TABLE tax_return_rules ALTER COLUMN tax_return TYPE text;
ALTER TABLE license_requirements ALTER COLUMN jurisdiction TYPE text, ALTER COLUMN kind TYPE text;
ALTER TABLE suite_licenses ALTER COLUMN kind TYPE text;
ALTER TABLE license_checks ALTER COLUMN kind TYPE text;

ALTER TABLE suites
  ADD CONSTRAINT suites_jurisdiction_fkey FOREIGN KEY (jurisdiction) REFERENCES jurisdictions;
ALTER TABLE neighborhoods ADD CONSTRAINT neighborhoods_usual_jurisdiction_fkey
  FOREIGN KEY (usual_jurisdiction) REFERENCES jurisdictions;

-- Names were texts of the interface until now, so an edited text is taken over.
CREATE OR REPLACE FUNCTION pg_temp.edited_text(of_language text, of_key text, original text) RETURNS text LANGUAGE sql AS $$
  SELECT coalesce(
    (SELECT text FROM texts WHERE client = 'web' AND language = of_language AND key = of_key AND is_edited),
    original)
$$;

-- Columns that the running version does not know, so it may leave them out.
ALTER TABLE jurisdictions
  ADD COLUMN name_en text NOT NULL GENERATED ALWAYS AS (name) STORED,
  ADD COLUMN name_es text NOT NULL DEFAULT '',
  ADD COLUMN position smallint NOT NULL DEFAULT 1000,
  -- No home is published where it is false.
  ADD COLUMN is_active boolean NOT NULL DEFAULT true,
  -- A ring of [longitude, latitude], simplified by hand to about a block. Of several around a home
  -- the smallest counts; what is around the others is the rest of a county.
  ADD COLUMN boundary jsonb CHECK (jsonb_typeof(boundary) = 'array');

WITH said (code, position, en, es, boundary) AS (VALUES
  ('miami', 1, 'City of Miami', 'Ciudad de Miami', '[[-80.2625,25.711],[-80.2625,25.73],[-80.2545,25.738],[-80.2545,25.763],[-80.322,25.763],[-80.322,25.78],[-80.258,25.796],[-80.24,25.812],[-80.21,25.83],[-80.208,25.856],[-80.178,25.856],[-80.17,25.82],[-80.165,25.797],[-80.167,25.7745],[-80.165,25.76],[-80.19,25.745],[-80.23,25.715]]'),
  ('miami_beach', 2, 'City of Miami Beach', 'Ciudad de Miami Beach', '[[-80.125,25.762],[-80.1375,25.7662],[-80.147,25.7702],[-80.1555,25.7742],[-80.1665,25.7745],[-80.1665,25.787],[-80.1645,25.797],[-80.152,25.803],[-80.15,25.825],[-80.1445,25.84],[-80.1455,25.856],[-80.1445,25.8722],[-80.115,25.8722]]'),
  ('bal_harbour', 3, 'Bal Harbour Village', 'Bal Harbour Village', '[[-80.1305,25.8868],[-80.115,25.8868],[-80.115,25.9005],[-80.1285,25.9005]]'),
  ('surfside', 4, 'Town of Surfside', 'Surfside', '[[-80.1305,25.8722],[-80.115,25.8722],[-80.115,25.8868],[-80.1305,25.8868]]'),
  ('coral_gables', 5, 'City of Coral Gables', 'Ciudad de Coral Gables', '[[-80.287,25.763],[-80.2545,25.763],[-80.2545,25.738],[-80.2625,25.73],[-80.2625,25.711],[-80.245,25.7],[-80.245,25.67],[-80.275,25.615],[-80.3,25.615],[-80.28,25.66],[-80.287,25.705]]'),
  ('key_biscayne', 6, 'Village of Key Biscayne', 'Key Biscayne', '[[-80.1785,25.678],[-80.1505,25.678],[-80.1505,25.7045],[-80.1785,25.7045]]'),
  ('sunny_isles_beach', 7, 'City of Sunny Isles Beach', 'Sunny Isles Beach', '[[-80.1295,25.926],[-80.115,25.926],[-80.115,25.9575],[-80.1295,25.9575]]'),
  ('aventura', 8, 'City of Aventura', 'Ciudad de Aventura', '[[-80.1555,25.9415],[-80.1295,25.9415],[-80.1245,25.9575],[-80.1245,25.9755],[-80.1525,25.9755]]'),
  ('unincorporated', 9, 'Unincorporated Miami-Dade County', 'Condado de Miami-Dade, sin municipio', '[[-80.88,25.13],[-80.11,25.13],[-80.11,25.98],[-80.88,25.98]]')
)
UPDATE jurisdictions SET
  position = said.position,
  name = pg_temp.edited_text('en', 'listing.city.' || said.code, en),
  name_es = pg_temp.edited_text('es', 'listing.city.' || said.code, es),
  boundary = said.boundary::jsonb
FROM said WHERE said.code = jurisdictions.code;

ALTER TABLE jurisdictions
  ADD CONSTRAINT jurisdictions_code_check CHECK (code ~ '^[a-z][a-z0-9_]*$'),
  ADD CONSTRAINT jurisdictions_named CHECK (name <> '' AND name_es <> '');

-- What a return is called and where it is filed; when it is due is in tax_return_rules.
CREATE TABLE tax_returns (
  code text PRIMARY KEY CHECK (code ~ '^[a-z][a-z0-9_]*$'),
  name_en text NOT NULL CHECK (name_en <> ''),
  name_es text NOT NULL CHECK (name_es <> ''),
  form_en text NOT NULL CHECK (form_en <> ''),
  form_es text NOT NULL CHECK (form_es <> ''),
  position smallint NOT NULL
);

INSERT INTO tax_returns (position, code, name_en, name_es, form_en, form_es)
SELECT position, code,
  pg_temp.edited_text('en', 'taxes.return.' || code, name_en),
  pg_temp.edited_text('es', 'taxes.return.' || code, name_es),
  pg_temp.edited_text('en', 'taxes.form.' || code, form_en),
  pg_temp.edited_text('es', 'taxes.form.' || code, form_es)
FROM (VALUES
  (1, 'state', 'State of Florida', 'Estado de Florida',
    'Sales and use tax return, DR-15, transient rentals',
    'Declaración de ventas y uso, DR-15, alquileres temporales'),
  (2, 'county', 'Miami-Dade County', 'Condado de Miami-Dade',
    'Tourist and convention development taxes',
    'Impuestos de turismo y de desarrollo de convenciones'),
  (3, 'miami_beach', 'City of Miami Beach', 'Ciudad de Miami Beach',
    'Resort tax return, rooms', 'Declaración del impuesto turístico, habitaciones'),
  (4, 'bal_harbour', 'Bal Harbour Village', 'Villa de Bal Harbour',
    'Resort tax return, rooms', 'Declaración del impuesto turístico, habitaciones'),
  (5, 'surfside', 'Town of Surfside', 'Pueblo de Surfside',
    'Resort tax return, rooms', 'Declaración del impuesto turístico, habitaciones')
) AS said (position, code, name_en, name_es, form_en, form_es);

ALTER TABLE tax_return_rules
  ADD CONSTRAINT tax_return_rules_tax_return_fkey FOREIGN KEY (tax_return) REFERENCES tax_returns;

ALTER TABLE tax_authorities
  ADD COLUMN name_en text NOT NULL GENERATED ALWAYS AS (name) STORED,
  ADD COLUMN name_es text NOT NULL DEFAULT '',
  ADD CONSTRAINT tax_authorities_tax_return_fkey FOREIGN KEY (tax_return) REFERENCES tax_returns;

WITH said (code, en, es) AS (VALUES
  ('fl_state', 'State of Florida', 'Estado de Florida'),
  ('md_surtax', 'Miami-Dade surtax', 'Sobretasa de Miami-Dade'),
  ('md_cdt', 'Convention development', 'Desarrollo de convenciones'),
  ('md_tdt', 'Tourist development', 'Desarrollo turístico'),
  ('md_psfft', 'Sports facilities', 'Instalaciones deportivas'),
  ('mb_resort', 'Miami Beach resort tax', 'Impuesto turístico de Miami Beach'),
  ('bh_resort', 'Bal Harbour resort tax', 'Impuesto turístico de Bal Harbour'),
  ('sf_resort', 'Surfside resort tax', 'Impuesto turístico de Surfside')
)
UPDATE tax_authorities SET
  name = pg_temp.edited_text('en', 'price.tax_' || said.code, en),
  name_es = pg_temp.edited_text('es', 'price.tax_' || said.code, es)
FROM said WHERE said.code = tax_authorities.code;

ALTER TABLE tax_authorities
  ADD CONSTRAINT tax_authorities_code_check CHECK (code ~ '^[a-z][a-z0-9_]*$'),
  ADD CONSTRAINT tax_authorities_named CHECK (name <> '' AND name_es <> '');

-- The ledger refuses accounts of a kind it does not know.
CREATE FUNCTION open_tax_account_kind() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_account_kinds (kind, can_be_negative, has_running_balance)
  VALUES ('tax:' || NEW.code, true, false);
  RETURN NULL;
END
$$;
CREATE TRIGGER tax_authorities_have_accounts AFTER INSERT ON tax_authorities
  FOR EACH ROW EXECUTE FUNCTION open_tax_account_kind();

-- Where an authority may tax stays: a city in itself only, the state and the county everywhere.
CREATE TABLE tax_authority_jurisdictions (
  authority text NOT NULL REFERENCES tax_authorities,
  jurisdiction text NOT NULL REFERENCES jurisdictions,
  PRIMARY KEY (authority, jurisdiction)
);

INSERT INTO tax_authority_jurisdictions (authority, jurisdiction)
SELECT tax_authorities.code, jurisdictions.code FROM tax_authorities CROSS JOIN jurisdictions
WHERE coalesce(CASE tax_authorities.code
  WHEN 'mb_resort' THEN 'miami_beach'
  WHEN 'bh_resort' THEN 'bal_harbour'
  WHEN 'sf_resort' THEN 'surfside'
END, jurisdictions.code) = jurisdictions.code
UNION SELECT authority, jurisdiction FROM tax_rates;

ALTER TABLE tax_rates ADD CONSTRAINT tax_rates_levied
  FOREIGN KEY (authority, jurisdiction) REFERENCES tax_authority_jurisdictions;

CREATE TABLE license_kinds (
  code text PRIMARY KEY CHECK (code ~ '^[a-z][a-z0-9_]*$'),
  name_en text NOT NULL CHECK (name_en <> ''),
  name_es text NOT NULL CHECK (name_es <> ''),
  -- What a number looks like, for the field where owners enter it.
  example text NOT NULL DEFAULT '' CHECK (length(example) <= 60),
  position smallint NOT NULL
);

INSERT INTO license_kinds (position, code, name_en, name_es)
SELECT position, code,
  pg_temp.edited_text('en', 'license.' || code, name_en),
  pg_temp.edited_text('es', 'license.' || code, name_es)
FROM (VALUES
  (1, 'fl_dbpr', 'Florida vacation rental license', 'Licencia de alquiler vacacional de Florida'),
  (2, 'miami_certificate_of_use', 'City of Miami certificate of use',
    'Certificado de uso de la ciudad de Miami'),
  (3, 'md_certificate_of_use', 'Miami-Dade certificate of use',
    'Certificado de uso de Miami-Dade'),
  (4, 'mb_btr', 'Miami Beach business tax receipt',
    'Recibo del impuesto comercial de Miami Beach'),
  (5, 'mb_resort_tax', 'Miami Beach resort tax certificate',
    'Certificado del impuesto turístico de Miami Beach'),
  (6, 'bh_registration', 'Bal Harbour registration', 'Registro de Bal Harbour'),
  (7, 'sf_registration', 'Surfside registration', 'Registro de Surfside'),
  (8, 'local_btr', 'Local business tax receipt', 'Recibo del impuesto comercial local')
) AS said (position, code, name_en, name_es);

ALTER TABLE suite_licenses
  ADD CONSTRAINT suite_licenses_kind_fkey FOREIGN KEY (kind) REFERENCES license_kinds;
ALTER TABLE license_checks
  ADD CONSTRAINT license_checks_kind_fkey FOREIGN KEY (kind) REFERENCES license_kinds;
ALTER TABLE license_requirements
  -- The days on which no home may be published there without the license.
  ADD COLUMN valid daterange NOT NULL DEFAULT daterange(NULL, NULL) CHECK (NOT isempty(valid)),
  ADD CONSTRAINT license_requirements_kind_fkey FOREIGN KEY (kind) REFERENCES license_kinds,
  ADD CONSTRAINT license_requirements_jurisdiction_fkey
    FOREIGN KEY (jurisdiction) REFERENCES jurisdictions;

CREATE OR REPLACE FUNCTION refuse_unlicensed_suite() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid;
BEGIN
  IF TG_TABLE_NAME = 'suites' THEN changed := NEW.id; ELSE changed := OLD.suite_id; END IF;
  IF EXISTS (
    SELECT FROM suites
    JOIN license_requirements ON license_requirements.jurisdiction = suites.jurisdiction
      AND valid @> (now() AT TIME ZONE 'America/New_York')::date
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

CREATE CONSTRAINT TRIGGER suites_published_with_licenses
  AFTER INSERT OR UPDATE OF status, jurisdiction ON suites
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.status = 'published') EXECUTE FUNCTION refuse_unlicensed_suite();
CREATE CONSTRAINT TRIGGER suite_licenses_kept_while_published
  AFTER DELETE OR UPDATE OF kind, suite_id ON suite_licenses
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_unlicensed_suite();

-- What administrators call these rows, by the key of the text that pages and documents show.
CREATE VIEW locale_names AS
  SELECT 'price.tax_' || code AS key, name_en AS en, name_es AS es FROM tax_authorities
  UNION ALL SELECT 'listing.city.' || code, name_en, name_es FROM jurisdictions
  UNION ALL SELECT 'license.' || code, name_en, name_es FROM license_kinds
  UNION ALL SELECT 'taxes.return.' || code, name_en, name_es FROM tax_returns
  UNION ALL SELECT 'taxes.form.' || code, form_en, form_es FROM tax_returns;

CREATE VIEW suites_taxes AS
  SELECT jurisdiction, authority, rate, valid, position
  FROM tax_rates JOIN tax_authorities ON tax_authorities.code = authority;
