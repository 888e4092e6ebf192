-- A trigger runs with the owner's rights where a row goes with another one: it looks in one place too.
alter function me.announce_access_end() set search_path = public, pg_temp;
