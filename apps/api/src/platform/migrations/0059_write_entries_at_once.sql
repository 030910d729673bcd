-- No query asks for the entries of a reference.
DROP INDEX ledger_entries_by_reference;

-- Which entry an entry was reversed by, once; hardly any is, so the others pay nothing for it.
CREATE TABLE ledger_reversals (
  reverses bigint PRIMARY KEY REFERENCES ledger_entries,
  key text NOT NULL
);
INSERT INTO ledger_reversals SELECT reverses, key FROM ledger_entries WHERE reverses IS NOT NULL;
DROP INDEX ledger_entries_reversed_once;
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_reverses_fkey;
CREATE TRIGGER ledger_reversals_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_reversals
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();

-- PostgreSQL reads a CHECK from its text for each statement; the door asks where it moves the balance.
ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_not_below_zero;

CREATE FUNCTION ledger_balance(account text, balance bigint) RETURNS bigint
LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  IF balance < 0 AND ledger_is_guarded(account) THEN
    RAISE EXCEPTION '% falls to %', account, balance
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_accounts_not_below_zero';
  END IF;
  RETURN balance;
END $$;

-- What comes before a link's own part: the same bytes as in ledger_link_hash. As stable as date_part, because
-- only then PostgreSQL takes it apart where it is called.
CREATE FUNCTION ledger_link_head(content bytea, posted_at timestamptz, entry_id bigint) RETURNS bytea
LANGUAGE sql STABLE PARALLEL SAFE
RETURN content || int8send((date_part('epoch', posted_at) * 1000000)::bigint) || int8send(entry_id);

CREATE FUNCTION ledger_check_reversal(entry ledger_book) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Of two that come together the second waits here and then sees what the first has written.
  INSERT INTO ledger_reversals (reverses, key) VALUES (entry.reverses, entry.key) ON CONFLICT DO NOTHING;
  IF NOT FOUND AND NOT EXISTS (
    SELECT FROM ledger_reversals r WHERE r.reverses = entry.reverses AND r.key = entry.key
  ) THEN
    RAISE EXCEPTION 'entry % is reversed already', entry.reverses
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'ledger_entries_reversed_once';
  END IF;
  IF EXISTS (
    SELECT p.account, -p.amount FROM ledger_postings p WHERE p.entry_id = entry.reverses
    EXCEPT SELECT line.account, line.amount FROM unnest(entry.accounts, entry.amounts) line (account, amount)
  ) THEN
    PERFORM ledger_refuse(
      format('entry %s is not the opposite of entry %s', entry.key, entry.reverses), 'ledger_entry_opposite');
  END IF;
END $$;

-- Looks closely at an entry that is not plainly two sides of one amount.
DROP FUNCTION ledger_refuse_malformed(ledger_book);
CREATE FUNCTION ledger_check_form(entry ledger_book) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  sides integer := cardinality(entry.accounts);
  total numeric;
  named integer;
BEGIN
  IF entry.key = '' OR length(entry.key) > 200 OR entry.kind !~ '^[a-z_.]+$' OR entry.reference = '' THEN
    PERFORM ledger_refuse(format('entry %s is not named', entry.key), 'ledger_entry_named');
  END IF;
  IF sides < 2 OR cardinality(entry.amounts) <> sides
    OR array_lower(entry.accounts, 1) <> 1 OR array_lower(entry.amounts, 1) <> 1 THEN
    PERFORM ledger_refuse(format('entry %s has one side', entry.key), 'ledger_entries_two_sides');
  END IF;
  IF 0 = ANY (entry.amounts) THEN
    PERFORM ledger_refuse(format('entry %s moves nothing somewhere', entry.key), 'ledger_entry_moves');
  END IF;
  SELECT sum(line.amount), count(DISTINCT line.account) INTO total, named
    FROM unnest(entry.accounts, entry.amounts) line (account, amount);
  IF total <> 0 THEN
    PERFORM ledger_refuse(format('entry %s is off by %s', entry.key, total), 'ledger_entry_balanced');
  END IF;
  IF named <> sides THEN
    PERFORM ledger_refuse(format('entry %s names an account twice', entry.key), 'ledger_entry_sides_differ');
  END IF;
  IF entry.reverses IS NOT NULL THEN
    PERFORM ledger_check_reversal(entry);
  END IF;
END $$;

-- The lines of accounts that are touched for the first time.
DROP FUNCTION ledger_open_account(text);
CREATE FUNCTION ledger_open_accounts(entry ledger_book, head bytea) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  FOR line IN 1..cardinality(entry.accounts) LOOP
    IF NOT ledger_is_in_chart(entry.accounts[line]) THEN
      PERFORM ledger_refuse(
        format('the chart has no account %s', entry.accounts[line]), 'ledger_accounts_in_chart');
    END IF;
    WITH chain AS (
      UPDATE ledger_accounts a SET
        number = 1,
        balance = ledger_balance(a.name, entry.amounts[line]),
        hash = sha256(head || int2send(line::smallint) || int8send(entry.amounts[line])
          || int8send(1) || int8send(entry.amounts[line]))
        WHERE a.name = entry.accounts[line] AND a.hash = ''
        RETURNING a.name, a.number, a.balance, a.hash
    )
    INSERT INTO ledger_postings (entry_id, line, account, amount, number, balance, hash)
      SELECT entry.entry_id, line, c.name, entry.amounts[line], c.number, c.balance, c.hash FROM chain c;
  END LOOP;
END $$;

-- Two statements write an entry: each one costs more to prepare than its rows do to write.
CREATE OR REPLACE FUNCTION ledger_write() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  head bytea;
  chained integer;
  busy integer;
BEGIN
  IF (NEW.amounts[1] = -NEW.amounts[2] AND NEW.amounts[1] <> 0 AND NEW.accounts[1] <> NEW.accounts[2]
    AND cardinality(NEW.accounts) = 2 AND cardinality(NEW.amounts) = 2 AND NEW.reverses IS NULL
    AND NEW.kind ~ '^[a-z_.]+$' AND NEW.reference <> '' AND length(NEW.key) BETWEEN 1 AND 200) IS NOT TRUE THEN
    PERFORM ledger_check_form(NEW);
  END IF;
  INSERT INTO ledger_entries (key, kind, reference, reverses, lines, content_hash, posted_at)
    VALUES (NEW.key, NEW.kind, NEW.reference, NEW.reverses, cardinality(NEW.accounts),
      sha256(convert_to(
        jsonb_build_array(NEW.kind, NEW.reference, NEW.reverses, NEW.accounts, NEW.amounts)::text, 'UTF8')),
      NEW.posted_at)
    ON CONFLICT (key) DO NOTHING
    RETURNING id, true, true, ledger_link_head(content_hash, posted_at, id)
    INTO NEW.entry_id, NEW.is_first, NEW.is_same, head;
  IF NOT FOUND THEN
    SELECT e.id, e.posted_at, false, e.content_hash = ledger_content_hash(
        NEW.kind, NEW.reference, NEW.reverses, NEW.accounts, NEW.amounts)
      INTO NEW.entry_id, NEW.posted_at, NEW.is_first, NEW.is_same
      FROM ledger_entries e WHERE e.key = NEW.key;
    RETURN NEW;
  END IF;
  WITH chain AS (
    -- Takes each account's lock in the order given, moves its balance and links its chain. An account that
    -- is new stays without a hash, and its line is written afterwards.
    INSERT INTO ledger_accounts AS a (name, balance, number)
      SELECT given.account, given.amount, given.line
      FROM unnest(NEW.accounts, NEW.amounts) WITH ORDINALITY given (account, amount, line)
      WHERE NOT ledger_is_busy(given.account)
      ON CONFLICT (name) DO UPDATE SET
        number = a.number + 1,
        balance = CASE WHEN a.balance + excluded.balance >= 0 THEN a.balance + excluded.balance
          ELSE ledger_balance(a.name, a.balance + excluded.balance) END,
        hash = sha256(a.hash || head || int2send(excluded.number::smallint) || int8send(excluded.balance)
          || int8send(a.number + 1) || int8send(a.balance + excluded.balance))
      RETURNING a.name, a.number, a.balance, a.hash
  )
  INSERT INTO ledger_postings (entry_id, line, account, amount, number, balance, hash)
    SELECT NEW.entry_id, array_position(NEW.accounts, c.name), c.name,
      NEW.amounts[array_position(NEW.accounts, c.name)], c.number, c.balance, c.hash
    FROM chain c WHERE c.hash <> '';
  GET DIAGNOSTICS chained = ROW_COUNT;
  IF chained < cardinality(NEW.accounts) THEN
    INSERT INTO ledger_postings (entry_id, line, account, amount)
      SELECT NEW.entry_id, given.line, given.account, given.amount
      FROM unnest(NEW.accounts, NEW.amounts) WITH ORDINALITY given (account, amount, line)
      WHERE ledger_is_busy(given.account) AND ledger_is_in_chart(given.account);
    GET DIAGNOSTICS busy = ROW_COUNT;
    IF busy = cardinality(NEW.accounts) THEN
      PERFORM ledger_refuse(format('entry %s is in no chain', NEW.key), 'ledger_entry_chained');
    ELSIF chained + busy < cardinality(NEW.accounts) THEN
      PERFORM ledger_open_accounts(NEW, head);
    END IF;
  END IF;
  RETURN NEW;
END $$;

DROP FUNCTION ledger_check_whole(ledger_book, bigint, boolean);

-- Depth 0 is a statement of somebody's own; the door writes from depth 1.
DROP TRIGGER ledger_entries_door ON ledger_entries;
DROP TRIGGER ledger_postings_door ON ledger_postings;
DROP TRIGGER ledger_accounts_door ON ledger_accounts;
CREATE OR REPLACE FUNCTION ledger_refuse_side_door() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the books are written through ledger_book: % of % is refused', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation', CONSTRAINT = 'ledger_one_door';
END $$;
CREATE TRIGGER ledger_entries_door BEFORE INSERT ON ledger_entries
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION ledger_refuse_side_door();
CREATE TRIGGER ledger_postings_door BEFORE INSERT ON ledger_postings
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION ledger_refuse_side_door();
CREATE TRIGGER ledger_accounts_door BEFORE INSERT OR UPDATE ON ledger_accounts
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION ledger_refuse_side_door();
CREATE TRIGGER ledger_reversals_door BEFORE INSERT ON ledger_reversals
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION ledger_refuse_side_door();
