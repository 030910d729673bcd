-- What the owner receives of the price lines, after commission.
CREATE FUNCTION owner_share(lines jsonb) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT coalesce(sum((line ->> 'amount')::bigint - coalesce((line ->> 'commission')::bigint, 0)), 0)::bigint
  FROM jsonb_array_elements(lines) AS line WHERE line ->> 'for' = 'owner'
);

-- Stored, because a calendar of many homes reads thousands of bookings at once.
ALTER TABLE bookings ADD COLUMN payout_amount bigint
  GENERATED ALWAYS AS (owner_share(coalesce(kept_lines, lines))) STORED;
