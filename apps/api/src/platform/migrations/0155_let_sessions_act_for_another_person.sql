-- An administrator's session that acts in the account of another person, for a short time.
alter table sessions
  add acting_user_id uuid references users,
  add acting_until timestamptz,
  add acting_reason text,
  add constraint sessions_acting_is_whole check (
    (acting_user_id is null) = (acting_until is null)
    and (acting_user_id is null) = (acting_reason is null)
    and acting_user_id is distinct from user_id
  ) not valid;

create index sessions_acting on sessions (acting_user_id) where acting_user_id is not null;
