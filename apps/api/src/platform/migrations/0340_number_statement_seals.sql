-- Four digits of an owner's id told too few owners apart. Months that are sealed without a number keep the one
-- that was printed with four; a sealed row cannot change, so they have none here.
ALTER TABLE statement_seals
  ADD COLUMN number text,
  ADD CONSTRAINT statement_seals_number_unique UNIQUE (number);
