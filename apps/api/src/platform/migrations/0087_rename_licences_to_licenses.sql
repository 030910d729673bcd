-- American spelling, like every other name in the schema.
ALTER TYPE host_id_document RENAME VALUE 'driving_licence' TO 'driving_license';
ALTER TYPE licence_kind RENAME TO license_kind;

ALTER TABLE licence_requirements RENAME TO license_requirements;
ALTER TABLE license_requirements RENAME CONSTRAINT licence_requirements_pkey TO license_requirements_pkey;
ALTER TABLE license_requirements
  RENAME CONSTRAINT licence_requirements_jurisdiction_fkey TO license_requirements_jurisdiction_fkey;

ALTER TABLE suite_licences RENAME TO suite_licenses;
ALTER TABLE suite_licenses RENAME CONSTRAINT suite_licences_pkey TO suite_licenses_pkey;
ALTER TABLE suite_licenses RENAME CONSTRAINT suite_licences_number_check TO suite_licenses_number_check;
ALTER TABLE suite_licenses RENAME CONSTRAINT suite_licences_suite_id_fkey TO suite_licenses_suite_id_fkey;
ALTER TRIGGER suite_licences_kept_while_published ON suite_licenses
  RENAME TO suite_licenses_kept_while_published;
ALTER TRIGGER suites_published_with_licences ON suites RENAME TO suites_published_with_licenses;

CREATE OR REPLACE FUNCTION refuse_unlicensed_suite() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid;
BEGIN
  IF TG_TABLE_NAME = 'suites' THEN changed := NEW.id; ELSE changed := OLD.suite_id; END IF;
  IF EXISTS (
    SELECT FROM suites
    JOIN license_requirements ON license_requirements.jurisdiction = suites.jurisdiction
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

UPDATE listing_sections
SET content = content - 'licences' || jsonb_build_object('licenses', content -> 'licences')
WHERE content ? 'licences';
