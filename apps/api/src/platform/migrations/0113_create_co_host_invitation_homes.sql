-- An invitation names one or more homes, each with its role; they are accepted or declined together.
ALTER TABLE co_host_invitations ADD CONSTRAINT co_host_invitations_address UNIQUE (id, email);

CREATE TABLE co_host_invitation_homes (
  invitation_id uuid NOT NULL,
  -- Repeated from the invitation, so that a home has one open invitation per address.
  email text NOT NULL,
  suite_id uuid NOT NULL REFERENCES suites,
  role co_host_role NOT NULL,
  PRIMARY KEY (invitation_id, suite_id),
  CONSTRAINT co_host_invitation_homes_one_per_address UNIQUE (suite_id, email),
  FOREIGN KEY (invitation_id, email) REFERENCES co_host_invitations (id, email) ON DELETE CASCADE
);

INSERT INTO co_host_invitation_homes (invitation_id, email, suite_id, role)
  SELECT id, email, suite_id, role FROM co_host_invitations;

ALTER TABLE co_host_invitations DROP COLUMN suite_id, DROP COLUMN role;

CREATE INDEX co_host_invitations_by_address ON co_host_invitations (email);
