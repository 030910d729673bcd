-- Jobs that failed for the last time wait here for an administrator; the queue forgets them within
-- an hour.
CREATE TABLE failed_jobs (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  data jsonb NOT NULL,
  failure text NOT NULL,
  attempts integer NOT NULL CHECK (attempts > 0),
  failed_at timestamptz NOT NULL
);
CREATE INDEX failed_jobs_failed_at ON failed_jobs (failed_at DESC);
