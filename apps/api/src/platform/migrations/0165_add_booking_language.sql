-- The language in which the guest booked, for the emails about the booking. Older bookings have
-- none and use the language of the account.
ALTER TABLE bookings ADD COLUMN language user_language;
