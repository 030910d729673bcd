-- Texts name the place of a home, and all places where homes are offered.
CREATE OR REPLACE VIEW locale_names AS
  SELECT 'price.tax_' || code AS key, name_en AS en, name_es AS es, false AS is_offered FROM tax_authorities
  UNION ALL SELECT 'listing.city.' || code, name_en, name_es, false FROM jurisdictions
  UNION ALL SELECT 'license.' || code, name_en, name_es, false FROM license_kinds
  UNION ALL SELECT 'taxes.return.' || code, name_en, name_es, false FROM tax_returns
  UNION ALL SELECT 'taxes.form.' || code, form_en, form_es, false FROM tax_returns
  UNION ALL SELECT 'place.' || slug, name_en, name_es, is_active FROM places;
