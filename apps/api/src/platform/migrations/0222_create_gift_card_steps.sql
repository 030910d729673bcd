-- What happened to a gift card and who did it, in order.
CREATE TABLE gift_card_steps (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  gift_card_id uuid NOT NULL REFERENCES gift_cards,
  step text NOT NULL CHECK (step IN (
    'bought', 'failed', 'sent', 'resent', 'recipient_changed', 'redeemed', 'refunded')),
  taken_at timestamptz NOT NULL,
  -- Null for the processor and for jobs.
  actor_id uuid REFERENCES users,
  reason text NOT NULL DEFAULT '' CHECK (length(reason) <= 500)
);

CREATE INDEX gift_card_steps_by_card ON gift_card_steps (gift_card_id, id);

INSERT INTO gift_card_steps (gift_card_id, step, taken_at, actor_id)
SELECT id, step, taken_at, actor_id FROM gift_cards, LATERAL (VALUES
  (1, CASE status WHEN 'requested' THEN NULL WHEN 'failed' THEN 'failed' ELSE 'bought' END,
    requested_at, NULL::uuid),
  (2, 'sent', sent_at, NULL),
  (3, 'redeemed', redeemed_at, redeemed_by),
  (4, 'refunded', refunded_at, buyer_id)) AS past (position, step, taken_at, actor_id)
WHERE step IS NOT NULL AND taken_at IS NOT NULL
ORDER BY requested_at, position;

-- The last characters of the code, by which holders name their card; the others stay unknown.
ALTER TABLE gift_cards ADD COLUMN code_ending text CHECK (length(code_ending) = 4);
CREATE INDEX gift_cards_by_code_ending ON gift_cards (code_ending) WHERE code_ending IS NOT NULL;
CREATE INDEX gift_cards_by_recipient ON gift_cards (recipient_email);
CREATE INDEX gift_cards_by_request ON gift_cards (requested_at DESC, id);

-- Above this amount a refund by an administrator needs a second one.
INSERT INTO approval_limits (kind, amount) VALUES ('gift_card_refund', 50000);
