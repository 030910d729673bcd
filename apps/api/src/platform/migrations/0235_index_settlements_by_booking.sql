-- Reports compare the payout of a booking with all its settlements; a refund afterwards adds two more.
CREATE INDEX ledger_entries_settlements_of ON ledger_entries (reference)
  WHERE kind IN ('booking.settled', 'booking.settlement_reversed');
