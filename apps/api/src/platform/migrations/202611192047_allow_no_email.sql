-- Guests of stays that came without an address, such as those of a calendar: their account holds none.
-- Rollback: nothing to do; the version before knows accounts without an address from those that were erased.
ALTER TABLE users ADD CONSTRAINT users_no_email_is_not_held
  CHECK (email <> '' OR (NOT holds_email AND email_confirmed_at IS NULL));
