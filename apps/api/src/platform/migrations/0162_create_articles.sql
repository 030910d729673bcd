CREATE TYPE article_kind AS ENUM ('post', 'question');

-- The parts of the FAQ page, from the top down.
CREATE TABLE faq_groups (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  anchor text NOT NULL UNIQUE CHECK (anchor ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(anchor) <= 80),
  titles jsonb NOT NULL,
  position integer NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  CONSTRAINT faq_groups_position UNIQUE (position) DEFERRABLE INITIALLY DEFERRED
);

-- A post of the blog, or a question of the FAQs with its answer. The revision grows with every save,
-- so that a second editor cannot overwrite what they have not seen.
CREATE TABLE articles (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind article_kind NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  group_id uuid REFERENCES faq_groups,
  position integer,
  created_at timestamptz NOT NULL,
  CHECK ((kind = 'question') = (group_id IS NOT NULL)),
  CHECK ((group_id IS NULL) = (position IS NULL)),
  CONSTRAINT articles_position UNIQUE (group_id, position) DEFERRABLE INITIALLY DEFERRED
);

-- Addresses of articles. A former one leads to the current one and is never given away.
CREATE TABLE article_slugs (
  kind article_kind NOT NULL,
  slug text NOT NULL CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 80),
  article_id uuid NOT NULL REFERENCES articles ON DELETE CASCADE,
  is_current boolean NOT NULL,
  -- An administrator wrote it; otherwise it follows the title until the first publication.
  is_chosen boolean NOT NULL DEFAULT false,
  PRIMARY KEY (kind, slug)
);
CREATE UNIQUE INDEX article_slugs_current ON article_slugs (article_id) WHERE is_current;

-- What was written, newest last. The newest is the draft; a version that was published is never changed.
CREATE TABLE article_versions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  article_id uuid NOT NULL REFERENCES articles ON DELETE CASCADE,
  content jsonb NOT NULL,
  saved_by uuid REFERENCES users,
  begun_at timestamptz NOT NULL,
  saved_at timestamptz NOT NULL
);
CREATE INDEX article_versions_article ON article_versions (article_id, id DESC);
CREATE INDEX article_versions_saved_by ON article_versions (saved_by);

-- What readers see from an instant on: a version, or nothing. The clock decides, no job is needed.
CREATE TABLE article_publications (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  article_id uuid NOT NULL REFERENCES articles,
  version_id bigint REFERENCES article_versions,
  starts_at timestamptz NOT NULL,
  decided_by uuid REFERENCES users,
  decided_at timestamptz NOT NULL
);
CREATE INDEX article_publications_article ON article_publications (article_id, starts_at DESC, id DESC);
CREATE INDEX article_publications_starts ON article_publications (starts_at);
CREATE INDEX article_publications_version ON article_publications (version_id);
CREATE INDEX article_publications_decided_by ON article_publications (decided_by);

-- Uploaded cover photos.
CREATE TABLE article_photos (
  file_key text PRIMARY KEY,
  article_id uuid REFERENCES articles ON DELETE SET NULL,
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  widths integer[] NOT NULL,
  thumbhash text NOT NULL,
  color text NOT NULL,
  uploaded_at timestamptz NOT NULL
);
CREATE INDEX article_photos_article ON article_photos (article_id);
