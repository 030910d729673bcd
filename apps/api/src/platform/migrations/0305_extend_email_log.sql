-- The log of emails says what was sent, to whom and when, but never the text (decision 109). Of earlier
-- emails it knows the kind, and the address of those that still wait.
ALTER TABLE outgoing_mails
  ADD COLUMN kind text,
  ADD COLUMN recipient text,
  ADD COLUMN recipient_id uuid,
  ADD COLUMN language user_language,
  ADD COLUMN subject text,
  ADD COLUMN booking_id uuid;

UPDATE outgoing_mails SET
  recipient = data->>'to',
  kind = coalesce(
    (SELECT kind FROM events WHERE events.id = substring(key FROM '^event:([0-9]+)')::bigint),
    data->'topic'->>'kind',
    CASE writer WHEN 'content' THEN split_part(key, ':', 1) ELSE writer END);

CREATE INDEX outgoing_mails_created ON outgoing_mails (created_at DESC, id);
-- A deleted account is removed from the log.
CREATE INDEX outgoing_mails_recipient ON outgoing_mails (recipient_id) WHERE recipient_id IS NOT NULL;
CREATE INDEX outgoing_mails_address ON outgoing_mails (recipient) WHERE recipient IS NOT NULL;
