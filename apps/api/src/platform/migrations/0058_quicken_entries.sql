-- The one way in: an entry comes with its postings in one INSERT into this view, whose trigger alone may
-- write the tables behind it, whole and balanced, so nothing is left to check when the transaction ends.
-- A key that is known gives its first entry back and says whether it was the same.
CREATE VIEW ledger_book AS
  SELECT key, kind, reference, reverses, NULL::text[] AS accounts, NULL::bigint[] AS amounts, posted_at,
    id AS entry_id, NULL::boolean AS is_first, NULL::boolean AS is_same
  FROM ledger_entries;

CREATE FUNCTION ledger_write() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  content bytea := ledger_content_hash(NEW.kind, NEW.reference, NEW.reverses, NEW.accounts, NEW.amounts);
  numbers bigint[];
  balances bigint[];
  hashes bytea[];
  total bigint := 0;
  linked record;
BEGIN
  INSERT INTO ledger_entries (key, kind, reference, reverses, lines, content_hash, posted_at)
    VALUES (NEW.key, NEW.kind, NEW.reference, NEW.reverses, cardinality(NEW.accounts), content, NEW.posted_at)
    -- Any conflict: of two that come together, the second may meet the other unique column first.
    ON CONFLICT DO NOTHING
    RETURNING id INTO NEW.entry_id;
  IF NEW.entry_id IS NULL THEN
    SELECT e.id, e.posted_at, false, e.content_hash = content
      INTO NEW.entry_id, NEW.posted_at, NEW.is_first, NEW.is_same
      FROM ledger_entries e WHERE e.key = NEW.key;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'entry % is reversed already', NEW.reverses
        USING ERRCODE = 'unique_violation', CONSTRAINT = 'ledger_entries_reversed_once';
    END IF;
    RETURN NEW;
  END IF;
  -- One UPDATE takes an account's lock, moves its balance and links its chain.
  FOR line IN 1..cardinality(NEW.accounts) LOOP
    total := total + NEW.amounts[line];
    IF ledger_is_busy(NEW.accounts[line]) THEN
      IF NOT EXISTS (SELECT FROM ledger_accounts a WHERE a.name = NEW.accounts[line]) THEN
        INSERT INTO ledger_accounts (name) VALUES (NEW.accounts[line]) ON CONFLICT DO NOTHING;
      END IF;
    ELSE
      FOR attempt IN 1..2 LOOP
        UPDATE ledger_accounts a SET
          number = a.number + 1,
          balance = a.balance + NEW.amounts[line],
          hash = ledger_link_hash(a.hash, content, NEW.posted_at, NEW.entry_id, line::smallint,
            NEW.amounts[line], a.number + 1, a.balance + NEW.amounts[line])
          WHERE a.name = NEW.accounts[line]
          RETURNING a.number, a.balance, a.hash INTO linked;
        EXIT WHEN FOUND;
        INSERT INTO ledger_accounts (name) VALUES (NEW.accounts[line]) ON CONFLICT DO NOTHING;
      END LOOP;
      numbers[line] := linked.number;
      balances[line] := linked.balance;
      hashes[line] := linked.hash;
    END IF;
  END LOOP;
  IF total <> 0 THEN
    RAISE EXCEPTION 'entry % is off by %', NEW.entry_id, total
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entry_balanced';
  END IF;
  IF numbers IS NULL THEN
    RAISE EXCEPTION 'entry % is in no chain', NEW.entry_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entry_chained';
  END IF;
  INSERT INTO ledger_postings (entry_id, line, account, amount, number, balance, hash)
    SELECT NEW.entry_id, line, NEW.accounts[line], NEW.amounts[line], numbers[line], balances[line], hashes[line]
    FROM generate_series(1, cardinality(NEW.accounts)) AS line;
  IF NEW.reverses IS NOT NULL AND EXISTS (
    SELECT account, -amount FROM ledger_postings WHERE entry_id = NEW.reverses
    EXCEPT SELECT account, amount FROM ledger_postings WHERE entry_id = NEW.entry_id
  ) THEN
    RAISE EXCEPTION 'entry % is not the opposite of entry %', NEW.entry_id, NEW.reverses
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entry_opposite';
  END IF;
  NEW.is_first := true;
  NEW.is_same := true;
  RETURN NEW;
END $$;

CREATE TRIGGER ledger_book_write INSTEAD OF INSERT ON ledger_book
  FOR EACH ROW EXECUTE FUNCTION ledger_write();

DROP TRIGGER ledger_postings_link ON ledger_postings;
DROP TRIGGER ledger_entries_check ON ledger_entries;
DROP FUNCTION ledger_link_posting();
DROP FUNCTION ledger_check_entry();

-- Depth 0 is a statement of somebody's own; the view's trigger writes from depth 1.
CREATE FUNCTION ledger_refuse_side_door() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'entries are posted through ledger_book: INSERT into % is refused', TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation', CONSTRAINT = 'ledger_one_door';
END $$;

CREATE TRIGGER ledger_entries_door BEFORE INSERT ON ledger_entries
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION ledger_refuse_side_door();
CREATE TRIGGER ledger_postings_door BEFORE INSERT ON ledger_postings
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION ledger_refuse_side_door();
CREATE TRIGGER ledger_accounts_door BEFORE INSERT ON ledger_accounts
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION ledger_refuse_side_door();

DROP FUNCTION ledger_post(text, text, text, bigint, text[], bigint[], timestamptz);

-- Hardly any entry reverses another, so the others need no place in the index.
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_reversed_once;
CREATE UNIQUE INDEX ledger_entries_reversed_once ON ledger_entries (reverses) WHERE reverses IS NOT NULL;
