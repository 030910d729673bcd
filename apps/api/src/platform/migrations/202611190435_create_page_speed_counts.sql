-- How many visits had a page as fast as a bucket of their measure says; never who visited.
CREATE TABLE page_speed_counts (
  day date NOT NULL,
  page text NOT NULL,
  device text NOT NULL CHECK (device IN ('phone', 'computer')),
  vital text NOT NULL CHECK (vital IN ('lcp', 'inp', 'cls')),
  bucket smallint NOT NULL CHECK (bucket >= 0),
  visits integer NOT NULL CHECK (visits > 0),
  PRIMARY KEY (day, page, device, vital, bucket)
);
