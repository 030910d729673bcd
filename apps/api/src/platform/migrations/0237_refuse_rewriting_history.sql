-- Entries are dated when they are posted, settled prices change with a settlement only, and taxes of days that are
-- over stay. Only who writes a history on purpose says so, in its own transaction: SET LOCAL marea.writes_history = 'on'.
-- The demo data does, and a migration that adds rates of the past must.
CREATE FUNCTION writes_history() RETURNS boolean
LANGUAGE sql STABLE
RETURN coalesce(current_setting('marea.writes_history', true), '') = 'on';

-- An hour, because a job that settles many stays posts them all with the instant at which it began.
CREATE FUNCTION ledger_refuse_date() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ledger entry % is dated %, which is not now', NEW.key, NEW.posted_at
    USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = 'ledger_entry_dated_now';
END $$;

CREATE TRIGGER ledger_entries_dated_now BEFORE INSERT ON ledger_entries
  FOR EACH ROW WHEN ((NEW.posted_at < clock_timestamp() - interval '1 hour'
    OR NEW.posted_at > clock_timestamp() + interval '5 minutes') AND NOT writes_history())
  EXECUTE FUNCTION ledger_refuse_date();

-- What the price lines of a booking give to each account when they are settled.
CREATE FUNCTION settled_shares(owner uuid, lines jsonb) RETURNS TABLE (account text, amount bigint)
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT share.account, sum(share.amount)::bigint
  FROM jsonb_to_recordset(lines) AS line(code text, "for" text, amount bigint, commission bigint)
  CROSS JOIN LATERAL (VALUES
    (CASE WHEN line."for" = 'owner' THEN 'owner:' || owner || ':payable'
      WHEN line."for" = 'platform' AND line.code = 'coupon' THEN 'platform:coupon_costs'
      WHEN line."for" = 'platform' THEN 'platform:fee_income'
      ELSE line."for" END, line.amount - line.commission),
    ('platform:commission', line.commission)) AS share(account, amount)
  GROUP BY 1 HAVING sum(share.amount) <> 0
$$;

CREATE FUNCTION refuse_settled_edit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  broken text;
BEGIN
  broken := CASE
    WHEN NEW.settled_at IS DISTINCT FROM OLD.settled_at OR NEW.kept_lines IS DISTINCT FROM OLD.kept_lines
      OR NEW.owner_id <> OLD.owner_id THEN 'bookings_settled_stay_settled'
    WHEN NOT EXISTS (SELECT FROM booking_changes c WHERE c.booking_id = NEW.id AND c.status = 'done'
      AND c.after -> 'lines' = NEW.lines) THEN 'bookings_settled_lines_changed'
    WHEN EXISTS (
      SELECT FROM settled_shares(NEW.owner_id, NEW.lines) AS said
      FULL JOIN (
        SELECT p.account, sum(p.amount)::bigint AS amount
        FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id
        WHERE e.reference = 'booking:' || NEW.id AND p.account <> 'booking:' || NEW.id || ':escrow'
          AND e.kind IN ('booking.settled', 'booking.settlement_reversed')
        GROUP BY 1 HAVING sum(p.amount) <> 0) AS posted USING (account)
      WHERE said.amount IS DISTINCT FROM posted.amount) THEN 'bookings_settled_lines_posted'
  END;
  IF broken IS NOT NULL THEN
    RAISE EXCEPTION 'booking % is settled: %', NEW.id, broken
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = broken;
  END IF;
  RETURN NULL;
END $$;

-- Deferred, because a refund changes the lines, records the change and settles again in one transaction.
CREATE CONSTRAINT TRIGGER bookings_settled_lines AFTER UPDATE ON bookings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.settled_at IS NOT NULL AND (NEW.lines IS DISTINCT FROM OLD.lines OR NEW.owner_id <> OLD.owner_id
    OR NEW.kept_lines IS DISTINCT FROM OLD.kept_lines OR NEW.settled_at IS DISTINCT FROM OLD.settled_at))
  EXECUTE FUNCTION refuse_settled_edit();

-- For tables of dated rules: of the days before today in Miami, nothing may change.
CREATE FUNCTION refuse_past_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  past daterange := daterange(NULL, (now() AT TIME ZONE 'America/New_York')::date);
  before daterange := 'empty';
  after daterange := 'empty';
  is_changed boolean := false;
BEGIN
  IF TG_OP <> 'INSERT' THEN before := OLD.valid * past; END IF;
  IF TG_OP <> 'DELETE' THEN after := NEW.valid * past; END IF;
  IF TG_OP = 'UPDATE' THEN
    is_changed := NOT isempty(before) AND to_jsonb(OLD) - 'valid' <> to_jsonb(NEW) - 'valid';
  END IF;
  IF before <> after OR is_changed THEN
    RAISE EXCEPTION 'rows of % are kept for days that are over: % is refused', TG_TABLE_NAME, TG_OP
      USING ERRCODE = 'restrict_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_TABLE_NAME || '_past_kept';
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;

CREATE TRIGGER tax_rates_past_kept BEFORE INSERT OR UPDATE OR DELETE ON tax_rates
  FOR EACH ROW WHEN (NOT writes_history()) EXECUTE FUNCTION refuse_past_change();
