-- Books written before 0059 have rows for the busy accounts, which keep neither balance nor chain. An entry
-- that opens an account took such a row for one that is new and wrote its line a second time, so that every
-- card payment for a stay failed.
ALTER TABLE ledger_accounts DISABLE TRIGGER ledger_accounts_stay;
DELETE FROM ledger_accounts WHERE ledger_is_busy(name) AND number = 0 AND balance = 0 AND hash = '';
ALTER TABLE ledger_accounts ENABLE TRIGGER ledger_accounts_stay;

-- The lines of accounts that are touched for the first time; busy accounts have theirs by then.
CREATE OR REPLACE FUNCTION ledger_open_accounts(entry ledger_book, head bytea) RETURNS void LANGUAGE plpgsql AS $$
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
        WHERE a.name = entry.accounts[line] AND a.hash = '' AND NOT ledger_is_busy(a.name)
        RETURNING a.name, a.number, a.balance, a.hash
    )
    INSERT INTO ledger_postings (entry_id, line, account, amount, number, balance, hash)
      SELECT entry.entry_id, line, c.name, entry.amounts[line], c.number, c.balance, c.hash FROM chain c;
  END LOOP;
END $$;
