-- Changes of bookings used to add and remove coupons without their uses. Uses of coupons that a stay no longer has are
-- returned, and stays with a coupon get the use that they lack, as far as the coupon's limit allows.
DELETE FROM coupon_uses AS uses
USING coupons, bookings
WHERE coupons.id = uses.coupon_id
  AND uses.reference = 'booking:' || bookings.id
  AND bookings.status IN ('confirmed', 'completed')
  AND bookings.coupon_code IS DISTINCT FROM coupons.code;

WITH lacking AS (
  SELECT coupons.id AS coupon_id, coupons.is_first_stay, coupons.most_uses, bookings.guest_id AS user_id,
    'booking:' || bookings.id AS reference, bookings.created_at, bookings.confirmed_at,
    row_number() OVER (PARTITION BY coupons.id ORDER BY bookings.created_at, bookings.id) AS place,
    row_number() OVER (PARTITION BY coupons.id, bookings.guest_id ORDER BY bookings.created_at, bookings.id) AS own_place
  FROM bookings
  JOIN coupons ON coupons.code = bookings.coupon_code
  WHERE bookings.status IN ('confirmed', 'completed')
    AND NOT EXISTS (SELECT FROM coupon_uses WHERE reference = 'booking:' || bookings.id)
)
INSERT INTO coupon_uses (reference, coupon_id, is_first_stay, user_id, number, reserved_at, used_at)
SELECT reference, coupon_id, is_first_stay, user_id,
  own_place + coalesce(
    (SELECT max(number) FROM coupon_uses AS own WHERE own.coupon_id = lacking.coupon_id AND own.user_id = lacking.user_id), 0),
  created_at, confirmed_at
FROM lacking
WHERE most_uses IS NULL
  OR place <= most_uses - (SELECT count(*) FROM coupon_uses AS known WHERE known.coupon_id = lacking.coupon_id)
ON CONFLICT DO NOTHING;

UPDATE coupons
SET uses = (SELECT count(*) FROM coupon_uses WHERE coupon_id = coupons.id)
WHERE uses <> (SELECT count(*) FROM coupon_uses WHERE coupon_id = coupons.id);
