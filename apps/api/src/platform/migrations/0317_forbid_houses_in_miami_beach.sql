-- Miami Beach allows no stays of less than six months in single-family homes.
ALTER TABLE jurisdictions ADD COLUMN allows_houses boolean NOT NULL DEFAULT true;
UPDATE jurisdictions SET allows_houses = false WHERE code = 'miami_beach';
