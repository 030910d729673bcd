-- Who a person is to the card processor.
CREATE TABLE payment_customers (
  user_id uuid PRIMARY KEY REFERENCES users,
  customer_id text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL
);

-- A card that the processor keeps for a person; numbers are never here.
CREATE TABLE payment_methods (
  id text PRIMARY KEY CHECK (id <> ''),
  user_id uuid NOT NULL REFERENCES users,
  holder_name text NOT NULL,
  brand text NOT NULL,
  last_four text NOT NULL CHECK (last_four ~ '^[0-9]{4}$'),
  expiry_month smallint NOT NULL CHECK (expiry_month BETWEEN 1 AND 12),
  expiry_year smallint NOT NULL,
  is_default boolean NOT NULL,
  created_at timestamptz NOT NULL,
  removed_at timestamptz,
  CHECK (removed_at IS NULL OR NOT is_default)
);

CREATE INDEX payment_methods_by_user ON payment_methods (user_id, created_at) WHERE removed_at IS NULL;
CREATE UNIQUE INDEX payment_methods_one_default ON payment_methods (user_id) WHERE is_default;

CREATE TYPE card_setup_status AS ENUM ('started', 'requires_action', 'processing', 'saved', 'failed');

-- A card on its way to be kept, which its bank may want confirmed.
CREATE TABLE card_setups (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  request_key text NOT NULL,
  payment_method_id text NOT NULL,
  holder_name text NOT NULL CHECK (holder_name <> ''),
  wants_default boolean NOT NULL,
  return_url text NOT NULL,
  intent_id text UNIQUE,
  status card_setup_status NOT NULL DEFAULT 'started',
  failure_code text,
  failure_message text,
  created_at timestamptz NOT NULL,
  CONSTRAINT card_setups_request_unique UNIQUE (user_id, request_key),
  CHECK ((status = 'failed') = (failure_code IS NOT NULL))
);

CREATE INDEX card_setups_open ON card_setups (created_at) WHERE status NOT IN ('saved', 'failed');

CREATE TYPE charge_purpose AS ENUM ('deposit', 'booking');
CREATE TYPE charge_status AS ENUM ('started', 'requires_action', 'processing', 'succeeded', 'failed');

CREATE TABLE charges (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  purpose charge_purpose NOT NULL,
  -- The id of the deposit or the booking that is paid.
  reference uuid NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- What the processor keeps of it, known when it has succeeded.
  fee bigint NOT NULL DEFAULT 0 CHECK (fee >= 0),
  -- What went back, or is on its way back: never more than came.
  refunded bigint NOT NULL DEFAULT 0,
  request_key text NOT NULL,
  payment_method_id text NOT NULL,
  saves_card boolean NOT NULL,
  return_url text NOT NULL,
  intent_id text UNIQUE,
  status charge_status NOT NULL DEFAULT 'started',
  card_brand text,
  card_last_four text,
  failure_code text,
  failure_message text,
  created_at timestamptz NOT NULL,
  settled_at timestamptz,
  CONSTRAINT charges_request_unique UNIQUE (user_id, request_key),
  CONSTRAINT charges_refunded_at_most_charged CHECK (refunded BETWEEN 0 AND amount),
  CHECK (refunded = 0 OR status = 'succeeded'),
  CHECK ((status IN ('succeeded', 'failed')) = (settled_at IS NOT NULL)),
  CHECK ((status = 'failed') = (failure_code IS NOT NULL)),
  CHECK (status <> 'succeeded' OR intent_id IS NOT NULL)
);

CREATE INDEX charges_by_user ON charges (user_id, created_at);
CREATE INDEX charges_by_reference ON charges (reference);
CREATE INDEX charges_open ON charges (created_at) WHERE settled_at IS NULL;

CREATE TYPE refund_status AS ENUM ('started', 'pending', 'succeeded', 'failed');

CREATE TABLE refunds (
  id uuid PRIMARY KEY,
  charge_id uuid NOT NULL REFERENCES charges,
  key text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  reason text NOT NULL,
  refund_id text UNIQUE,
  status refund_status NOT NULL DEFAULT 'started',
  failure_code text,
  created_at timestamptz NOT NULL,
  settled_at timestamptz,
  CONSTRAINT refunds_key_unique UNIQUE (charge_id, key),
  CHECK ((status = 'failed') = (failure_code IS NOT NULL)),
  CHECK ((status IN ('succeeded', 'failed')) = (settled_at IS NOT NULL))
);

CREATE INDEX refunds_open ON refunds (created_at) WHERE settled_at IS NULL;

-- Each event of the processor is followed once.
CREATE TABLE processor_events (
  id text PRIMARY KEY,
  type text NOT NULL,
  object_id text NOT NULL,
  received_at timestamptz NOT NULL
);

CREATE INDEX processor_events_by_age ON processor_events (received_at);
