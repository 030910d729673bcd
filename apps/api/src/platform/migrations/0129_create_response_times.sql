-- How soon an owner usually replies to guests; counted every night.
CREATE TABLE response_times (
  owner_id uuid PRIMARY KEY REFERENCES users,
  median_seconds integer NOT NULL CHECK (median_seconds >= 0),
  conversations integer NOT NULL CHECK (conversations >= 1),
  counted_at timestamptz NOT NULL
);
