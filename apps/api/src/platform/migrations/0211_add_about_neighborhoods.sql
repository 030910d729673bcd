-- What guests read about a neighborhood, as paragraphs by language, and photos of it.
ALTER TABLE neighborhoods
  ADD COLUMN about jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(about) = 'object'),
  ADD COLUMN photos jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(photos) = 'array');
