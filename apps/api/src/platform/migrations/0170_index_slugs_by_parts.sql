-- A mistyped address suggests the homes and posts with a similar one.
CREATE INDEX suites_by_slug_part ON suites USING gin (slug gin_trgm_ops) WHERE status = 'published';
CREATE INDEX article_slugs_by_part ON article_slugs USING gin (slug gin_trgm_ops) WHERE is_current;
