-- Searches that guests saved, with alerts about homes that newly match them.
CREATE TABLE saved_searches (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users,
  name text CHECK (length(name) BETWEEN 1 AND 60),
  query jsonb NOT NULL CHECK (jsonb_typeof(query) = 'object'),
  -- The same for searches that find the same homes.
  fingerprint text NOT NULL,
  -- The last day on which a stay may begin; null for a search without an end.
  begins_until date,
  has_alerts boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  looked_at timestamptz NOT NULL,
  alerted_at timestamptz,
  UNIQUE (user_id, fingerprint)
);
CREATE INDEX saved_searches_by_look ON saved_searches (looked_at) WHERE has_alerts;

-- The homes that matched at the last look; the amount is the price that the guest knows.
CREATE TABLE saved_search_homes (
  search_id uuid NOT NULL REFERENCES saved_searches ON DELETE CASCADE,
  suite_id uuid NOT NULL REFERENCES suites ON DELETE CASCADE,
  amount bigint,
  PRIMARY KEY (search_id, suite_id)
);
CREATE INDEX saved_search_homes_by_suite ON saved_search_homes (suite_id);

CREATE TYPE search_match_reason AS ENUM ('new_home', 'available', 'price_drop');

-- What a guest was alerted to. The key makes each thing an alert once.
CREATE TABLE saved_search_alerts (
  search_id uuid NOT NULL REFERENCES saved_searches ON DELETE CASCADE,
  suite_id uuid NOT NULL REFERENCES suites ON DELETE CASCADE,
  reason search_match_reason NOT NULL,
  -- The dates, and for a lower price the amount.
  subject text NOT NULL,
  amount bigint NOT NULL,
  alerted_at timestamptz NOT NULL,
  PRIMARY KEY (search_id, suite_id, reason, subject)
);
CREATE INDEX saved_search_alerts_by_suite ON saved_search_alerts (suite_id);
