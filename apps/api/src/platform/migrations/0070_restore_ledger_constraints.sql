ALTER TABLE ledger_entries
  ADD CONSTRAINT ledger_entries_reverses_fkey FOREIGN KEY (reverses) REFERENCES ledger_entries;

-- Hardly any entry reverses another, so the index holds only those that do.
CREATE UNIQUE INDEX ledger_entries_reversed_once ON ledger_entries (reverses) WHERE reverses IS NOT NULL;

ALTER TABLE ledger_postings
  ADD CONSTRAINT ledger_postings_amount_check CHECK (amount <> 0),
  ADD CONSTRAINT ledger_postings_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES ledger_entries,
  ADD CONSTRAINT ledger_postings_account_fkey FOREIGN KEY (account) REFERENCES ledger_accounts;

-- PostgreSQL inlines an SQL function only where it is declared as volatile as the functions it calls.
ALTER FUNCTION ledger_content_hash(text, text, bigint, text[], bigint[]) STABLE;

-- Whether an entry has exactly the postings of another one with opposite amounts.
CREATE FUNCTION ledger_is_opposite(entry bigint, reversed bigint) RETURNS boolean
LANGUAGE sql STABLE
RETURN NOT EXISTS (
  SELECT p.account, -p.amount FROM ledger_postings p WHERE p.entry_id = reversed
  EXCEPT SELECT p.account, p.amount FROM ledger_postings p WHERE p.entry_id = entry
) AND (SELECT count(*) FROM ledger_postings p WHERE p.entry_id = reversed)
  = (SELECT count(*) FROM ledger_postings p WHERE p.entry_id = entry);

-- What an entry and its postings must satisfy together when their transaction commits. An expression in
-- PL/pgSQL is compiled once, a CHECK for each statement; so the rules of an entry alone are here too.
CREATE FUNCTION ledger_check_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  posted record;
  broken text;
BEGIN
  -- Reads the kind and not the account, whose row has many dead versions after many entries in one transaction.
  SELECT count(*) AS lines, min(p.line) AS first_line, max(p.line) AS last_line, sum(p.amount) AS total,
      count(DISTINCT p.account) AS different_accounts,
      array_agg(p.account ORDER BY p.line) AS accounts, array_agg(p.amount ORDER BY p.line) AS amounts,
      count(p.number) AS links, bool_and(num_nonnulls(p.number, p.balance, p.hash) = (
        SELECT CASE WHEN k.has_running_balance THEN 3 ELSE 0 END
        FROM ledger_account_kinds k WHERE k.kind = ledger_account_kind(p.account)
      )) AS is_linked
    INTO posted FROM ledger_postings p WHERE p.entry_id = NEW.id;
  broken := CASE
    WHEN NEW.key = '' OR length(NEW.key) > 200 OR NEW.kind !~ '^[a-z_.]+$' OR NEW.reference = ''
      THEN 'ledger_entry_named'
    WHEN posted.lines = 0 OR posted.lines <> NEW.lines OR posted.first_line <> 1 OR posted.last_line <> NEW.lines
      THEN 'ledger_entry_complete'
    WHEN posted.total <> 0 THEN 'ledger_entry_balanced'
    WHEN posted.different_accounts <> posted.lines THEN 'ledger_entry_accounts_differ'
    WHEN posted.links = 0 OR NOT posted.is_linked THEN 'ledger_entry_chained'
    WHEN NEW.content_hash <> ledger_content_hash(
        NEW.kind, NEW.reference, NEW.reverses, posted.accounts, posted.amounts) THEN 'ledger_entry_content'
    WHEN NEW.reverses IS NOT NULL AND NOT ledger_is_opposite(NEW.id, NEW.reverses) THEN 'ledger_entry_opposite'
  END;
  IF broken IS NOT NULL THEN
    RAISE EXCEPTION 'ledger entry % violates %', NEW.key, broken
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = broken;
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER ledger_entries_check AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_entry();

-- A committed entry has all its lines, so a posting with another line would be added to it later.
CREATE FUNCTION ledger_check_posting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.line > (SELECT e.lines FROM ledger_entries e WHERE e.id = NEW.entry_id) OR NEW.line < 1 THEN
    RAISE EXCEPTION 'ledger entry % has no line %', NEW.entry_id, NEW.line
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'ledger_entry_complete';
  END IF;
  RETURN NULL;
END $$;

-- Postings that a trigger writes come with their entry, whose own check counts them.
CREATE CONSTRAINT TRIGGER ledger_postings_check AFTER INSERT ON ledger_postings
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION ledger_check_posting();
