-- The newest message that one of the person's devices has received.
ALTER TABLE room_readers ADD COLUMN delivered_id bigint NOT NULL DEFAULT 0;

-- The newest message when the person archived the conversation; a newer one brings it back.
ALTER TABLE room_readers ADD COLUMN archived_id bigint NOT NULL DEFAULT 0;
