-- A hidden review stays stored, but no guest reads it and it does not count.
ALTER TABLE reviews ADD COLUMN hidden_at timestamptz;
CREATE INDEX reviews_hidden ON reviews (hidden_at) WHERE hidden_at IS NOT NULL;

CREATE OR REPLACE FUNCTION keep_rating() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.hidden_at IS NULL THEN PERFORM add_to_rating(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' AND NEW.hidden_at IS NULL THEN PERFORM add_to_rating(NEW, 1); END IF;
  RETURN NULL;
END
$$;

-- What guests and owners report; one report per person and review.
CREATE TABLE review_reports (
  review_id uuid NOT NULL REFERENCES reviews ON DELETE CASCADE,
  reporter_id uuid NOT NULL REFERENCES users,
  reason text NOT NULL CHECK (reason ~ '^[a-z_]+$'),
  details text NOT NULL DEFAULT '' CHECK (length(details) <= 1000),
  reported_at timestamptz NOT NULL,
  resolved_at timestamptz,
  PRIMARY KEY (review_id, reporter_id)
);
CREATE INDEX review_reports_open ON review_reports (reported_at) WHERE resolved_at IS NULL;
CREATE INDEX review_reports_reporter ON review_reports (reporter_id);
