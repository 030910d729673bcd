-- What guests read about an owner beside name and photo, which are the account's.
CREATE TABLE owner_profiles (
  owner_id uuid PRIMARY KEY REFERENCES users,
  -- Codes of languages, in the order of the list that owners choose from.
  languages text[] NOT NULL CHECK (cardinality(languages) <= 20),
  changed_at timestamptz NOT NULL
);
