-- What an owner and Marea agreed on for some homes. Its rules are dated versions, never changed.
CREATE TABLE agreements (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  owner_id uuid NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  UNIQUE (id, owner_id)
);

CREATE INDEX agreements_by_owner ON agreements (owner_id);

CREATE TABLE agreement_versions (
  agreement_id uuid NOT NULL REFERENCES agreements,
  -- The first day in Miami on which new bookings follow it.
  effective_on date NOT NULL,
  commission_per_mille smallint NOT NULL CHECK (commission_per_mille BETWEEN 0 AND 1000),
  -- What stays in the owner's account for each home when a payout is made.
  reserve_amount bigint NOT NULL CHECK (reserve_amount >= 0),
  notice_days smallint NOT NULL CHECK (notice_days BETWEEN 0 AND 365),
  -- Why it changed, as the owner reads it.
  note text NOT NULL DEFAULT '' CHECK (length(note) <= 500),
  -- Null for versions that were not entered by a person.
  created_by uuid REFERENCES users,
  created_at timestamptz NOT NULL,
  CONSTRAINT agreement_versions_one_per_day PRIMARY KEY (agreement_id, effective_on)
);

CREATE TRIGGER agreement_versions_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON agreement_versions
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

ALTER TABLE suites ADD COLUMN agreement_id uuid;

-- One agreement for the homes of an owner that had the same commission.
CREATE TEMPORARY TABLE agreed AS
  SELECT gen_random_uuid() AS id, owner_id, commission_per_mille, min(created_at) AS since
  FROM suites GROUP BY owner_id, commission_per_mille;

INSERT INTO agreements (id, owner_id, created_at) SELECT id, owner_id, since FROM agreed;

INSERT INTO agreement_versions (agreement_id, effective_on, commission_per_mille, reserve_amount,
  notice_days, created_at)
SELECT id, (since AT TIME ZONE 'America/New_York')::date, commission_per_mille, 0, 60, since
FROM agreed;

UPDATE suites SET agreement_id = agreed.id FROM agreed
WHERE agreed.owner_id = suites.owner_id
  AND agreed.commission_per_mille = suites.commission_per_mille;

DROP TABLE agreed;

ALTER TABLE suites
  ALTER COLUMN agreement_id SET NOT NULL,
  ADD CONSTRAINT suites_agreement_of_owner
    FOREIGN KEY (agreement_id, owner_id) REFERENCES agreements (id, owner_id),
  DROP COLUMN commission_per_mille;

CREATE INDEX suites_by_agreement ON suites (agreement_id);

-- The commission for what is booked on a day; before the first version that one applies.
CREATE FUNCTION commission_on(agreement uuid, day date) RETURNS smallint
LANGUAGE sql STABLE PARALLEL SAFE
RETURN (
  SELECT commission_per_mille FROM agreement_versions WHERE agreement_id = agreement
  ORDER BY effective_on > day, CASE WHEN effective_on > day THEN effective_on - day ELSE day - effective_on END
  LIMIT 1
);
