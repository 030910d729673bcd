-- The one way in: an entry comes with its postings in one INSERT into this view, whose trigger alone may
-- write the tables behind it, whole and balanced, so nothing is left to check when the transaction ends.
-- A key that is known gives its first entry back and says whether it was the same.
CREATE VIEW ledger_book AS
  SELECT key, kind, reference, reverses, NULL::text[] AS accounts, NULL::bigint[] AS amounts, posted_at,
    id AS entry_id, NULL::boolean AS is_first, NULL::boolean AS is_same
  FROM ledger_entries;

-- PostgreSQL prepares every CHECK anew for each statement, and one that calls a function costs as much as
-- the row it guards. What only the door writes the door checks, by expressions that are prepared once.
ALTER TABLE ledger_accounts
  DROP CONSTRAINT ledger_accounts_name_check,
  DROP CONSTRAINT ledger_accounts_check,
  DROP CONSTRAINT ledger_accounts_not_below_zero,
  ADD CONSTRAINT ledger_accounts_not_below_zero CHECK (balance >= 0 OR name !~ '^(guest|booking):');
ALTER TABLE ledger_postings
  DROP CONSTRAINT ledger_postings_line_check,
  DROP CONSTRAINT ledger_postings_amount_check,
  DROP CONSTRAINT ledger_postings_check,
  DROP CONSTRAINT ledger_postings_check1;
ALTER TABLE ledger_entries
  DROP CONSTRAINT ledger_entries_key_check,
  DROP CONSTRAINT ledger_entries_kind_check,
  DROP CONSTRAINT ledger_entries_reference_check,
  DROP CONSTRAINT ledger_entries_two_sides,
  DROP CONSTRAINT ledger_entries_content_hash_check;

CREATE FUNCTION ledger_refuse(says text, broken text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '%', says USING ERRCODE = 'check_violation', CONSTRAINT = broken;
END $$;

CREATE FUNCTION ledger_open_account(opened text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT ledger_is_in_chart(opened) THEN
    PERFORM ledger_refuse(format('the chart has no account %s', opened), 'ledger_accounts_in_chart');
  END IF;
  INSERT INTO ledger_accounts (name) VALUES (opened) ON CONFLICT DO NOTHING;
END $$;

-- Says what is wrong with an entry that is not made like one.
CREATE FUNCTION ledger_refuse_malformed(entry ledger_book) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(entry.accounts) < 2 OR cardinality(entry.amounts) <> cardinality(entry.accounts) THEN
    PERFORM ledger_refuse(format('entry %s has one side', entry.key), 'ledger_entries_two_sides');
  END IF;
  IF 0 = ANY (entry.amounts) THEN
    PERFORM ledger_refuse(format('entry %s moves nothing somewhere', entry.key), 'ledger_entry_moves');
  END IF;
  PERFORM ledger_refuse(format('entry %s is not named', entry.key), 'ledger_entry_named');
END $$;

-- PL/pgSQL prepares each of its expressions once in every transaction, so there are few of them here.
CREATE FUNCTION ledger_write() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  content bytea := ledger_content_hash(NEW.kind, NEW.reference, NEW.reverses, NEW.accounts, NEW.amounts);
  stamp bytea := int8send((extract(epoch FROM NEW.posted_at) * 1000000)::bigint);
  total bigint := 0;
  is_linked boolean;
BEGIN
  IF NEW.key = '' OR length(NEW.key) > 200 OR NEW.kind !~ '^[a-z_.]+$' OR NEW.reference = ''
    OR cardinality(NEW.accounts) < 2 OR cardinality(NEW.amounts) <> cardinality(NEW.accounts)
    OR 0 = ANY (NEW.amounts) THEN
    PERFORM ledger_refuse_malformed(NEW);
  END IF;
  INSERT INTO ledger_entries (key, kind, reference, reverses, lines, content_hash, posted_at)
    VALUES (NEW.key, NEW.kind, NEW.reference, NEW.reverses, cardinality(NEW.accounts), content, NEW.posted_at)
    -- Any conflict: of two that come together, the second may meet the other unique column first.
    ON CONFLICT DO NOTHING
    RETURNING id, true, true INTO NEW.entry_id, NEW.is_first, NEW.is_same;
  IF NOT FOUND THEN
    SELECT e.id, e.posted_at, false, e.content_hash = content
      INTO NEW.entry_id, NEW.posted_at, NEW.is_first, NEW.is_same
      FROM ledger_entries e WHERE e.key = NEW.key;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'entry % is reversed already', NEW.reverses
        USING ERRCODE = 'unique_violation', CONSTRAINT = 'ledger_entries_reversed_once';
    END IF;
    RETURN NEW;
  END IF;
  FOR line IN 1..cardinality(NEW.accounts) LOOP
    total := total + NEW.amounts[line];
    IF ledger_is_busy(NEW.accounts[line]) THEN
      INSERT INTO ledger_postings (entry_id, line, account, amount)
        SELECT NEW.entry_id, line, a.name, NEW.amounts[line] FROM ledger_accounts a WHERE a.name = NEW.accounts[line];
      CONTINUE WHEN FOUND;
      PERFORM ledger_open_account(NEW.accounts[line]);
      INSERT INTO ledger_postings (entry_id, line, account, amount)
        VALUES (NEW.entry_id, line, NEW.accounts[line], NEW.amounts[line]);
      CONTINUE;
    END IF;
    is_linked := true;
    LOOP
      -- One UPDATE takes the account's lock, moves its balance and links its chain.
      WITH chain AS (
        UPDATE ledger_accounts a SET
          number = a.number + 1,
          balance = a.balance + NEW.amounts[line],
          hash = sha256(a.hash || content || stamp || int8send(NEW.entry_id) || int2send(line::smallint)
            || int8send(NEW.amounts[line]) || int8send(a.number + 1) || int8send(a.balance + NEW.amounts[line]))
          WHERE a.name = NEW.accounts[line]
          RETURNING a.number, a.balance, a.hash
      )
      INSERT INTO ledger_postings (entry_id, line, account, amount, number, balance, hash)
        SELECT NEW.entry_id, line, NEW.accounts[line], NEW.amounts[line], c.number, c.balance, c.hash FROM chain c;
      EXIT WHEN FOUND;
      PERFORM ledger_open_account(NEW.accounts[line]);
    END LOOP;
  END LOOP;
  IF total <> 0 OR is_linked IS NULL OR NEW.reverses IS NOT NULL THEN
    PERFORM ledger_check_whole(NEW, total, is_linked);
  END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION ledger_check_whole(entry ledger_book, total bigint, is_linked boolean)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF total <> 0 THEN
    PERFORM ledger_refuse(format('entry %s is off by %s', entry.key, total), 'ledger_entry_balanced');
  END IF;
  IF is_linked IS NULL THEN
    PERFORM ledger_refuse(format('entry %s is in no chain', entry.key), 'ledger_entry_chained');
  END IF;
  IF EXISTS (
    SELECT p.account, -p.amount FROM ledger_postings p WHERE p.entry_id = entry.reverses
    EXCEPT SELECT p.account, p.amount FROM ledger_postings p WHERE p.entry_id = entry.entry_id
  ) THEN
    PERFORM ledger_refuse(
      format('entry %s is not the opposite of entry %s', entry.key, entry.reverses), 'ledger_entry_opposite');
  END IF;
END $$;

CREATE TRIGGER ledger_book_write INSTEAD OF INSERT ON ledger_book
  FOR EACH ROW EXECUTE FUNCTION ledger_write();

DROP TRIGGER ledger_postings_link ON ledger_postings;
DROP TRIGGER ledger_entries_check ON ledger_entries;
DROP FUNCTION ledger_link_posting();
DROP FUNCTION ledger_check_entry();

-- A condition of a trigger is prepared for each statement too, so the functions ask instead: depth 1 is a
-- statement of somebody's own, and the door writes from depth 2.
CREATE FUNCTION ledger_refuse_side_door() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'the books are written through ledger_book: % of % is refused', TG_OP, TG_TABLE_NAME
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'ledger_one_door';
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER ledger_accounts_follow ON ledger_accounts;
CREATE TRIGGER ledger_entries_door BEFORE INSERT ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_side_door();
CREATE TRIGGER ledger_postings_door BEFORE INSERT ON ledger_postings
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_side_door();
CREATE TRIGGER ledger_accounts_door BEFORE INSERT OR UPDATE ON ledger_accounts
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_side_door();

DROP FUNCTION ledger_post(text, text, text, bigint, text[], bigint[], timestamptz);

-- Hardly any entry reverses another, so the others need no place in the index.
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_reversed_once;
CREATE UNIQUE INDEX ledger_entries_reversed_once ON ledger_entries (reverses) WHERE reverses IS NOT NULL;
