-- What a slice reads of tables that a slice above it writes (decision 119). Each is named by its
-- reader, and simple enough that a query on it is planned like one on its tables.

CREATE VIEW platform_people AS SELECT id, full_name, approves_from FROM users;

CREATE VIEW suites_response_times AS
SELECT owner_id, median_seconds, conversations FROM response_times;

CREATE VIEW pricing_booked_stays AS
SELECT suite_id, nights FROM bookings WHERE status IN ('held', 'confirmed');

CREATE VIEW search_stays AS SELECT suite_id, guest_id, nights FROM bookings;

CREATE VIEW wallet_stays AS SELECT id, suite_id, nights FROM bookings;

CREATE VIEW wallet_booking_payments AS SELECT id, booking_id FROM booking_payments;

CREATE VIEW rates_imported_events AS
SELECT e.id, f.name AS channel
FROM feed_events e JOIN calendar_feeds f ON f.id = e.feed_id;

CREATE VIEW rates_double_bookings AS
SELECT c.id, c.booking_id, e.nights, f.name AS channel
FROM feed_conflicts c
JOIN feed_events e ON e.id = c.event_id
JOIN calendar_feeds f ON f.id = e.feed_id
WHERE c.closed_at IS NULL;

CREATE VIEW rates_import_changes AS
SELECT d.id, f.suite_id, d.kind, d.nights, d.found_at, f.name AS channel
FROM feed_differences d JOIN calendar_feeds f ON f.id = d.feed_id;

CREATE VIEW expenses_sealed_months AS SELECT owner_id, month FROM statement_seals;
