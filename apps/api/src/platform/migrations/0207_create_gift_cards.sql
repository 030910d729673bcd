ALTER TYPE charge_purpose ADD VALUE 'gift_card';

CREATE TYPE gift_card_status AS ENUM ('requested', 'failed', 'paid', 'redeemed', 'refunded');

CREATE TABLE gift_cards (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  buyer_id uuid NOT NULL REFERENCES users,
  -- The key of the call that asked for it: the same call again is the same gift card.
  request_key text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  sender_name text NOT NULL,
  recipient_name text NOT NULL,
  recipient_email text NOT NULL,
  message text NOT NULL,
  language user_language NOT NULL,
  design text NOT NULL,
  deliver_at timestamptz NOT NULL,
  status gift_card_status NOT NULL DEFAULT 'requested',
  failure text,
  -- Only the hash of the code is stored; another recipient gets a code of the next version.
  code_version smallint NOT NULL DEFAULT 1,
  code_hash bytea,
  requested_at timestamptz NOT NULL,
  sent_at timestamptz,
  redeemed_by uuid REFERENCES users,
  redeemed_at timestamptz,
  refunded_at timestamptz,
  CONSTRAINT gift_cards_request_unique UNIQUE (buyer_id, request_key),
  CONSTRAINT gift_cards_code_unique UNIQUE (code_hash),
  CHECK ((status = 'failed') = (failure IS NOT NULL)),
  CHECK ((status = 'redeemed') = (redeemed_at IS NOT NULL)),
  CHECK ((status = 'redeemed') = (redeemed_by IS NOT NULL)),
  CHECK ((status = 'refunded') = (refunded_at IS NOT NULL))
);

CREATE INDEX gift_cards_by_buyer ON gift_cards (buyer_id, requested_at);
CREATE INDEX gift_cards_to_send ON gift_cards (deliver_at) WHERE status = 'paid' AND sent_at IS NULL;

-- What a gift card is worth until it is redeemed or refunded: owed, and never less than nothing.
INSERT INTO ledger_account_kinds (kind, can_be_negative, has_running_balance) VALUES
  ('gift_card:<id>:unredeemed', false, true);

-- Gift money pays for stays and never matures for a withdrawal. A gift card credits one lot.
ALTER TABLE wallet_lots ADD COLUMN gift_card_id uuid REFERENCES gift_cards,
  ADD CONSTRAINT wallet_lots_gift_card_unique UNIQUE (gift_card_id);
