-- Contract step of 0071: ledger_open_account is called by ledger_post_entry only, which is replaced in the same transaction.
-- An account belongs to one currency, which its postings repeat, so an entry of two currencies violates a foreign key.
ALTER TABLE ledger_accounts ADD CONSTRAINT ledger_accounts_currency_unique UNIQUE (name, currency);
ALTER TABLE ledger_postings ADD CONSTRAINT ledger_postings_account_currency_fkey
  FOREIGN KEY (account, currency) REFERENCES ledger_accounts (name, currency) NOT VALID;
ALTER TABLE ledger_postings VALIDATE CONSTRAINT ledger_postings_account_currency_fkey;
ALTER TABLE ledger_postings DROP CONSTRAINT ledger_postings_account_fkey;

-- The version before this one posts without a currency.
CREATE OR REPLACE VIEW ledger_journal AS
  SELECT key, kind, reference, reverses, NULL::text[] AS accounts, NULL::bigint[] AS amounts, posted_at, id AS entry_id,
    NULL::boolean AS is_first, NULL::boolean AS is_same, NULL::currency AS currency
  FROM ledger_entries;
ALTER VIEW ledger_journal ALTER COLUMN currency SET DEFAULT 'USD';

-- Entries in dollars have the hash that they had before there were currencies; those in another one include its name.
-- The version before this one verifies the ledger by the function of five arguments.
CREATE FUNCTION ledger_content_hash(kind text, reference text, reverses bigint, accounts text[], amounts bigint[], currency currency)
RETURNS bytea LANGUAGE sql STABLE PARALLEL SAFE
RETURN sha256(convert_to((CASE currency
  WHEN 'USD' THEN jsonb_build_array(kind, reference, reverses, accounts, amounts)
  ELSE jsonb_build_array(kind, reference, reverses, accounts, amounts, currency)
END)::text, 'UTF8'));

DROP FUNCTION ledger_open_account(text);
CREATE FUNCTION ledger_open_account(name text, currency currency) RETURNS void LANGUAGE sql AS $$
  INSERT INTO ledger_accounts (name, currency, can_be_negative, has_running_balance, balance, number, hash)
    SELECT ledger_open_account.name, ledger_open_account.currency,
      coalesce(k.can_be_negative, false), coalesce(k.has_running_balance, false),
      CASE WHEN k.has_running_balance THEN 0 END,
      CASE WHEN k.has_running_balance THEN 0 END,
      CASE WHEN k.has_running_balance THEN ''::bytea END
    FROM (VALUES (1)) one LEFT JOIN ledger_account_kinds k ON k.kind = ledger_account_kind(ledger_open_account.name)
    ON CONFLICT DO NOTHING
$$;

CREATE OR REPLACE FUNCTION ledger_post_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  head bytea;
  linked record;
  numbers bigint[];
  balances bigint[];
  hashes bytea[];
BEGIN
  INSERT INTO ledger_entries (key, kind, reference, reverses, lines, content_hash, posted_at)
    VALUES (NEW.key, NEW.kind, NEW.reference, NEW.reverses, cardinality(NEW.accounts),
      ledger_content_hash(NEW.kind, NEW.reference, NEW.reverses, NEW.accounts, NEW.amounts, NEW.currency), NEW.posted_at)
    -- Without a column: a reversal posted twice at once may meet the index of reversals before that of keys.
    ON CONFLICT DO NOTHING
    RETURNING id, true, true, ledger_link_head(content_hash, posted_at, id)
    INTO NEW.entry_id, NEW.is_first, NEW.is_same, head;
  IF NOT FOUND THEN
    SELECT e.id, e.posted_at, false, e.content_hash = ledger_content_hash(
        NEW.kind, NEW.reference, NEW.reverses, NEW.accounts, NEW.amounts, NEW.currency)
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
      -- Locks the account, moves its balance and extends its hash chain.
      UPDATE ledger_accounts a SET
        number = a.number + 1,
        balance = a.balance + NEW.amounts[position],
        hash = sha256(a.hash || head || int2send(position::smallint) || int8send(NEW.amounts[position])
          || int8send(a.number + 1) || int8send(a.balance + NEW.amounts[position]))
        WHERE a.name = NEW.accounts[position] AND a.has_running_balance
        RETURNING a.number, a.balance, a.hash INTO linked;
      EXIT WHEN FOUND;
      PERFORM FROM ledger_accounts a WHERE a.name = NEW.accounts[position] AND NOT a.has_running_balance;
      EXIT WHEN FOUND;
      PERFORM ledger_open_account(NEW.accounts[position], NEW.currency);
    END LOOP;
    numbers[position] := linked.number;
    balances[position] := linked.balance;
    hashes[position] := linked.hash;
  END LOOP;
  INSERT INTO ledger_postings (entry_id, line, account, amount, currency, number, balance, hash)
    SELECT NEW.entry_id, line, NEW.accounts[line], NEW.amounts[line], NEW.currency, numbers[line], balances[line], hashes[line]
    FROM generate_subscripts(numbers, 1) line;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION ledger_check_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  posting record;
  accounts text[] := '{}';
  amounts bigint[] := '{}';
  entry_currency currency;
  line_count int := 0;
  link_count int := 0;
  total numeric := 0;
  is_complete boolean := true;
  is_mixed boolean := false;
  is_repeated boolean := false;
  is_linked boolean := true;
  broken text;
BEGIN
  -- A loop over the rows costs half of what their aggregates do.
  FOR posting IN
    SELECT p.line, p.account, p.amount, p.currency, num_nonnulls(p.number, p.balance, p.hash) AS links, a.has_running_balance
    FROM ledger_postings p JOIN ledger_accounts a ON a.name = p.account
    WHERE p.entry_id = NEW.id ORDER BY p.line
  LOOP
    line_count := line_count + 1;
    link_count := link_count + posting.links;
    total := total + posting.amount;
    is_complete := is_complete AND posting.line = line_count;
    is_mixed := is_mixed OR coalesce(posting.currency <> entry_currency, false);
    is_repeated := is_repeated OR posting.account = ANY (accounts);
    is_linked := is_linked AND posting.links = CASE WHEN posting.has_running_balance THEN 3 ELSE 0 END;
    entry_currency := posting.currency;
    accounts := accounts || posting.account;
    amounts := amounts || posting.amount;
  END LOOP;
  broken := CASE
    WHEN NEW.key = '' OR length(NEW.key) > 200 OR NEW.kind !~ '^[a-z_.]+$' OR NEW.reference = ''
      THEN 'ledger_entry_named'
    WHEN NOT is_complete OR line_count = 0 OR line_count <> NEW.lines THEN 'ledger_entry_complete'
    WHEN is_mixed THEN 'ledger_entry_one_currency'
    WHEN total <> 0 THEN 'ledger_entry_balanced'
    WHEN is_repeated THEN 'ledger_entry_accounts_differ'
    WHEN link_count = 0 OR NOT is_linked THEN 'ledger_entry_chained'
    WHEN NEW.content_hash <> ledger_content_hash(
        NEW.kind, NEW.reference, NEW.reverses, accounts, amounts, entry_currency) THEN 'ledger_entry_content'
    WHEN NEW.reverses IS NOT NULL AND NOT ledger_is_opposite(NEW.id, NEW.reverses) THEN 'ledger_entry_opposite'
  END;
  IF broken IS NOT NULL THEN
    RAISE EXCEPTION 'ledger entry % violates %', NEW.key, broken
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = broken;
  END IF;
  RETURN NULL;
END $$;
