-- When a mail server refused this address for good; empty once an email gets through again.
ALTER TABLE users ADD COLUMN bounced_at timestamptz;
