create table passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  credential_id text not null unique check (credential_id <> ''),
  public_key bytea not null,
  -- Some authenticators count their uses; a lower count than before betrays a copy.
  sign_count bigint not null check (sign_count >= 0),
  transports text[] not null default '{}',
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_by_user on passkeys (user_id, created_at);
