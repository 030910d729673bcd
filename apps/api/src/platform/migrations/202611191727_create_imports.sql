-- Files that administrators import: homes and more, row by row. Undoing reads what each row became.
-- Rollback: the version before ignores both tables; what was imported stays.
CREATE TYPE import_state AS ENUM ('uploaded', 'checking', 'checked', 'running', 'finished', 'undoing', 'undone');
CREATE TYPE import_row_state AS ENUM ('waiting', 'ready', 'wrong', 'imported', 'undone', 'kept');

CREATE TABLE imports (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL,
  file_name text NOT NULL CHECK (length(file_name) <= 200),
  encoding text NOT NULL,
  columns text[] NOT NULL CHECK (cardinality(columns) > 0),
  mapping jsonb CHECK (jsonb_typeof(mapping) = 'object'),
  state import_state NOT NULL DEFAULT 'uploaded',
  uploaded_by uuid NOT NULL REFERENCES users,
  uploaded_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL
);
CREATE INDEX imports_by_time ON imports (uploaded_at DESC);
CREATE INDEX imports_uploaded_by ON imports (uploaded_by);

CREATE TABLE import_rows (
  import_id uuid NOT NULL REFERENCES imports ON DELETE CASCADE,
  number integer NOT NULL CHECK (number > 0),
  cells jsonb NOT NULL CHECK (jsonb_typeof(cells) = 'array'),
  state import_row_state NOT NULL DEFAULT 'waiting',
  key text,
  problems jsonb NOT NULL DEFAULT '[]',
  subject text,
  people uuid[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (import_id, number),
  CHECK (state NOT IN ('imported', 'undone', 'kept') OR subject IS NOT NULL)
);
CREATE INDEX import_rows_by_state ON import_rows (import_id, state, number);
CREATE INDEX import_rows_by_key ON import_rows (import_id, key) WHERE key IS NOT NULL;
COMMENT ON COLUMN import_rows.number IS 'As a spreadsheet numbers the rows: the first below the names is 2.';
COMMENT ON COLUMN import_rows.key IS 'What makes the thing of the row one and the same, so that a file cannot have it twice.';
COMMENT ON COLUMN import_rows.people IS 'The accounts that the row created.';
