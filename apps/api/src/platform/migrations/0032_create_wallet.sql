CREATE TYPE deposit_status AS ENUM ('requested', 'credited', 'failed');

CREATE TABLE deposits (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users,
  -- The key of the call that asked for it: the same call again is the same deposit.
  request_key text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  status deposit_status NOT NULL DEFAULT 'requested',
  failure text,
  requested_at timestamptz NOT NULL,
  settled_at timestamptz,
  CONSTRAINT deposits_request_unique UNIQUE (user_id, request_key),
  CHECK ((status = 'requested') = (settled_at IS NULL)),
  CHECK ((status = 'failed') = (failure IS NOT NULL))
);

-- Money from a card that may not leave by bank yet: what remains of it after holds took from the oldest.
CREATE TABLE wallet_lots (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  deposit_id uuid NOT NULL UNIQUE REFERENCES deposits,
  amount bigint NOT NULL CHECK (amount > 0),
  remaining bigint NOT NULL CHECK (remaining BETWEEN 0 AND amount),
  matures_at timestamptz NOT NULL
);

CREATE INDEX wallet_lots_remaining ON wallet_lots (user_id, matures_at) WHERE remaining > 0;

CREATE TABLE wallet_lot_uses (
  hold_id uuid NOT NULL REFERENCES ledger_holds,
  lot_id bigint NOT NULL REFERENCES wallet_lots,
  amount bigint NOT NULL CHECK (amount > 0),
  PRIMARY KEY (hold_id, lot_id)
);
