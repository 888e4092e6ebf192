-- Turns: the jobs of a queue begin in rounds, in which every person has one. And word of every proof of who somebody is
-- that ends, for streams that are still open on it.

-- Which round of a queue is under way.
create table job_rounds (
  queue text primary key,
  turn integer not null default 0,
  opened_at timestamptz not null default now(),
  -- How many jobs of people who never had a turn stand before the others.
  head_starts integer not null default 0
);

-- In which round a person's last job stands; the next one stands in a later one.
create table job_turns (
  queue text not null,
  user_id uuid not null references "user"(id) on delete cascade,
  turn integer not null,
  -- How many there ever were: the very first one goes before the others.
  jobs integer not null default 1,
  primary key (queue, user_id)
);
create index job_turns_user on job_turns(user_id);

-- Families that have episodes already have had their first.
alter table episodes no force row level security;
insert into job_turns (queue, user_id, turn)
  select distinct queue, user_id, 0
    from episodes, unnest(array['produce-episode', 'request-episode']) as queue;
alter table episodes force row level security;

alter table job_rounds enable row level security;
alter table job_rounds force row level security;
create policy job_rounds_worker on job_rounds to milestoon_worker using (true) with check (true); -- jobs are queued for everybody
grant select, insert, update on job_rounds to milestoon_worker;

alter table job_turns enable row level security;
alter table job_turns force row level security;
create policy job_turns_worker on job_turns to milestoon_worker using (true) with check (true); -- jobs are queued for everybody
grant select, insert, update on job_turns to milestoon_worker;

-- Every process looks again at the streams of a person whose session or key is gone. Nothing in the message opens anything.
create function me.announce_access_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('access_ended', json_build_object('user', old.user_id)::text);
  return null;
end $$;
create trigger session_end_announced after delete on session
  for each row execute function me.announce_access_end();
create trigger api_key_end_announced after delete on user_api_keys
  for each row execute function me.announce_access_end();
