-- A discount of the owner makes the price smaller. One that Marea pays for does not: the owner receives the whole
-- rent, so all of it is taxed. The rule for Marea's begins with the returns of a month.
ALTER TABLE coupon_tax_rules
  ADD COLUMN bearer coupon_bearer NOT NULL DEFAULT 'owner',
  DROP CONSTRAINT coupon_tax_rules_no_overlap,
  ADD CONSTRAINT coupon_tax_rules_no_overlap EXCLUDE USING gist (bearer WITH =, valid WITH &&);

INSERT INTO coupon_tax_rules (bearer, valid, is_coupon_deducted)
  SELECT 'platform'::coupon_bearer, valid * daterange(NULL, '2026-12-01'), is_coupon_deducted FROM coupon_tax_rules
  WHERE valid && daterange(NULL, '2026-12-01')
  UNION ALL SELECT 'platform', daterange('2026-12-01', NULL), false;

CREATE TRIGGER coupon_tax_rules_past_kept BEFORE INSERT OR UPDATE OR DELETE ON coupon_tax_rules
  FOR EACH ROW WHEN (NOT writes_history()) EXECUTE FUNCTION refuse_past_change();
