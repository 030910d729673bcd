-- Reviews that guests wrote on other platforms: shown with their source, and never part of a rating.
-- Rollback: delete reviews with a source first. The version before would show them as our own, though not count them.
ALTER TABLE reviews
  ADD COLUMN source text CHECK (length(source) BETWEEN 1 AND 40),
  ALTER COLUMN cleanliness DROP NOT NULL,
  ALTER COLUMN accuracy DROP NOT NULL,
  ALTER COLUMN check_in DROP NOT NULL,
  ALTER COLUMN communication DROP NOT NULL,
  ALTER COLUMN location DROP NOT NULL,
  ALTER COLUMN value DROP NOT NULL,
  ADD CONSTRAINT reviews_of_stays_have_aspects CHECK (
    source IS NOT NULL OR num_nulls(cleanliness, accuracy, check_in, communication, location, value) = 0
  );
COMMENT ON COLUMN reviews.source IS 'The platform it was written on; null for reviews of stays that were booked here.';

CREATE OR REPLACE FUNCTION keep_rating() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.hidden_at IS NULL AND OLD.source IS NULL THEN PERFORM add_to_rating(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' AND NEW.hidden_at IS NULL AND NEW.source IS NULL THEN PERFORM add_to_rating(NEW, 1); END IF;
  RETURN NULL;
END
$$;
