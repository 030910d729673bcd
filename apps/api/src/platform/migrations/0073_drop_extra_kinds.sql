-- Who is paid for an extra and whether it is taxed stands in the table of fees that all prices derive from;
-- the enum already limits the codes and gives their order.
ALTER TABLE suite_extras DROP CONSTRAINT suite_extras_extra_fkey;

DROP TABLE extra_kinds;
