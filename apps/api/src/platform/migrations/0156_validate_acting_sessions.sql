alter table sessions validate constraint sessions_acting_is_whole;
