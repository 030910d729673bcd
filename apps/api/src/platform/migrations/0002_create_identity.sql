CREATE TYPE user_gender AS ENUM ('male', 'female', 'other');
CREATE TYPE user_profile AS ENUM ('USER', 'OWNER', 'ADMIN');
CREATE TYPE user_language AS ENUM ('en', 'es');
CREATE TYPE secret_kind AS ENUM ('pin', 'password', 'none');
CREATE TYPE link_purpose AS ENUM ('reset', 'sign_in', 'confirm');
CREATE TYPE identity_provider AS ENUM ('google', 'apple');

CREATE TABLE users (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  full_name text NOT NULL,
  email text NOT NULL CHECK (email = lower(email)),
  -- Among the accounts that name an address at most one holds it.
  holds_email boolean NOT NULL,
  email_confirmed_at timestamptz,
  phone text NOT NULL,
  gender user_gender NOT NULL,
  profile user_profile NOT NULL DEFAULT 'USER',
  language user_language NOT NULL,
  photo_key text,
  secret_kind secret_kind NOT NULL,
  secret_hash text,
  -- Only while the address belongs to somebody else; finds the account among its namesakes.
  secret_mark bytea,
  created_at timestamptz NOT NULL,
  erased_at timestamptz,
  CHECK ((secret_kind = 'none') = (secret_hash IS NULL)),
  CHECK (secret_mark IS NULL OR NOT holds_email),
  CHECK (erased_at IS NULL OR (
    full_name = '' AND email = '' AND phone = '' AND NOT holds_email
    AND photo_key IS NULL AND secret_hash IS NULL
  ))
);

CREATE UNIQUE INDEX users_email_has_one_holder ON users (email) WHERE holds_email;
CREATE INDEX users_by_email ON users (email) WHERE erased_at IS NULL;
CREATE INDEX users_unconfirmed ON users (created_at)
  WHERE email_confirmed_at IS NULL AND erased_at IS NULL;

CREATE TABLE sessions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  token_hash bytea NOT NULL UNIQUE,
  user_id uuid NOT NULL REFERENCES users,
  device text NOT NULL,
  created_at timestamptz NOT NULL,
  authenticated_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

CREATE TABLE known_devices (
  user_id uuid NOT NULL REFERENCES users,
  device_hash bytea NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, device_hash)
);

-- Tries of one kind of thing by one keyed hash, within the time they still count.
CREATE TABLE tries (
  key bytea PRIMARY KEY,
  tried_at timestamptz[] NOT NULL,
  last_at timestamptz NOT NULL
);

CREATE INDEX tries_by_last ON tries (last_at);

CREATE TABLE one_use_links (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  purpose link_purpose NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE INDEX one_use_links_by_user ON one_use_links (user_id);
CREATE INDEX one_use_links_by_expiry ON one_use_links (expires_at);

CREATE TABLE user_identities (
  provider identity_provider NOT NULL,
  subject text NOT NULL,
  user_id uuid NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (provider, subject)
);

CREATE INDEX user_identities_by_user ON user_identities (user_id);

CREATE TABLE one_use_nonces (
  nonce_hash bytea PRIMARY KEY,
  state_hash bytea NOT NULL,
  issued_at timestamptz NOT NULL
);

CREATE INDEX one_use_nonces_by_issue ON one_use_nonces (issued_at);
