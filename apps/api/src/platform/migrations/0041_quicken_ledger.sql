-- One UPDATE takes the account's lock, moves its balance and links its chain.
CREATE OR REPLACE FUNCTION ledger_link_posting() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry record;
BEGIN
  SELECT lines, content_hash, posted_at INTO STRICT entry FROM ledger_entries WHERE id = NEW.entry_id;
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
  FOR attempt IN 1..2 LOOP
    UPDATE ledger_accounts SET
      number = number + 1,
      balance = balance + NEW.amount,
      hash = ledger_link_hash(hash, entry.content_hash, entry.posted_at,
        NEW.entry_id, NEW.line, NEW.amount, number + 1, balance + NEW.amount)
      WHERE name = NEW.account
      RETURNING number, balance, hash INTO NEW.number, NEW.balance, NEW.hash;
    EXIT WHEN FOUND;
    INSERT INTO ledger_accounts (name) VALUES (NEW.account) ON CONFLICT DO NOTHING;
  END LOOP;
  RETURN NEW;
END $$;

-- The posting's trigger has just found its entry and its account, and neither can be removed; asking
-- again would lock the row of every busy account for each entry that touches it.
ALTER TABLE ledger_postings DROP CONSTRAINT ledger_postings_entry_id_fkey;
ALTER TABLE ledger_postings DROP CONSTRAINT ledger_postings_account_fkey;
