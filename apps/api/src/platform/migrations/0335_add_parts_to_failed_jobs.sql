-- Where one queue holds several kinds of work, such as the consequences of events: which it was.
ALTER TABLE failed_jobs ADD COLUMN part text;
