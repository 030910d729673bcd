CREATE FUNCTION ledger_is_in_chart(name text) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN name ~ '^(guest:(wallet|deposit_hold):[0-9a-f-]{36}|booking:[0-9a-f-]{36}:escrow|owner:[0-9a-f-]{36}:payable|expense:[0-9a-f-]{36}:[a-z_]+|platform:(commission|fees)|tax:(fl_state|md_surtax|md_cdt|md_tdt|md_psfft|mb_resort|bh_resort|sf_resort)|processor:clearing|bank:(withdrawals_pending|withdrawals_sent|cash))$';

-- The accounts of the platform that every guest's entry touches keep neither balance nor chain.
CREATE FUNCTION ledger_is_busy(name text) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN name ~ '^(platform:|tax:|processor:|bank:withdrawals_pending$)';

CREATE FUNCTION ledger_is_guarded(name text) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN name ~ '^(guest:|booking:)';

-- For an account that is not busy: its balance and the end of its chain, kept by the postings.
CREATE TABLE ledger_accounts (
  name text PRIMARY KEY CHECK (ledger_is_in_chart(name)),
  balance bigint NOT NULL DEFAULT 0,
  number bigint NOT NULL DEFAULT 0,
  hash bytea NOT NULL DEFAULT '\x',
  CONSTRAINT ledger_accounts_not_below_zero CHECK (balance >= 0 OR NOT ledger_is_guarded(name)),
  CHECK (number = 0 OR NOT ledger_is_busy(name))
) WITH (fillfactor = 50);

CREATE TABLE ledger_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key text NOT NULL CONSTRAINT ledger_entries_key_unique UNIQUE CHECK (key <> '' AND length(key) <= 200),
  kind text NOT NULL CHECK (kind ~ '^[a-z_.]+$'),
  -- What caused it, as withdrawal:<id>.
  reference text NOT NULL CHECK (reference <> ''),
  reverses bigint CONSTRAINT ledger_entries_reversed_once UNIQUE REFERENCES ledger_entries,
  lines smallint NOT NULL CONSTRAINT ledger_entries_two_sides CHECK (lines >= 2),
  content_hash bytea NOT NULL CHECK (length(content_hash) = 32),
  posted_at timestamptz NOT NULL
);

CREATE INDEX ledger_entries_by_reference ON ledger_entries (reference, id);

-- What an account receives is positive; number, balance and hash are those of the account's chain.
CREATE TABLE ledger_postings (
  entry_id bigint NOT NULL REFERENCES ledger_entries,
  line smallint NOT NULL CHECK (line >= 1),
  account text NOT NULL REFERENCES ledger_accounts,
  amount bigint NOT NULL CHECK (amount <> 0),
  number bigint,
  balance bigint,
  hash bytea,
  PRIMARY KEY (entry_id, line),
  CONSTRAINT ledger_postings_chain_unique UNIQUE (account, number),
  CHECK ((number IS NULL) = ledger_is_busy(account)),
  CHECK ((number IS NULL) = (balance IS NULL) AND (number IS NULL) = (hash IS NULL))
);

CREATE FUNCTION ledger_content_hash(
  kind text, reference text, reverses bigint, accounts text[], amounts bigint[]
) RETURNS bytea
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN sha256(convert_to(
  jsonb_build_array(kind, reference, reverses, accounts, amounts)::text, 'UTF8'
));

CREATE FUNCTION ledger_link_hash(
  previous bytea, content bytea, posted_at timestamptz,
  entry_id bigint, line smallint, amount bigint, number bigint, balance bigint
) RETURNS bytea
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN sha256(previous || content || int8send((extract(epoch FROM posted_at) * 1000000)::bigint)
  || int8send(entry_id) || int2send(line) || int8send(amount) || int8send(number) || int8send(balance));

-- Runs before each posting: the account's row is the only lock a writer takes.
CREATE FUNCTION ledger_link_posting() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry ledger_entries;
  previous bytea;
BEGIN
  SELECT * INTO STRICT entry FROM ledger_entries WHERE id = NEW.entry_id;
  -- Once committed an entry has all its lines, so none can be added later.
  IF NEW.line > entry.lines THEN
    RAISE EXCEPTION 'entry % has only % lines', NEW.entry_id, entry.lines
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entry_complete';
  END IF;
  IF ledger_is_busy(NEW.account) THEN
    NEW.number := NULL; NEW.balance := NULL; NEW.hash := NULL;
    IF NOT EXISTS (SELECT FROM ledger_accounts WHERE name = NEW.account) THEN
      INSERT INTO ledger_accounts (name) VALUES (NEW.account) ON CONFLICT DO NOTHING;
    END IF;
    RETURN NEW;
  END IF;
  SELECT number + 1, balance + NEW.amount, hash INTO NEW.number, NEW.balance, previous
    FROM ledger_accounts WHERE name = NEW.account FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    INSERT INTO ledger_accounts (name) VALUES (NEW.account) ON CONFLICT DO NOTHING;
    SELECT number + 1, balance + NEW.amount, hash INTO STRICT NEW.number, NEW.balance, previous
      FROM ledger_accounts WHERE name = NEW.account FOR NO KEY UPDATE;
  END IF;
  NEW.hash := ledger_link_hash(previous, entry.content_hash, entry.posted_at,
    NEW.entry_id, NEW.line, NEW.amount, NEW.number, NEW.balance);
  UPDATE ledger_accounts SET balance = NEW.balance, number = NEW.number, hash = NEW.hash
    WHERE name = NEW.account;
  RETURN NEW;
END $$;

CREATE TRIGGER ledger_postings_link BEFORE INSERT ON ledger_postings
  FOR EACH ROW EXECUTE FUNCTION ledger_link_posting();

CREATE FUNCTION ledger_check_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  found record;
BEGIN
  SELECT count(*) AS lines, coalesce(sum(amount), 0) AS total, count(number) AS linked INTO found
    FROM ledger_postings WHERE entry_id = NEW.id;
  IF found.lines <> NEW.lines OR found.total <> 0 THEN
    RAISE EXCEPTION 'entry % has % of % lines and is off by %', NEW.id, found.lines, NEW.lines, found.total
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entry_balanced';
  END IF;
  IF found.linked = 0 THEN
    RAISE EXCEPTION 'entry % is in no chain', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entry_chained';
  END IF;
  IF NEW.reverses IS NOT NULL AND EXISTS (
    SELECT account, -amount FROM ledger_postings WHERE entry_id = NEW.reverses
    EXCEPT SELECT account, amount FROM ledger_postings WHERE entry_id = NEW.id
  ) THEN
    RAISE EXCEPTION 'entry % is not the opposite of entry %', NEW.id, NEW.reverses
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entry_opposite';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER ledger_entries_check AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_entry();

-- The one way in: a key that is known gives its first entry back and says whether it was the same.
CREATE FUNCTION ledger_post(
  key text, kind text, reference text, reverses bigint,
  accounts text[], amounts bigint[], posted_at timestamptz
) RETURNS TABLE (entry_id bigint, entry_posted_at timestamptz, is_first boolean, is_same boolean)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  content bytea := ledger_content_hash(
    ledger_post.kind, ledger_post.reference, ledger_post.reverses, accounts, amounts
  );
BEGIN
  INSERT INTO ledger_entries (key, kind, reference, reverses, lines, content_hash, posted_at)
    VALUES (ledger_post.key, ledger_post.kind, ledger_post.reference, ledger_post.reverses,
      cardinality(accounts), content, ledger_post.posted_at)
    -- Any conflict: of two that come together, the second may meet the other unique column first.
    ON CONFLICT DO NOTHING
    RETURNING id, ledger_entries.posted_at, true, true
    INTO entry_id, entry_posted_at, is_first, is_same;
  IF entry_id IS NULL THEN
    RETURN QUERY SELECT id, e.posted_at, false, e.content_hash = content
      FROM ledger_entries e WHERE e.key = ledger_post.key;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'entry % is reversed already', ledger_post.reverses
        USING ERRCODE = 'unique_violation', CONSTRAINT = 'ledger_entries_reversed_once';
    END IF;
    RETURN;
  END IF;
  INSERT INTO ledger_postings (entry_id, line, account, amount)
    SELECT ledger_post.entry_id, line, account, amount
    FROM unnest(accounts, amounts) WITH ORDINALITY AS each (account, amount, line)
    ORDER BY line;
  RETURN NEXT;
END $$;

CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the books are only added to: % of % is refused', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation', CONSTRAINT = 'ledger_append_only';
END $$;

CREATE TRIGGER ledger_entries_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_postings_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_postings
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_accounts_stay BEFORE DELETE OR TRUNCATE ON ledger_accounts
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
-- Depth 0 is a statement of somebody's own; the posting's trigger writes from depth 1.
CREATE TRIGGER ledger_accounts_follow BEFORE UPDATE ON ledger_accounts
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION ledger_refuse_change();

CREATE TYPE hold_status AS ENUM ('pending', 'posted', 'voided', 'expired');

-- Money of a wallet set aside: it leaves by posting (all or part), or comes back.
CREATE TABLE ledger_holds (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users,
  reference text NOT NULL CONSTRAINT ledger_holds_reference_unique UNIQUE CHECK (reference <> ''),
  amount bigint NOT NULL CHECK (amount > 0),
  status hold_status NOT NULL DEFAULT 'pending',
  posted_amount bigint NOT NULL DEFAULT 0 CHECK (posted_amount BETWEEN 0 AND amount),
  until timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  closed_at timestamptz,
  CHECK ((status = 'pending') = (closed_at IS NULL)),
  CHECK ((status = 'posted') = (posted_amount > 0))
);

CREATE INDEX ledger_holds_pending ON ledger_holds (user_id, until) WHERE status = 'pending';
CREATE INDEX ledger_holds_by_expiry ON ledger_holds (until) WHERE status = 'pending';
