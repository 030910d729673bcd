-- How long the oldest item of each queue of the console may wait.
create table queue_targets (
  queue text primary key check (queue <> ''),
  target_minutes integer not null check (target_minutes between 5 and 43200),
  changed_at timestamptz not null default now()
);

insert into queue_targets (queue, target_minutes) values
  ('withdrawals', 1440),
  ('ids', 240),
  ('applications', 4320),
  ('licenses', 4320),
  ('reports', 60),
  ('jobs', 30),
  ('feeds', 60);

-- The home of the console counts what was confirmed and paid today.
create index bookings_confirmed_at on bookings (confirmed_at) where confirmed_at is not null;
create index charges_created_at on charges (created_at);
