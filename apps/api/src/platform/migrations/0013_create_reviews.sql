CREATE TABLE reviews (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  suite_id uuid NOT NULL REFERENCES suites,
  -- One review for one stay.
  stay_reference text NOT NULL CONSTRAINT reviews_one_per_stay UNIQUE CHECK (stay_reference <> ''),
  author_id uuid REFERENCES users,
  author_name text NOT NULL,
  author_place text,
  overall smallint NOT NULL CHECK (overall BETWEEN 1 AND 5),
  cleanliness smallint NOT NULL CHECK (cleanliness BETWEEN 1 AND 5),
  accuracy smallint NOT NULL CHECK (accuracy BETWEEN 1 AND 5),
  check_in smallint NOT NULL CHECK (check_in BETWEEN 1 AND 5),
  communication smallint NOT NULL CHECK (communication BETWEEN 1 AND 5),
  location smallint NOT NULL CHECK (location BETWEEN 1 AND 5),
  value smallint NOT NULL CHECK (value BETWEEN 1 AND 5),
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 4000),
  language user_language NOT NULL,
  stayed_on date NOT NULL,
  published_at timestamptz NOT NULL
);

CREATE INDEX reviews_newest_first ON reviews (suite_id, stayed_on DESC, id);

CREATE TABLE review_replies (
  review_id uuid PRIMARY KEY REFERENCES reviews ON DELETE CASCADE,
  author_id uuid NOT NULL REFERENCES users,
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 4000),
  language user_language NOT NULL,
  replied_at timestamptz NOT NULL
);

-- The sums of all reviews of a suite, kept by the trigger so that lists need not add up.
CREATE TABLE suite_ratings (
  suite_id uuid PRIMARY KEY REFERENCES suites ON DELETE CASCADE,
  count integer NOT NULL,
  overall integer NOT NULL,
  cleanliness integer NOT NULL,
  accuracy integer NOT NULL,
  check_in integer NOT NULL,
  communication integer NOT NULL,
  location integer NOT NULL,
  value integer NOT NULL,
  -- How many gave one, two, three, four and five stars.
  histogram integer[] NOT NULL CHECK (cardinality(histogram) = 5)
);

CREATE FUNCTION add_to_rating(given reviews, sign integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO suite_ratings AS rating VALUES (
    given.suite_id, sign, sign * given.overall, sign * given.cleanliness, sign * given.accuracy,
    sign * given.check_in, sign * given.communication, sign * given.location, sign * given.value,
    ARRAY(SELECT CASE stars WHEN given.overall THEN sign ELSE 0 END
      FROM generate_series(1, 5) AS stars ORDER BY stars))
  ON CONFLICT (suite_id) DO UPDATE SET
    count = rating.count + excluded.count,
    overall = rating.overall + excluded.overall,
    cleanliness = rating.cleanliness + excluded.cleanliness,
    accuracy = rating.accuracy + excluded.accuracy,
    check_in = rating.check_in + excluded.check_in,
    communication = rating.communication + excluded.communication,
    location = rating.location + excluded.location,
    value = rating.value + excluded.value,
    histogram = ARRAY(SELECT rating.histogram[stars] + excluded.histogram[stars]
      FROM generate_series(1, 5) AS stars ORDER BY stars)
$$;

CREATE FUNCTION keep_rating() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM add_to_rating(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM add_to_rating(NEW, 1); END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER reviews_keep_rating AFTER INSERT OR UPDATE OR DELETE ON reviews
  FOR EACH ROW EXECUTE FUNCTION keep_rating();
