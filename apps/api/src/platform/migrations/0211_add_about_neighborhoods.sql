-- What guests read about a neighborhood, by paragraph, and photos of it.
ALTER TABLE neighborhoods
  ADD COLUMN about_en text[] NOT NULL DEFAULT '{}',
  ADD COLUMN about_es text[] NOT NULL DEFAULT '{}',
  ADD COLUMN photos jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(photos) = 'array');
