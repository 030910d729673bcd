-- Every unconfirmed account is found by its mark, whether it holds its address or only names it, so
-- that signing in cannot tell the two apart.
ALTER TABLE users DROP CONSTRAINT users_check1;
ALTER TABLE users ADD CONSTRAINT users_mark_while_unconfirmed
  CHECK (secret_mark IS NULL OR email_confirmed_at IS NULL);

DROP INDEX users_by_email;
CREATE INDEX users_by_email ON users (email, secret_mark) WHERE erased_at IS NULL;
