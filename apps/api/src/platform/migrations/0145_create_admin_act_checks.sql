-- Each verification of the chain of administrators' acts, and where it was first broken.
create table admin_act_checks (
  id bigint generated always as identity primary key,
  checked_at timestamptz not null,
  acts integer not null check (acts >= 0),
  first_broken integer check (first_broken > 0)
);
create index admin_acts_by_act on admin_acts (act, id desc);
create index admin_acts_by_time on admin_acts (acted_at);
