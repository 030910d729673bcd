-- A locked account cannot sign in; operations say why.
alter table users add locked_at timestamptz;

-- The search of the console looks for parts of names and emails, and for cards by their last digits.
create extension if not exists pg_trgm;
create index users_by_name_part on users using gin (full_name gin_trgm_ops) where erased_at is null;
create index users_by_email_part on users using gin (email gin_trgm_ops) where erased_at is null;
create index charges_by_last_four on charges (card_last_four, created_at desc)
  where card_last_four is not null;
