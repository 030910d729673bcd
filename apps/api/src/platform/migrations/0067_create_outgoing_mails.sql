CREATE TYPE mail_status AS ENUM ('queued', 'sending', 'sent', 'unknown', 'failed');

-- Every mail from the moment somebody shall be told until its server has taken it or it is given up.
CREATE TABLE outgoing_mails (
  id uuid PRIMARY KEY,
  -- What the mail tells and whom: the same key again is the same mail.
  key text NOT NULL CONSTRAINT outgoing_mails_key_unique UNIQUE CHECK (key <> ''),
  writer text NOT NULL CHECK (writer <> ''),
  -- What its writer makes the mail of; null once it has ended, because it names a person.
  data jsonb,
  -- Whether it is sent again when nobody knows if the server has taken it.
  may_repeat boolean NOT NULL,
  status mail_status NOT NULL DEFAULT 'queued',
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  failure text,
  created_at timestamptz NOT NULL,
  next_attempt_at timestamptz NOT NULL,
  sending_at timestamptz,
  -- Committed before the end of the message is sent: without it the server cannot have taken the mail.
  handed_over_at timestamptz,
  ended_at timestamptz,
  CHECK ((status IN ('sent', 'unknown', 'failed')) = (ended_at IS NOT NULL)),
  CHECK ((ended_at IS NULL) = (data IS NOT NULL)),
  CHECK (status <> 'sending' OR sending_at IS NOT NULL)
);

CREATE INDEX outgoing_mails_due ON outgoing_mails (next_attempt_at) WHERE status = 'queued';
CREATE INDEX outgoing_mails_sending ON outgoing_mails (sending_at) WHERE status = 'sending';
CREATE INDEX outgoing_mails_ended ON outgoing_mails (status, ended_at) WHERE ended_at IS NOT NULL;

-- Mails that waited as jobs, and those whose jobs gave up during an outage, are sent from here.
DO $$
BEGIN
  IF to_regclass('pgboss.job') IS NOT NULL THEN
    WITH waiting AS (
      DELETE FROM pgboss.job
      WHERE name IN ('send-mail', 'identity.mail-link') AND state IN ('created', 'retry', 'failed')
      RETURNING id, name, data, created_on
    )
    INSERT INTO outgoing_mails (id, key, writer, data, may_repeat, created_at, next_attempt_at)
      SELECT id, 'job:' || id, CASE name WHEN 'send-mail' THEN 'content' ELSE 'identity.link' END,
        data, name <> 'send-mail', created_on, created_on
      FROM waiting;
    -- Jobs that are done would keep the address of whoever deletes their account.
    DELETE FROM pgboss.job WHERE name IN ('send-mail', 'identity.mail-link');
  END IF;
END $$;
