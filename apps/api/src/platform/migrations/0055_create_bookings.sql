CREATE TYPE booking_status AS ENUM (
  'held', 'confirmed', 'completed', 'expired', 'abandoned', 'cancelled'
);
CREATE TYPE booking_party AS ENUM ('guest', 'owner', 'platform');

-- A stay with the price, the policy and the people as they were when it was made.
CREATE TABLE bookings (
  id uuid PRIMARY KEY,
  reference text NOT NULL CONSTRAINT bookings_reference_unique UNIQUE
    CHECK (reference ~ '^MAR-[2-9A-HJ-NP-Z]{8}$'),
  guest_id uuid NOT NULL REFERENCES users,
  suite_id uuid NOT NULL REFERENCES suites,
  owner_id uuid NOT NULL REFERENCES users,
  status booking_status NOT NULL DEFAULT 'held',
  -- A quote makes one booking, however often it is sent.
  quote_id uuid NOT NULL CONSTRAINT bookings_quote_unique UNIQUE,
  nights daterange NOT NULL CHECK (NOT isempty(nights) AND NOT lower_inf(nights) AND NOT upper_inf(nights)),
  guests smallint NOT NULL CHECK (guests >= 1),
  pets smallint NOT NULL CHECK (pets >= 0),
  extras text[] NOT NULL DEFAULT '{}',
  coupon_code text,
  lines jsonb NOT NULL CHECK (jsonb_typeof(lines) = 'array'),
  total_amount bigint NOT NULL CHECK (total_amount >= 0),
  cancellation jsonb NOT NULL CHECK (jsonb_typeof(cancellation) = 'object'),
  -- What can no longer come back since the stay was last changed, before taxes.
  committed_amount bigint NOT NULL DEFAULT 0 CHECK (committed_amount >= 0),
  check_in_at timestamptz NOT NULL,
  check_out_at timestamptz NOT NULL CHECK (check_out_at > check_in_at),
  comments text NOT NULL DEFAULT '' CHECK (length(comments) <= 2000),
  house_rules_accepted_at timestamptz,
  hold_expires_at timestamptz NOT NULL,
  -- A person has three of these places, so nobody holds more than three stays.
  hold_place smallint CHECK (hold_place BETWEEN 1 AND 3),
  created_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  cancelled_by booking_party,
  settled_at timestamptz,
  CONSTRAINT bookings_not_at_home CHECK (guest_id <> owner_id),
  CHECK ((status = 'held') = (hold_place IS NOT NULL)),
  CHECK ((status IN ('confirmed', 'completed', 'cancelled')) = (confirmed_at IS NOT NULL)),
  CHECK (confirmed_at IS NULL OR house_rules_accepted_at IS NOT NULL),
  CHECK ((status = 'cancelled') = (cancelled_by IS NOT NULL)),
  CHECK (settled_at IS NULL OR confirmed_at IS NOT NULL),
  CONSTRAINT bookings_settled_when_over CHECK (status <> 'completed' OR settled_at IS NOT NULL),
  -- The calendar refuses it first; the bookings themselves refuse it too.
  CONSTRAINT bookings_no_overlap EXCLUDE USING gist (suite_id WITH =, nights WITH &&)
    WHERE (status IN ('confirmed', 'completed'))
);

CREATE UNIQUE INDEX bookings_three_holds ON bookings (guest_id, hold_place) WHERE status = 'held';
CREATE INDEX bookings_by_guest ON bookings (guest_id, check_in_at);
CREATE INDEX bookings_by_owner ON bookings (owner_id, check_in_at);
CREATE INDEX bookings_by_hold_end ON bookings (hold_expires_at) WHERE status = 'held';
CREATE INDEX bookings_unsettled ON bookings (check_in_at)
  WHERE status = 'confirmed' AND settled_at IS NULL;
CREATE INDEX bookings_running ON bookings (check_out_at) WHERE status = 'confirmed';

-- Whatever writes, a booking goes only where its graph leads.
CREATE FUNCTION bookings_follow_graph() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.status, NEW.status) IN (
    ('held', 'confirmed'), ('held', 'expired'), ('held', 'abandoned'),
    ('confirmed', 'completed'), ('confirmed', 'cancelled')
  ) THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'a booking that is % cannot become %', OLD.status, NEW.status
    USING ERRCODE = 'check_violation', CONSTRAINT = 'bookings_status_graph';
END $$;

CREATE TRIGGER bookings_status_graph BEFORE UPDATE OF status ON bookings
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION bookings_follow_graph();

-- A confirmed stay has its nights in the calendar, exactly those.
CREATE FUNCTION bookings_check_nights() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM bookings WHERE id = NEW.id AND status = 'confirmed') AND NOT EXISTS (
    SELECT FROM bookings JOIN occupancies ON occupancies.reference = 'booking:' || bookings.id
    WHERE bookings.id = NEW.id AND occupancies.kind = 'booking'
      AND occupancies.suite_id = bookings.suite_id AND occupancies.nights = bookings.nights
  ) THEN
    RAISE EXCEPTION 'booking % is confirmed without its nights', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'bookings_have_their_nights';
  END IF;
  RETURN NULL;
END $$;

CREATE CONSTRAINT TRIGGER bookings_have_their_nights
  AFTER INSERT OR UPDATE OF status, nights ON bookings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.status = 'confirmed') EXECUTE FUNCTION bookings_check_nights();

-- When each state was reached, by whom and why.
CREATE TABLE booking_steps (
  booking_id uuid NOT NULL REFERENCES bookings,
  status booking_status NOT NULL,
  actor_id uuid,
  reason text NOT NULL DEFAULT '',
  taken_at timestamptz NOT NULL,
  PRIMARY KEY (booking_id, status)
);

CREATE TYPE booking_payment_status AS ENUM ('pending', 'paid', 'failed', 'returned');

-- A try to pay: wallet money that is set aside and a charge that carries this id as its reference.
CREATE TABLE booking_payments (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings,
  -- The price that is paid.
  quote_id uuid NOT NULL,
  credit_amount bigint NOT NULL CHECK (credit_amount >= 0),
  card_amount bigint NOT NULL CHECK (card_amount >= 0),
  status booking_payment_status NOT NULL DEFAULT 'pending',
  failure text,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  CHECK (credit_amount + card_amount > 0),
  CHECK ((status = 'pending') = (ended_at IS NULL))
);

CREATE UNIQUE INDEX booking_payments_one_running ON booking_payments (booking_id)
  WHERE status = 'pending';
CREATE UNIQUE INDEX booking_payments_paid_once ON booking_payments (quote_id) WHERE status = 'paid';
CREATE INDEX booking_payments_by_booking ON booking_payments (booking_id, created_at);

CREATE TYPE booking_change_status AS ENUM ('pending', 'done', 'undone');

-- A stay moved to another price; what it was before stays readable.
CREATE TABLE booking_changes (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings,
  payment_id uuid UNIQUE REFERENCES booking_payments,
  status booking_change_status NOT NULL,
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  CHECK ((status = 'pending') = (ended_at IS NULL))
);

CREATE UNIQUE INDEX booking_changes_one_running ON booking_changes (booking_id)
  WHERE status = 'pending';
CREATE INDEX booking_changes_by_booking ON booking_changes (booking_id, created_at);
CREATE INDEX booking_changes_by_expiry ON booking_changes (expires_at) WHERE status = 'pending';

CREATE TYPE booking_refund_cause AS ENUM ('cancellation', 'change', 'late');

-- Money that went back: what of it the wallet and the cards had paid, and how much went to cards again.
CREATE TABLE booking_refunds (
  id uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings,
  cause booking_refund_cause NOT NULL,
  credit_amount bigint NOT NULL CHECK (credit_amount >= 0),
  card_amount bigint NOT NULL CHECK (card_amount >= 0),
  to_card_amount bigint NOT NULL CHECK (to_card_amount BETWEEN 0 AND card_amount),
  created_at timestamptz NOT NULL,
  CHECK (credit_amount + card_amount > 0)
);

CREATE INDEX booking_refunds_by_booking ON booking_refunds (booking_id, created_at);

-- Card money that came to a wallet by way of a refund is as young as that of a deposit.
ALTER TABLE wallet_lots ALTER COLUMN deposit_id DROP NOT NULL;
