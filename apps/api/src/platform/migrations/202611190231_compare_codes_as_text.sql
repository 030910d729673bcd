-- Codes of places, taxes and licenses become text in the next migration. The version that still
-- runs compares these columns with values of the types they had.
CREATE CAST (jurisdiction_code AS text) WITH INOUT AS IMPLICIT;
CREATE CAST (tax_authority_code AS text) WITH INOUT AS IMPLICIT;
CREATE CAST (license_kind AS text) WITH INOUT AS IMPLICIT;
CREATE CAST (tax_return_code AS text) WITH INOUT AS IMPLICIT;
