-- The constraints refuse what these functions and this table refused before.
DROP TRIGGER ledger_book_write ON ledger_book;
DROP FUNCTION ledger_write();
DROP FUNCTION ledger_check_form(ledger_book);
DROP FUNCTION ledger_check_reversal(ledger_book);
DROP FUNCTION ledger_open_accounts(ledger_book, bytea);
DROP VIEW ledger_book;
DROP FUNCTION ledger_refuse(text, text);
DROP FUNCTION ledger_balance(text, bigint);
DROP FUNCTION ledger_is_in_chart(text);
DROP FUNCTION ledger_is_busy(text);
DROP FUNCTION ledger_is_guarded(text);
DROP TABLE ledger_reversals;

-- Entries are posted by inserting them here, each with its postings in one row. A key that exists already
-- returns its first entry and whether the content is the same.
CREATE VIEW ledger_journal AS
  SELECT key, kind, reference, reverses, NULL::text[] AS accounts, NULL::bigint[] AS amounts, posted_at,
    id AS entry_id, NULL::boolean AS is_first, NULL::boolean AS is_same
  FROM ledger_entries;

-- A name of no known kind violates the foreign key of its kind.
CREATE FUNCTION ledger_open_account(name text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO ledger_accounts (name, can_be_negative, has_running_balance, balance, number, hash)
    SELECT ledger_open_account.name, coalesce(k.can_be_negative, false), coalesce(k.has_running_balance, false),
      CASE WHEN k.has_running_balance THEN 0 END,
      CASE WHEN k.has_running_balance THEN 0 END,
      CASE WHEN k.has_running_balance THEN ''::bytea END
    FROM (VALUES (1)) one LEFT JOIN ledger_account_kinds k ON k.kind = ledger_account_kind(ledger_open_account.name)
    ON CONFLICT DO NOTHING
$$;

CREATE FUNCTION ledger_post_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  head bytea;
BEGIN
  INSERT INTO ledger_entries (key, kind, reference, reverses, lines, content_hash, posted_at)
    VALUES (NEW.key, NEW.kind, NEW.reference, NEW.reverses, cardinality(NEW.accounts),
      ledger_content_hash(NEW.kind, NEW.reference, NEW.reverses, NEW.accounts, NEW.amounts), NEW.posted_at)
    -- Without a column: a reversal posted twice at once may meet the index of reversals before that of keys.
    ON CONFLICT DO NOTHING
    RETURNING id, true, true, ledger_link_head(content_hash, posted_at, id)
    INTO NEW.entry_id, NEW.is_first, NEW.is_same, head;
  IF NOT FOUND THEN
    SELECT e.id, e.posted_at, false, e.content_hash = ledger_content_hash(
        NEW.kind, NEW.reference, NEW.reverses, NEW.accounts, NEW.amounts)
      INTO NEW.entry_id, NEW.posted_at, NEW.is_first, NEW.is_same
      FROM ledger_entries e WHERE e.key = NEW.key;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'ledger entry % is reversed already', NEW.reverses
        USING ERRCODE = 'unique_violation', TABLE = 'ledger_entries', CONSTRAINT = 'ledger_entries_reversed_once';
    END IF;
    RETURN NEW;
  END IF;
  -- Line by line, because callers sort the accounts and the order of these locks prevents deadlocks.
  FOR position IN 1..cardinality(NEW.accounts) LOOP
    LOOP
      -- Locks the account, moves its balance, extends its hash chain and writes the posting.
      WITH linked AS (
        UPDATE ledger_accounts a SET
          number = a.number + 1,
          balance = a.balance + NEW.amounts[position],
          hash = sha256(a.hash || head || int2send(position::smallint) || int8send(NEW.amounts[position])
            || int8send(a.number + 1) || int8send(a.balance + NEW.amounts[position]))
          WHERE a.name = NEW.accounts[position] AND a.has_running_balance
          RETURNING a.number, a.balance, a.hash
      )
      INSERT INTO ledger_postings (entry_id, line, account, amount, number, balance, hash)
        SELECT NEW.entry_id, position, NEW.accounts[position], NEW.amounts[position], l.number, l.balance, l.hash
        FROM linked l;
      EXIT WHEN FOUND;
      INSERT INTO ledger_postings (entry_id, line, account, amount)
        SELECT NEW.entry_id, position, a.name, NEW.amounts[position] FROM ledger_accounts a
        WHERE a.name = NEW.accounts[position] AND NOT a.has_running_balance;
      EXIT WHEN FOUND;
      PERFORM ledger_open_account(NEW.accounts[position]);
    END LOOP;
  END LOOP;
  RETURN NEW;
END $$;

CREATE TRIGGER ledger_journal_post INSTEAD OF INSERT ON ledger_journal
  FOR EACH ROW EXECUTE FUNCTION ledger_post_entry();

CREATE OR REPLACE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are append-only: % is refused', TG_TABLE_NAME, TG_OP
    USING ERRCODE = 'restrict_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'ledger_append_only';
END $$;

-- Triggers that run at depth 0 belong to a statement of a client; those of the journal run at depth 1.
DROP TRIGGER ledger_entries_door ON ledger_entries;
DROP TRIGGER ledger_postings_door ON ledger_postings;
DROP TRIGGER ledger_accounts_door ON ledger_accounts;
DROP FUNCTION ledger_refuse_side_door();
CREATE FUNCTION ledger_refuse_direct_write() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'entries are posted through ledger_journal: % of % is refused', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'ledger_journal_only';
END $$;
CREATE TRIGGER ledger_entries_journal_only BEFORE INSERT ON ledger_entries
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION ledger_refuse_direct_write();
CREATE TRIGGER ledger_postings_journal_only BEFORE INSERT ON ledger_postings
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION ledger_refuse_direct_write();
CREATE TRIGGER ledger_accounts_journal_only BEFORE INSERT OR UPDATE ON ledger_accounts
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION ledger_refuse_direct_write();

ALTER TRIGGER ledger_entries_stay ON ledger_entries RENAME TO ledger_entries_append_only;
ALTER TRIGGER ledger_postings_stay ON ledger_postings RENAME TO ledger_postings_append_only;
ALTER TRIGGER ledger_accounts_stay ON ledger_accounts RENAME TO ledger_accounts_no_delete;
