CREATE TYPE bank_country AS ENUM ('US', 'MX');
CREATE TYPE bank_account_kind AS ENUM ('checking', 'savings');

-- Each key is itself sealed under the secret of the installation.
CREATE TABLE bank_keys (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  wrapped bytea NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE TABLE bank_accounts (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  country bank_country NOT NULL,
  bank_name text NOT NULL CHECK (bank_name <> ''),
  kind bank_account_kind NOT NULL,
  last_four text NOT NULL CHECK (last_four ~ '^[0-9]{4}$'),
  key_id integer REFERENCES bank_keys,
  sealed bytea,
  -- Tells equal numbers without telling the numbers.
  fingerprint bytea NOT NULL,
  is_default boolean NOT NULL,
  created_at timestamptz NOT NULL,
  removed_at timestamptz,
  CHECK ((removed_at IS NULL) = (sealed IS NOT NULL)),
  CHECK ((sealed IS NULL) = (key_id IS NULL)),
  CHECK (removed_at IS NULL OR NOT is_default)
);

CREATE UNIQUE INDEX bank_accounts_no_twins ON bank_accounts (user_id, fingerprint)
  WHERE removed_at IS NULL;
CREATE UNIQUE INDEX bank_accounts_one_default ON bank_accounts (user_id) WHERE is_default;
CREATE INDEX bank_accounts_by_key ON bank_accounts (key_id);

CREATE FUNCTION bank_accounts_check_default() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM bank_accounts WHERE user_id = NEW.user_id AND removed_at IS NULL)
    AND NOT EXISTS (SELECT FROM bank_accounts WHERE user_id = NEW.user_id AND is_default)
  THEN
    RAISE EXCEPTION 'user % has bank accounts but no default', NEW.user_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'bank_accounts_some_default';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER bank_accounts_some_default AFTER INSERT OR UPDATE ON bank_accounts
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bank_accounts_check_default();
