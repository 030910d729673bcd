-- When a text last changed tells which translations are older than the text they translate.
ALTER TABLE texts ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now();

-- What an administrator has written and nobody sees yet, at most one per text and language.
CREATE TABLE text_drafts (
  client text NOT NULL,
  language text NOT NULL,
  key text NOT NULL,
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 4000),
  written_by uuid NOT NULL REFERENCES users,
  written_at timestamptz NOT NULL,
  PRIMARY KEY (client, key, language)
);

-- What was published when, so that an earlier text can be restored.
CREATE TABLE text_versions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  client text NOT NULL,
  language text NOT NULL,
  key text NOT NULL,
  text text NOT NULL,
  published_by uuid NOT NULL REFERENCES users,
  published_at timestamptz NOT NULL
);
CREATE INDEX text_versions_key ON text_versions (client, key, id DESC);
