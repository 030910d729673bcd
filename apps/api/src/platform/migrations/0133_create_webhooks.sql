-- Where a person who manages homes is told of events. Its secret is derived, never stored.
CREATE TABLE webhook_endpoints (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  url text NOT NULL CHECK (length(url) BETWEEN 1 AND 2000),
  kinds text[] NOT NULL CHECK (cardinality(kinds) > 0),
  -- Of the secret; a new version is another secret.
  secret_version integer NOT NULL DEFAULT 1 CHECK (secret_version >= 1),
  -- Until then the secret before signs too.
  previous_secret_until timestamptz,
  created_at timestamptz NOT NULL,
  disabled_at timestamptz,
  disabled_by text CHECK (disabled_by IN ('person', 'failures')),
  -- The first failure since the last success.
  failing_since timestamptz,
  -- Until then one process delivers to it.
  claimed_until timestamptz,
  CONSTRAINT webhook_endpoints_disabled CHECK ((disabled_at IS NULL) = (disabled_by IS NULL)),
  CONSTRAINT webhook_endpoints_url_unique UNIQUE (user_id, url)
);

CREATE TYPE webhook_delivery_status AS ENUM ('waiting', 'delivered', 'failed');

-- One event for one endpoint: sent until it is accepted or given up.
CREATE TABLE webhook_deliveries (
  id uuid PRIMARY KEY,
  position bigint GENERATED ALWAYS AS IDENTITY,
  endpoint_id uuid NOT NULL REFERENCES webhook_endpoints ON DELETE CASCADE,
  event_id text NOT NULL,
  kind text NOT NULL,
  -- Text and not JSON, because its bytes are signed.
  body text NOT NULL,
  created_at timestamptz NOT NULL,
  status webhook_delivery_status NOT NULL DEFAULT 'waiting',
  -- Since it was created or sent again by hand.
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  next_attempt_at timestamptz,
  CONSTRAINT webhook_deliveries_once UNIQUE (endpoint_id, event_id),
  CONSTRAINT webhook_deliveries_waiting CHECK ((status = 'waiting') = (next_attempt_at IS NOT NULL))
);

CREATE INDEX webhook_deliveries_due ON webhook_deliveries (next_attempt_at)
  WHERE status = 'waiting';
CREATE INDEX webhook_deliveries_by_endpoint ON webhook_deliveries (endpoint_id, position DESC);
CREATE INDEX webhook_deliveries_by_day ON webhook_deliveries (created_at);

-- What a receiver answered, of which only the beginning is stored.
CREATE TABLE webhook_attempts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  delivery_id uuid NOT NULL REFERENCES webhook_deliveries ON DELETE CASCADE,
  attempted_at timestamptz NOT NULL,
  duration_ms integer NOT NULL CHECK (duration_ms >= 0),
  status smallint,
  failure text,
  response text NOT NULL DEFAULT '' CHECK (length(response) <= 1024),
  CONSTRAINT webhook_attempts_outcome CHECK ((status IS NULL) <> (failure IS NULL))
);

CREATE INDEX webhook_attempts_by_delivery ON webhook_attempts (delivery_id, id);
