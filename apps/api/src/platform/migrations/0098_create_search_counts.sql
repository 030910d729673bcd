-- How often guests searched for a stay, without who they were: the back-test of price rules reads it as demand.
CREATE TABLE search_counts (
  check_in date NOT NULL,
  check_out date NOT NULL CHECK (check_out > check_in),
  guests smallint NOT NULL CHECK (guests >= 1),
  -- Null for a search of all Miami.
  neighborhood text REFERENCES neighborhoods ON DELETE CASCADE,
  -- The first day of the month in which it was searched.
  searched_in date NOT NULL CHECK (extract(day FROM searched_in) = 1),
  searches integer NOT NULL CHECK (searches >= 1),
  CONSTRAINT search_counts_once
    UNIQUE NULLS NOT DISTINCT (check_in, check_out, neighborhood, guests, searched_in)
);
