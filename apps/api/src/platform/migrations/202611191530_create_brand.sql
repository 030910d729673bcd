-- Who runs this installation, newest last; without a row the environment and the defaults of the code say it. Texts name
-- it by value, those that administrators edited too. The view has the value, so that a version before this one, which
-- may still run, shows it in the new texts.
CREATE TABLE brand_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  value jsonb NOT NULL CHECK (jsonb_typeof(value) = 'object' AND value ->> 'name' <> ''),
  reason text NOT NULL CHECK (length(reason) BETWEEN 3 AND 500),
  changed_by uuid NOT NULL REFERENCES users,
  changed_at timestamptz NOT NULL
);
CREATE INDEX brand_changes_changed_by ON brand_changes (changed_by);
CREATE TRIGGER brand_changes_stay BEFORE UPDATE OR DELETE OR TRUNCATE
  ON brand_changes FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

CREATE OR REPLACE VIEW locale_names AS
  SELECT 'price.tax_' || code AS key, name_en AS en, name_es AS es, false AS is_offered FROM tax_authorities
  UNION ALL SELECT 'listing.city.' || code, name_en, name_es, false FROM jurisdictions
  UNION ALL SELECT 'license.' || code, name_en, name_es, false FROM license_kinds
  UNION ALL SELECT 'taxes.return.' || code, name_en, name_es, false FROM tax_returns
  UNION ALL SELECT 'taxes.form.' || code, form_en, form_es, false FROM tax_returns
  UNION ALL SELECT 'place.' || slug, name_en, name_es, is_active FROM places
  UNION ALL SELECT 'value.brand', name, name, false FROM (
    SELECT coalesce((SELECT value ->> 'name' FROM brand_changes ORDER BY id DESC LIMIT 1), 'Marea') AS name
  ) AS brand;

UPDATE texts SET text = regexp_replace(text, '\mMarea\M', '{{brand}}', 'g') WHERE is_edited AND text ~ '\mMarea\M';
UPDATE text_drafts SET text = regexp_replace(text, '\mMarea\M', '{{brand}}', 'g') WHERE text ~ '\mMarea\M';
