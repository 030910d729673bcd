-- A caption may be left out, but not in one language alone.
ALTER TABLE suite_photos
  ADD COLUMN caption_en text NOT NULL DEFAULT '',
  ADD COLUMN caption_es text NOT NULL DEFAULT '',
  ADD CONSTRAINT suite_photos_caption_in_both CHECK ((caption_en = '') = (caption_es = ''));

-- An uploaded video is stored in the one format it was sent in.
ALTER TABLE suite_videos ADD COLUMN formats text[] NOT NULL DEFAULT '{mp4,webm}'
  CHECK (formats <@ '{mp4,webm}' AND cardinality(formats) > 0);

-- Videos that an owner has uploaded, used in the draft or not.
CREATE TABLE suite_video_uploads (
  file_key text PRIMARY KEY,
  suite_id uuid NOT NULL REFERENCES suites ON DELETE CASCADE,
  format text NOT NULL CHECK (format IN ('mp4', 'webm')),
  seconds smallint NOT NULL CHECK (seconds > 0),
  uploaded_at timestamptz NOT NULL,
  unused_since timestamptz
);

CREATE INDEX suite_video_uploads_by_suite ON suite_video_uploads (suite_id);

-- Since when neither the listing nor the draft shows the file, as the job that deletes such files
-- has noticed.
ALTER TABLE suite_uploads ADD COLUMN unused_since timestamptz;

CREATE INDEX suite_uploads_unused ON suite_uploads (unused_since) WHERE unused_since IS NOT NULL;
CREATE INDEX suite_video_uploads_unused ON suite_video_uploads (unused_since)
WHERE unused_since IS NOT NULL;

UPDATE listing_sections SET content = jsonb_build_object(
  'photos', (
    SELECT coalesce(jsonb_agg(photo || '{"caption": {"en": "", "es": ""}}' ORDER BY place), '[]')
    FROM jsonb_array_elements(content -> 'photos') WITH ORDINALITY AS listed (photo, place)),
  'videos', (
    SELECT coalesce(jsonb_agg(video || '{"formats": ["mp4", "webm"]}' ORDER BY place), '[]')
    FROM jsonb_array_elements(content -> 'videos') WITH ORDINALITY AS listed (video, place)))
WHERE section = 'photos' AND content IS NOT NULL;
