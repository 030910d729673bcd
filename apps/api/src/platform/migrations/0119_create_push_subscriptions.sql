-- A device that shows notifications. It belongs to the session there, so that signing out ends both.
CREATE TABLE push_subscriptions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  session_id uuid NOT NULL UNIQUE REFERENCES sessions ON DELETE CASCADE,
  endpoint text NOT NULL UNIQUE CHECK (endpoint ~ '^https?://' AND length(endpoint) <= 2000),
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamptz NOT NULL,
  last_success_at timestamptz
);

CREATE INDEX push_subscriptions_by_user ON push_subscriptions (user_id, created_at);
