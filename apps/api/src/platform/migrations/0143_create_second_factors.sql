-- Keys that seal the secrets of authenticator apps, wrapped like those of bank accounts.
create table second_factor_keys (
  id integer generated always as identity primary key,
  wrapped bytea not null,
  created_at timestamptz not null
);

create table second_factors (
  user_id uuid primary key references users (id),
  key_id integer not null references second_factor_keys (id),
  sealed bytea not null,
  created_at timestamptz not null,
  -- Null until the first code of the app was given.
  confirmed_at timestamptz,
  -- The latest 30-second step whose code was accepted: each code counts once.
  last_step bigint not null default 0
);
create index second_factors_by_key on second_factors (key_id);

create table recovery_codes (
  user_id uuid not null references users (id),
  code_hash bytea not null check (octet_length(code_hash) = 32),
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

alter table users add has_second_factor boolean not null default false;
-- When this session gave a second factor; without one an account that has it is not signed in.
alter table sessions add second_factor_at timestamptz;
