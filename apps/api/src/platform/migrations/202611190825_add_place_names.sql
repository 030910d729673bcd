-- What guests call a place besides its name, such as a state or a region.
ALTER TABLE places
  ADD COLUMN other_names text[] NOT NULL DEFAULT '{}'
    CONSTRAINT places_other_names_filled CHECK (array_position(other_names, '') IS NULL);

UPDATE places SET other_names = '{Florida}' WHERE slug = 'miami';

-- A search of a whole place; null with a neighborhood, and for a search of everything.
ALTER TABLE search_counts ADD COLUMN place text REFERENCES places;

UPDATE search_counts SET place = 'miami' WHERE neighborhood IS NULL;

ALTER TABLE search_counts
  ADD CONSTRAINT search_counts_place_or_neighborhood CHECK (place IS NULL OR neighborhood IS NULL),
  DROP CONSTRAINT search_counts_once,
  ADD CONSTRAINT search_counts_once
    UNIQUE NULLS NOT DISTINCT (check_in, check_out, place, neighborhood, guests, searched_in);
