-- One account held what guests and owners pay Marea, what cards cost Marea and which discounts Marea pays for.
INSERT INTO ledger_account_kinds (kind, can_be_negative, has_running_balance) VALUES
  ('platform:fee_income', true, false),
  ('platform:card_costs', true, false),
  ('platform:coupon_costs', true, false);

-- Entries never change, so what was posted to platform:fees is moved on by further entries, each with the account
-- it goes to as its reference. They pass through bank:cash, because every entry needs a chained account. Reversals
-- of old settlements and processes of the version before still post there: calling it again moves only the rest.
CREATE FUNCTION ledger_split_fees(at timestamptz) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  part record;
  moved bigint := 0;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('ledger_split_fees'));
  FOR part IN
    WITH posted AS (
      SELECT e.kind, e.reference, sum(p.amount) AS amount, max(e.id) AS last_id
      FROM ledger_postings p JOIN ledger_entries e ON e.id = p.entry_id
      WHERE p.account = 'platform:fees'
      GROUP BY 1, 2
    ), settled AS (
      SELECT reference, sum(amount) AS amount, max(last_id) AS last_id FROM posted
      WHERE kind IN ('booking.settled', 'booking.settlement_reversed') GROUP BY 1 HAVING sum(amount) <> 0
    ), discounted AS (
      SELECT settled.*, (
        SELECT coalesce(sum((line ->> 'amount')::bigint), 0)
        FROM bookings b CROSS JOIN LATERAL jsonb_array_elements(coalesce(b.kept_lines, b.lines)) AS line
        WHERE b.id = substr(settled.reference, 9)::uuid
          AND line ->> 'for' = 'platform' AND line ->> 'code' = 'coupon') AS coupon
      FROM settled
    ), parts AS (
      SELECT CASE WHEN kind = 'fees.reclassified' THEN reference
          WHEN kind LIKE 'withdrawal.%' THEN 'platform:fee_income'
          ELSE 'platform:card_costs' END AS account, amount, last_id
      FROM posted WHERE kind NOT IN ('booking.settled', 'booking.settlement_reversed')
      UNION ALL
      SELECT 'platform:coupon_costs', coupon, last_id FROM discounted
      UNION ALL
      SELECT 'platform:fee_income', amount - coupon, last_id FROM discounted
    )
    SELECT account, sum(amount)::bigint AS amount, (SELECT max(last_id) FROM posted) AS last_id
    FROM parts GROUP BY account HAVING sum(amount) <> 0 ORDER BY account
  LOOP
    INSERT INTO ledger_journal (key, kind, reference, accounts, amounts, posted_at) VALUES
      ('fees:' || part.last_id || ':' || part.account || ':from', 'fees.reclassified', part.account,
        ARRAY['bank:cash', 'platform:fees'], ARRAY[part.amount, -part.amount], at),
      ('fees:' || part.last_id || ':' || part.account || ':to', 'fees.reclassified', part.account,
        ARRAY['bank:cash', part.account], ARRAY[-part.amount, part.amount], at);
    moved := moved + 1;
  END LOOP;
  RETURN moved;
END $$;

SELECT ledger_split_fees(now());
