-- The ledger lines of an owner in a month: whole entries that touch the owner's accounts, in their order.
CREATE FUNCTION statement_ledger(owner uuid, month date)
RETURNS TABLE (lines bigint, digest bytea)
LANGUAGE sql STABLE
AS $$
  SELECT count(*), sha256(convert_to(coalesce(string_agg(
      concat_ws('|', p.entry_id, p.line, (extract(epoch FROM e.posted_at) * 1000000)::bigint, e.kind, e.reference,
        p.account, p.amount), E'\n' ORDER BY p.entry_id, p.line), ''), 'UTF8'))
  FROM (
    SELECT DISTINCT own.entry_id
    FROM ledger_postings own JOIN ledger_entries posted ON posted.id = own.entry_id
    WHERE own.account IN ('owner:' || statement_ledger.owner || ':payable', 'owner:' || statement_ledger.owner || ':outlay')
      AND posted.posted_at >= statement_ledger.month::timestamp AT TIME ZONE 'America/New_York'
      AND posted.posted_at < (statement_ledger.month + interval '1 month') AT TIME ZONE 'America/New_York'
  ) AS touched
  JOIN ledger_entries e ON e.id = touched.entry_id
  JOIN ledger_postings p ON p.entry_id = touched.entry_id
$$;

-- Covers the seal before, so changing one month breaks it and every later one.
CREATE FUNCTION statement_seal(previous bytea, owner uuid, month date, opening bigint, closing bigint, lines bigint,
  ledger bytea, content text)
RETURNS bytea
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN sha256(coalesce(previous, ''::bytea) || uuid_send(owner) || int4send(month - DATE '2000-01-01')
  || int8send(opening) || int8send(closing) || int8send(lines) || ledger || sha256(convert_to(content, 'UTF8')));

-- A month of an owner that is closed, with its statement as it was then. Guests are named by their bookings only.
CREATE TABLE statement_seals (
  owner_id uuid NOT NULL REFERENCES users,
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  previous_month date NOT NULL GENERATED ALWAYS AS ((month - interval '1 month')::date) STORED,
  previous_seal bytea,
  opening bigint NOT NULL,
  profit bigint NOT NULL,
  paid_out bigint NOT NULL,
  closing bigint NOT NULL,
  lines bigint NOT NULL CHECK (lines >= 0),
  ledger_digest bytea NOT NULL,
  -- Not jsonb, because the seal covers the text as it was written.
  content json NOT NULL,
  seal bytea NOT NULL,
  sealed_at timestamptz NOT NULL,
  PRIMARY KEY (owner_id, month),
  CONSTRAINT statement_seals_link_unique UNIQUE (owner_id, month, seal, closing),
  -- A month follows the one before it, and opens with what that one closed with.
  CONSTRAINT statement_seals_chain FOREIGN KEY (owner_id, previous_month, previous_seal, opening)
    REFERENCES statement_seals (owner_id, month, seal, closing),
  CONSTRAINT statement_seals_first_opens_empty CHECK (previous_seal IS NOT NULL OR opening = 0),
  CONSTRAINT statement_seals_month_over
    CHECK (sealed_at >= (month + interval '1 month') AT TIME ZONE 'America/New_York'),
  CONSTRAINT statement_seals_seal_covers
    CHECK (seal = statement_seal(previous_seal, owner_id, month, opening, closing, lines, ledger_digest, content::text))
);

CREATE UNIQUE INDEX statement_seals_one_first ON statement_seals (owner_id) WHERE previous_seal IS NULL;

CREATE TRIGGER statement_seals_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON statement_seals
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

CREATE TYPE statement_format AS ENUM ('pdf', 'csv');

-- Every file that was issued of a sealed month, so that a copy can be compared with it.
CREATE TABLE statement_files (
  owner_id uuid NOT NULL,
  month date NOT NULL,
  digest bytea NOT NULL CHECK (length(digest) = 32),
  format statement_format NOT NULL,
  issued_at timestamptz NOT NULL,
  PRIMARY KEY (owner_id, digest),
  FOREIGN KEY (owner_id, month) REFERENCES statement_seals
);

CREATE TRIGGER statement_files_stay BEFORE DELETE OR UPDATE OR TRUNCATE ON statement_files
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

-- The writer holds the lock of the account, for which sealing waits, so it sees every seal that could concern it.
CREATE FUNCTION ledger_refuse_sealed_month() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  IF EXISTS (
    SELECT FROM statement_seals s JOIN ledger_entries e ON e.id = NEW.entry_id
    WHERE s.owner_id = split_part(NEW.account, ':', 2)::uuid
      AND e.posted_at < (s.month + interval '1 month') AT TIME ZONE 'America/New_York'
  ) THEN
    RAISE EXCEPTION 'entry % is dated in a month that is sealed', NEW.entry_id
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'ledger_month_open';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER ledger_postings_month_open AFTER INSERT ON ledger_postings
  FOR EACH ROW WHEN (NEW.account LIKE 'owner:%') EXECUTE FUNCTION ledger_refuse_sealed_month();

-- The day an expense counts on when the month it was paid in was sealed before it was recorded.
ALTER TABLE expenses ADD COLUMN adjusted_on date CHECK (adjusted_on > spent_on);

CREATE FUNCTION refuse_expense_in_sealed_month() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  IF EXISTS (
    SELECT FROM statement_seals s
    WHERE s.owner_id = NEW.owner_id
      AND coalesce(NEW.adjusted_on, NEW.spent_on) < (s.month + interval '1 month')::date
  ) THEN
    RAISE EXCEPTION 'expense % is dated in a month that is sealed', NEW.id
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'expenses_month_open';
  END IF;
  RETURN NULL;
END $$;

-- After the foreign key has waited for a month that is being sealed.
CREATE TRIGGER expenses_month_open AFTER INSERT ON expenses
  FOR EACH ROW EXECUTE FUNCTION refuse_expense_in_sealed_month();
