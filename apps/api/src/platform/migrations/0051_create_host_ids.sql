CREATE TYPE host_id_document AS ENUM ('passport', 'national_id', 'driving_licence');
CREATE TYPE host_id_act AS ENUM ('uploaded', 'viewed', 'accepted', 'rejected', 'deleted');
CREATE TYPE host_id_status AS ENUM ('uploaded', 'accepted', 'rejected');

-- Each key is itself sealed under the secret of the installation.
CREATE TABLE host_id_keys (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  wrapped bytea NOT NULL,
  created_at timestamptz NOT NULL
);

-- The number and the name of the sealed picture go when the document is deleted; that it was there stays.
CREATE TABLE host_ids (
  id uuid PRIMARY KEY,
  -- What it was asked for, as booking:<id>.
  reference text NOT NULL CONSTRAINT host_ids_reference_unique UNIQUE CHECK (reference <> ''),
  user_id uuid NOT NULL REFERENCES users,
  document host_id_document NOT NULL,
  last_four text NOT NULL CHECK (last_four ~ '^[A-Z0-9]{1,4}$'),
  status host_id_status NOT NULL DEFAULT 'uploaded',
  reason text NOT NULL DEFAULT '',
  key_id integer REFERENCES host_id_keys,
  sealed bytea,
  file_key text UNIQUE,
  uploaded_at timestamptz NOT NULL,
  decided_at timestamptz,
  delete_on date NOT NULL,
  deleted_at timestamptz,
  CHECK ((status = 'uploaded') = (decided_at IS NULL)),
  CHECK ((deleted_at IS NULL) = (sealed IS NOT NULL)),
  CHECK ((sealed IS NULL) = (key_id IS NULL)),
  CHECK ((sealed IS NULL) = (file_key IS NULL))
);

CREATE INDEX host_ids_by_deletion ON host_ids (delete_on) WHERE deleted_at IS NULL;
CREATE INDEX host_ids_by_user ON host_ids (user_id);
CREATE INDEX host_ids_by_key ON host_ids (key_id);

-- Who did what with a document; the guest whose it is reads all of it.
CREATE TABLE host_id_accesses (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  host_id uuid NOT NULL REFERENCES host_ids,
  act host_id_act NOT NULL,
  -- Nobody, when the product acts by itself.
  user_id uuid REFERENCES users,
  at timestamptz NOT NULL
);

CREATE INDEX host_id_accesses_by_document ON host_id_accesses (host_id, id);

CREATE FUNCTION host_id_accesses_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the log of accesses is only added to'
    USING ERRCODE = 'restrict_violation', CONSTRAINT = 'host_id_accesses_append_only';
END $$;

CREATE TRIGGER host_id_accesses_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON host_id_accesses
  FOR EACH STATEMENT EXECUTE FUNCTION host_id_accesses_refuse_change();
