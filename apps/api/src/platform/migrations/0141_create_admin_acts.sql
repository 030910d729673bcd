-- Every act of an administrator, append-only. Each row's hash covers its content and the hash
-- before it, so that changing or removing a row breaks the chain from there on.
CREATE TABLE admin_acts (
  id bigint PRIMARY KEY CHECK (id > 0),
  acted_at timestamptz NOT NULL,
  -- No foreign key: a deleted account must not take its acts with it.
  admin_id uuid NOT NULL,
  act text NOT NULL CHECK (act ~ '^[a-z_]+\.[a-z_]+$'),
  -- What the act is about, such as booking:MAR-7KQ2M9XA.
  subject text NOT NULL CHECK (subject ~ '^[a-z_]+:.+$'),
  details jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(details) = 'object'),
  hash bytea NOT NULL CHECK (octet_length(hash) = 32)
);
CREATE INDEX admin_acts_subject ON admin_acts (subject, id DESC);
CREATE INDEX admin_acts_admin ON admin_acts (admin_id, id DESC);

CREATE FUNCTION admin_act_hash(act admin_acts, previous bytea) RETURNS bytea
LANGUAGE sql IMMUTABLE AS $$
  SELECT sha256(coalesce(previous, '') || convert_to(
    jsonb_build_array(act.id, extract(epoch FROM act.acted_at), act.admin_id, act.act, act.subject,
      act.details)::text, 'UTF8'))
$$;

-- The lock lets one act at a time take the next number, so the chain has no gaps and no forks.
CREATE FUNCTION chain_admin_act() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last admin_acts;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('admin_acts'));
  SELECT * INTO last FROM admin_acts ORDER BY id DESC LIMIT 1;
  NEW.id := coalesce(last.id, 0) + 1;
  NEW.hash := admin_act_hash(NEW, last.hash);
  RETURN NEW;
END $$;
CREATE TRIGGER admin_acts_chain BEFORE INSERT ON admin_acts
  FOR EACH ROW EXECUTE FUNCTION chain_admin_act();

CREATE FUNCTION refuse_admin_act_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of admin_acts are append-only: % is refused', TG_OP
    USING ERRCODE = 'restrict_violation', TABLE = 'admin_acts', CONSTRAINT = 'admin_acts_append_only';
END $$;
CREATE TRIGGER admin_acts_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON admin_acts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_admin_act_change();
