-- Grows when a booking or an imported stay moves, so that a calendar export can number its changes.
ALTER TABLE occupancies ADD COLUMN revision integer NOT NULL DEFAULT 0 CHECK (revision >= 0);

CREATE TYPE channel AS ENUM ('airbnb', 'vrbo', 'booking', 'other');
CREATE TYPE feed_failure AS ENUM ('address_refused', 'unreachable', 'timed_out', 'too_large',
  'too_many_redirects', 'unreadable', 'status', 'not_a_calendar', 'has_repeats', 'own_calendar');
CREATE TYPE feed_quarantine AS ENUM ('empty', 'smaller');
CREATE TYPE feed_event_kind AS ENUM ('stay', 'block');
CREATE TYPE feed_difference_kind AS ENUM ('added', 'moved', 'removed', 'kept', 'failed', 'recovered');
CREATE TYPE feed_conflict_decision AS ENUM ('keep_booking', 'cancel_booking');

-- The secret address at which other channels read the taken nights of a home.
CREATE TABLE calendar_exports (
  suite_id uuid PRIMARY KEY REFERENCES suites,
  secret text NOT NULL CONSTRAINT calendar_exports_secret_unique UNIQUE CHECK (secret ~ '^[A-Za-z0-9_-]{32}$'),
  created_at timestamptz NOT NULL,
  last_read_at timestamptz,
  last_read_by channel,
  CHECK ((last_read_at IS NULL) = (last_read_by IS NULL))
);

-- A calendar of another channel that is imported into a home.
CREATE TABLE calendar_feeds (
  id uuid PRIMARY KEY,
  suite_id uuid NOT NULL REFERENCES suites,
  url text NOT NULL CHECK (url ~ '^https?://' AND length(url) <= 2000),
  name text NOT NULL CHECK (name <> '' AND length(name) <= 60),
  channel channel NOT NULL,
  added_by uuid NOT NULL REFERENCES users,
  added_at timestamptz NOT NULL,
  next_check_at timestamptz NOT NULL,
  checked_at timestamptz,
  succeeded_at timestamptz,
  -- Failed checks since the last success.
  failures integer NOT NULL DEFAULT 0 CHECK (failures >= 0),
  failure feed_failure,
  failure_status smallint,
  -- The latest twelve, oldest first.
  response_ms integer[] NOT NULL DEFAULT '{}' CHECK (cardinality(response_ms) <= 12),
  etag text,
  last_modified text,
  -- An answer that would release too many nights waits here until it is confirmed.
  quarantined_at timestamptz,
  quarantine feed_quarantine,
  quarantine_digest text,
  quarantine_kept_at timestamptz,
  CONSTRAINT calendar_feeds_url_unique UNIQUE (suite_id, url),
  CHECK ((failures = 0) = (failure IS NULL)),
  CHECK ((quarantined_at IS NULL) = (quarantine IS NULL)),
  CHECK ((quarantined_at IS NULL) = (quarantine_digest IS NULL)),
  CHECK (quarantine_kept_at IS NULL OR quarantined_at IS NOT NULL)
);

CREATE INDEX calendar_feeds_by_next_check ON calendar_feeds (next_check_at);

-- A stay or block of a feed; what other channels call it is not stored, because it may name a guest.
CREATE TABLE feed_events (
  id uuid PRIMARY KEY,
  feed_id uuid NOT NULL REFERENCES calendar_feeds ON DELETE CASCADE,
  uid text NOT NULL CHECK (uid <> '' AND length(uid) <= 300),
  nights daterange NOT NULL CHECK (NOT isempty(nights) AND NOT lower_inf(nights) AND NOT upper_inf(nights)),
  kind feed_event_kind NOT NULL,
  phone_ending text CHECK (phone_ending ~ '^[0-9]{4}$'),
  link text CHECK (link ~ '^https://' AND length(link) <= 500),
  first_seen_at timestamptz NOT NULL,
  revision integer NOT NULL DEFAULT 0 CHECK (revision >= 0),
  -- The channel shows nights that it has read from us, so they are not exported back to it.
  is_copy boolean NOT NULL DEFAULT false,
  missing_since timestamptz,
  CONSTRAINT feed_events_uid_unique UNIQUE (feed_id, uid)
);

-- What imports changed, and what they refused to change.
CREATE TABLE feed_differences (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  feed_id uuid NOT NULL REFERENCES calendar_feeds ON DELETE CASCADE,
  found_at timestamptz NOT NULL,
  kind feed_difference_kind NOT NULL,
  nights daterange,
  nights_before daterange,
  -- Of a refused answer: how many stays it would have removed.
  stays integer,
  failure feed_failure,
  failure_status smallint,
  CHECK ((kind IN ('added', 'moved', 'removed')) = (nights IS NOT NULL)),
  CHECK ((kind = 'moved') = (nights_before IS NOT NULL)),
  CHECK ((kind = 'kept') = (stays IS NOT NULL)),
  CHECK ((kind = 'failed') = (failure IS NOT NULL))
);

CREATE INDEX feed_differences_by_feed ON feed_differences (feed_id, found_at DESC);

-- A stay sold elsewhere on nights of a booking; the booking keeps its nights.
CREATE TABLE feed_conflicts (
  id uuid PRIMARY KEY,
  event_id uuid NOT NULL REFERENCES feed_events ON DELETE CASCADE,
  booking_id uuid NOT NULL REFERENCES bookings,
  raised_at timestamptz NOT NULL,
  decision feed_conflict_decision,
  decided_by uuid REFERENCES users,
  decided_at timestamptz,
  closed_at timestamptz,
  CHECK ((decision IS NULL) = (decided_at IS NULL)),
  CHECK ((decision IS NULL) = (decided_by IS NULL))
);

CREATE UNIQUE INDEX feed_conflicts_open ON feed_conflicts (event_id, booking_id) WHERE closed_at IS NULL;
