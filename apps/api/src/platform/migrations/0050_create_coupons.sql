CREATE TYPE extra_code AS ENUM (
  'valentines_day', 'baby_crib', 'honeymoon', 'happy_birthday', 'extra_cleaning', 'special_request'
);

-- Who does it, and whether it counts as paid for the right to stay and so is taxed.
CREATE TABLE extra_kinds (
  code extra_code PRIMARY KEY,
  position smallint NOT NULL UNIQUE,
  payee text NOT NULL CHECK (payee IN ('owner', 'platform')),
  is_taxed boolean NOT NULL
);

-- A bed and cleaning belong to the lodging; flowers and a cake are itemised services.
INSERT INTO extra_kinds (code, position, payee, is_taxed) VALUES
  ('valentines_day', 1, 'platform', false),
  ('baby_crib', 2, 'owner', true),
  ('honeymoon', 3, 'platform', false),
  ('happy_birthday', 4, 'platform', false),
  ('extra_cleaning', 5, 'owner', true),
  ('special_request', 6, 'owner', true);

CREATE TABLE suite_extras (
  suite_id uuid NOT NULL REFERENCES suites ON DELETE CASCADE,
  extra extra_code NOT NULL REFERENCES extra_kinds,
  amount integer NOT NULL CHECK (amount BETWEEN 0 AND 100000000),
  PRIMARY KEY (suite_id, extra)
);

-- Whether a coupon makes the taxed amount smaller, by the day of check-in.
CREATE TABLE coupon_tax_rules (
  valid daterange NOT NULL CHECK (NOT isempty(valid)),
  is_coupon_deducted boolean NOT NULL,
  CONSTRAINT coupon_tax_rules_no_overlap EXCLUDE USING gist (valid WITH &&)
);

INSERT INTO coupon_tax_rules (valid, is_coupon_deducted) VALUES (daterange('2021-07-01', NULL), true);

CREATE TYPE coupon_bearer AS ENUM ('platform', 'owner');

CREATE TABLE coupons (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  code text NOT NULL CONSTRAINT coupons_code_unique UNIQUE CHECK (code ~ '^[A-Z0-9-]{4,32}$'),
  per_mille smallint CHECK (per_mille BETWEEN 1 AND 900),
  amount integer CHECK (amount BETWEEN 100 AND 100000000),
  bearer coupon_bearer NOT NULL,
  usable tstzrange NOT NULL CHECK (NOT isempty(usable)),
  -- Every night of the stay lies in these, when they are given.
  nights daterange CHECK (NOT isempty(nights)),
  min_nights smallint NOT NULL DEFAULT 1 CHECK (min_nights >= 1),
  -- The rent there must be; a fixed amount never takes all of it.
  min_amount integer NOT NULL DEFAULT 0 CHECK (min_amount >= 0),
  most_uses integer CHECK (most_uses >= 1),
  most_uses_each smallint NOT NULL DEFAULT 1 CHECK (most_uses_each >= 1),
  is_first_stay boolean NOT NULL DEFAULT false,
  -- A personal coupon is good for one guest.
  user_id uuid REFERENCES users,
  uses integer NOT NULL DEFAULT 0 CHECK (uses >= 0),
  created_at timestamptz NOT NULL,
  UNIQUE (id, is_first_stay),
  CHECK ((per_mille IS NULL) <> (amount IS NULL)),
  CHECK (amount < min_amount),
  CHECK (most_uses_each = 1 OR NOT is_first_stay),
  CONSTRAINT coupons_not_used_up CHECK (uses <= most_uses)
);

-- Good for these homes only; none is for all.
CREATE TABLE coupon_suites (
  coupon_id uuid NOT NULL REFERENCES coupons ON DELETE CASCADE,
  suite_id uuid NOT NULL REFERENCES suites ON DELETE CASCADE,
  PRIMARY KEY (coupon_id, suite_id)
);

-- A use is reserved by a hold and used by a confirmed stay; one that is given back is deleted.
CREATE TABLE coupon_uses (
  reference text PRIMARY KEY CHECK (reference <> ''),
  coupon_id uuid NOT NULL,
  is_first_stay boolean NOT NULL,
  user_id uuid NOT NULL REFERENCES users,
  -- Which of the guest's uses of this coupon it is.
  number smallint NOT NULL CHECK (number >= 1),
  reserved_at timestamptz NOT NULL,
  used_at timestamptz,
  FOREIGN KEY (coupon_id, is_first_stay) REFERENCES coupons (id, is_first_stay),
  CONSTRAINT coupon_uses_numbered UNIQUE (coupon_id, user_id, number)
);

CREATE INDEX coupon_uses_by_user ON coupon_uses (user_id);
CREATE UNIQUE INDEX coupon_uses_one_first_stay ON coupon_uses (user_id) WHERE is_first_stay;

ALTER TABLE quotes
  ADD COLUMN user_id uuid REFERENCES users,
  ADD COLUMN extras extra_code[] NOT NULL DEFAULT '{}',
  ADD COLUMN coupon_id uuid REFERENCES coupons,
  ADD COLUMN coupon_code text,
  ADD COLUMN check_in_at timestamptz,
  ADD COLUMN check_out_at timestamptz,
  ADD CHECK ((coupon_id IS NULL) = (coupon_code IS NULL));

DELETE FROM quotes;
ALTER TABLE quotes
  ALTER COLUMN check_in_at SET NOT NULL,
  ALTER COLUMN check_out_at SET NOT NULL;
