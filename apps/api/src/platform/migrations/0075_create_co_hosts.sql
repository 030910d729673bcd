-- In ascending order: each role includes what the ones before it allow.
CREATE TYPE co_host_role AS ENUM ('view', 'calendar', 'full');

CREATE TABLE co_hosts (
  suite_id uuid NOT NULL REFERENCES suites,
  user_id uuid NOT NULL REFERENCES users,
  role co_host_role NOT NULL,
  joined_at timestamptz NOT NULL,
  PRIMARY KEY (suite_id, user_id)
);

CREATE INDEX co_hosts_by_user ON co_hosts (user_id);

-- An open invitation; it is deleted once accepted, declined or withdrawn, and events tell its story.
CREATE TABLE co_host_invitations (
  id uuid PRIMARY KEY,
  suite_id uuid NOT NULL REFERENCES suites,
  email text NOT NULL CHECK (email <> '' AND length(email) <= 254),
  role co_host_role NOT NULL,
  invited_by uuid NOT NULL REFERENCES users,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT co_host_invitations_one_per_address UNIQUE (suite_id, email)
);

CREATE INDEX co_host_invitations_by_end ON co_host_invitations (expires_at);

-- Read with every signed-in request, so it is stored on the account and kept true here.
ALTER TABLE users ADD COLUMN is_co_host boolean NOT NULL DEFAULT false;

CREATE FUNCTION co_hosts_mark_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid := coalesce(NEW.user_id, OLD.user_id);
BEGIN
  -- The lock is a statement of its own, so that the next one sees what a concurrent change left.
  PERFORM FROM users WHERE id = changed FOR NO KEY UPDATE;
  UPDATE users SET is_co_host = EXISTS (SELECT FROM co_hosts WHERE user_id = changed)
    WHERE id = changed;
  RETURN NULL;
END
$$;

CREATE TRIGGER co_hosts_mark_account AFTER INSERT OR DELETE ON co_hosts
  FOR EACH ROW EXECUTE FUNCTION co_hosts_mark_account();

-- What people did in a home, for its history.
CREATE INDEX events_by_managed_suite ON events ((data ->> 'suiteId'), id)
  WHERE kind IN ('owners.expense_recorded', 'owners.expense_voided', 'booking.cancelled');
