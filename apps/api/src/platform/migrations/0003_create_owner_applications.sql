CREATE TYPE application_verdict AS ENUM ('approved', 'rejected');

CREATE TABLE owner_applications (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users,
  home text NOT NULL,
  bedrooms integer NOT NULL,
  message text NOT NULL,
  is_open boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL
);

CREATE UNIQUE INDEX owner_applications_one_open ON owner_applications (user_id) WHERE is_open;
CREATE INDEX owner_applications_by_user ON owner_applications (user_id, created_at);

CREATE TABLE owner_application_verdicts (
  application_id uuid PRIMARY KEY REFERENCES owner_applications,
  verdict application_verdict NOT NULL,
  reason text NOT NULL,
  decided_by uuid REFERENCES users,
  decided_at timestamptz NOT NULL
);
