-- Security deposits are neither charged nor held; the answer said only that they aren't charged when booking.
-- An answer that operations have edited stays as it is.
WITH original AS (
  SELECT version.article_id, version.content
  FROM article_slugs JOIN article_versions version USING (article_id)
  WHERE slug = 'is-there-a-security-deposit' AND is_current AND version.saved_by IS NULL
    AND (SELECT count(*) FROM article_versions WHERE article_id = version.article_id) = 1
), written AS (
  INSERT INTO article_versions (article_id, content, begun_at, saved_at)
  SELECT article_id,
    jsonb_set(jsonb_set(content,
      '{texts,en,body}', to_jsonb(replace(content #>> '{texts,en,body}',
        'It isn’t part of your total and isn’t charged when you book.',
        'It isn’t part of your total, and we don’t charge it or hold it on your card.'))),
      '{texts,es,body}', to_jsonb(replace(content #>> '{texts,es,body}',
        'No forma parte del total y no se cobra al reservar.',
        'No forma parte del total, y no se cobra ni se retiene en su tarjeta.'))),
    '2026-11-18 10:00-05', '2026-11-18 10:00-05'
  FROM original
  RETURNING id, article_id
)
INSERT INTO article_publications (article_id, version_id, starts_at, decided_at)
SELECT article_id, id, '2026-11-18 10:00-05', '2026-11-18 10:00-05' FROM written;
