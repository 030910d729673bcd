-- Tax returns and yearly summaries read the settlements of a month or a year.
CREATE INDEX ledger_entries_settlements ON ledger_entries (posted_at)
  WHERE kind = 'booking.settled';
