CREATE TYPE favorite_notice_kind AS ENUM ('nights_lost', 'nights_back', 'price_changed');

CREATE TABLE favorite_boards (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users,
  -- Where a heart goes when no board is named; the reader's language names it until a person does.
  is_first boolean NOT NULL,
  name text CHECK (length(name) BETWEEN 1 AND 60) CHECK (is_first OR name IS NOT NULL),
  secret text UNIQUE,
  created_at timestamptz NOT NULL,
  UNIQUE (user_id, id)
);

CREATE UNIQUE INDEX favorite_boards_one_first ON favorite_boards (user_id) WHERE is_first;

CREATE TABLE favorites (
  user_id uuid NOT NULL REFERENCES users,
  suite_id uuid NOT NULL REFERENCES suites ON DELETE CASCADE,
  board_id uuid NOT NULL,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, suite_id),
  FOREIGN KEY (user_id, board_id) REFERENCES favorite_boards (user_id, id) ON DELETE CASCADE
);

CREATE INDEX favorites_by_suite ON favorites (suite_id);
CREATE INDEX favorites_by_board ON favorites (board_id);

-- The nights a person has chosen for all favourites.
CREATE TABLE favorite_stays (
  user_id uuid PRIMARY KEY REFERENCES users,
  nights daterange NOT NULL CHECK (NOT isempty(nights) AND NOT lower_inf(nights) AND NOT upper_inf(nights)),
  guests smallint NOT NULL CHECK (guests >= 1),
  pets smallint NOT NULL CHECK (pets >= 0)
);

-- What the chosen nights cost when last looked at; null where they could not be had.
CREATE TABLE favorite_watches (
  user_id uuid NOT NULL REFERENCES favorite_stays ON DELETE CASCADE,
  suite_id uuid NOT NULL,
  total_amount bigint,
  PRIMARY KEY (user_id, suite_id),
  FOREIGN KEY (user_id, suite_id) REFERENCES favorites ON DELETE CASCADE
);

CREATE TABLE favorite_notices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  suite_id uuid NOT NULL REFERENCES suites ON DELETE CASCADE,
  kind favorite_notice_kind NOT NULL,
  nights daterange NOT NULL,
  before_amount bigint,
  after_amount bigint,
  noticed_at timestamptz NOT NULL,
  seen_at timestamptz
);

CREATE INDEX favorite_notices_newest ON favorite_notices (user_id, suite_id, id DESC);
