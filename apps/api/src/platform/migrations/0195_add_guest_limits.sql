-- Which guests a home is suitable for, and what it charges for pets and for guests above those
-- whom the nightly price covers. Homes without a number cover all of their guests.
ALTER TABLE suites
  ADD COLUMN welcomes_children boolean NOT NULL DEFAULT true,
  ADD COLUMN welcomes_infants boolean NOT NULL DEFAULT true,
  ADD COLUMN pet_night_amount integer NOT NULL DEFAULT 0
    CHECK (pet_night_amount BETWEEN 0 AND 100000000),
  ADD COLUMN extra_guest_amount integer NOT NULL DEFAULT 0
    CHECK (extra_guest_amount BETWEEN 0 AND 100000000),
  ADD COLUMN included_guests smallint CHECK (included_guests BETWEEN 1 AND 30);
