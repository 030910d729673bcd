ALTER TYPE link_purpose ADD VALUE 'change_email';
ALTER TYPE link_purpose ADD VALUE 'undo_email_change';

-- A request to use another address for an account, and the change once the new mailbox confirmed it.
CREATE TABLE email_changes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users (id),
  -- Empty if the account never confirmed it: its reader must not get the account back.
  old_email text CHECK (old_email = lower(old_email) AND old_email <> ''),
  new_email text NOT NULL CHECK (new_email = lower(new_email) AND new_email <> ''),
  asked_at timestamptz NOT NULL,
  confirmed_at timestamptz CHECK (confirmed_at >= asked_at)
);

CREATE UNIQUE INDEX email_changes_one_pending ON email_changes (user_id) WHERE confirmed_at IS NULL;
CREATE INDEX email_changes_by_user ON email_changes (user_id);

ALTER TABLE one_use_links
  ADD COLUMN email_change_id uuid REFERENCES email_changes (id) ON DELETE CASCADE,
  -- As text, because a transaction cannot use the values it adds to a type.
  ADD CONSTRAINT one_use_links_of_email_changes
    CHECK ((purpose::text IN ('change_email', 'undo_email_change')) = (email_change_id IS NOT NULL));
CREATE INDEX one_use_links_by_email_change ON one_use_links (email_change_id);
