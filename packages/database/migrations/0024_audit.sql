-- What happened in an account, for its owner to read: signing in, keys, passwords, copies, deletions. Rows are added
-- by the functions below and by nothing else; no login may change or delete one. They go with the account, and
-- after twelve months.

create table audit_events (
  id bigint generated always as identity primary key,
  user_id uuid not null references "user"(id) on delete cascade,
  kind text not null check (kind ~ '^[a-z-]{3,40}$'),
  -- What is alike and close together is one row: first and last time, and how often.
  at timestamptz not null,
  last_at timestamptz not null,
  times integer not null default 1,
  -- What makes rows alike.
  merged_by text not null,
  -- What a key, a passkey or a channel is called, by its owner's own choice. Never a child's name or a title.
  name text check (length(name) <= 100),
  -- A role, a number: by the kind.
  detail text check (length(detail) <= 100),
  -- As long as it is there; nothing here outlives a child or an episode that was deleted.
  child_id uuid references children(id) on delete set null,
  episode_id uuid references episodes(id) on delete set null,
  -- Of the caller: the network address without its last part, and the browser in words.
  network text check (length(network) <= 60),
  device text check (length(device) <= 100),
  -- The session it came by, which may have ended since, or the name of the API key.
  session_id uuid,
  via text check (length(via) <= 100),
  unique (user_id, kind, merged_by)
);
create index audit_events_list on audit_events(user_id, id desc);
create index audit_events_age on audit_events(last_at);
create index audit_events_child on audit_events(child_id);
create index audit_events_episode on audit_events(episode_id);

-- A greedy account does not fill the table: of one kind a hundred rows in thirty days, then one a day. Counted by
-- kind, so that nobody hides what they did behind a thousand other things.
create function me.write_audit(person uuid, event jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  event_kind text := event->>'kind';
  moment timestamptz := coalesce((event->>'at')::timestamptz, now());
  alike text := coalesce(event->>'once', concat_ws('|', date_trunc('hour', moment at time zone 'UTC'),
    event->>'name', event->>'detail', event->>'childId', event->>'episodeId', event->>'network', event->>'device',
    event->>'via'));
  crowded boolean;
begin
  crowded := (select count(*) from audit_events e
    where e.user_id = person and e.kind = event_kind and e.at > moment - interval '30 days') >= 100;
  if crowded and not exists (select from audit_events e
      where e.user_id = person and e.kind = event_kind and e.merged_by = alike) then
    alike := concat_ws('|', 'more', date_trunc('day', moment at time zone 'UTC'));
    event := '{}';
  end if;
  insert into audit_events as known (user_id, kind, at, last_at, merged_by, name, detail, child_id, episode_id,
      network, device, session_id, via)
    select person, event_kind, moment, moment, alike, left(event->>'name', 100), left(event->>'detail', 100),
        (event->>'childId')::uuid, (event->>'episodeId')::uuid, left(event->>'network', 60),
        left(event->>'device', 100),
        (select s.id from session s where s.token = event->>'sessionToken' and s.user_id = person),
        left(event->>'via', 100)
      from "user" u where u.id = person
    on conflict (user_id, kind, merged_by) do update set times = known.times + 1, last_at = excluded.last_at;
end $$;
revoke execute on function me.write_audit(uuid, jsonb) from public;

-- Whoever acts for a person writes for that person; the house writes for everybody.
create function me.audit(person uuid, event jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if session_user = 'milestoon_app' and person is distinct from me.uid() then
    raise exception 'This is somebody else''s' using errcode = 'insufficient_privilege';
  end if;
  perform me.write_audit(person, event);
end $$;
revoke execute on function me.audit(uuid, jsonb) from public;
grant execute on function me.audit(uuid, jsonb) to milestoon_app, milestoon_worker, milestoon_auth;

-- Where a role changes, whichever way it was changed.
create function me.audit_role_change() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform me.write_audit(new.user_id, jsonb_build_object('kind', 'role-changed', 'detail', new.new_role));
  return null;
end $$;
create trigger role_change_audited after insert on role_changes
  for each row execute function me.audit_role_change();

-- A super admin was shown these accounts. Once a day for each; one's own does not count.
create function me.audit_look(people uuid[]) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare person uuid;
begin
  if not coalesce(me.is_super_admin(), false) then
    raise exception 'Only super admins look at accounts' using errcode = 'insufficient_privilege';
  end if;
  foreach person in array people loop
    if person <> me.uid() then
      perform me.write_audit(person, jsonb_build_object('kind', 'looked-at', 'once', current_date));
    end if;
  end loop;
end $$;
revoke execute on function me.audit_look(uuid[]) from public;
grant execute on function me.audit_look(uuid[]) to milestoon_app;

-- The only way in which rows go while their account stays; how long is settled here and not by the caller.
create function me.sweep_audit() returns bigint
language sql security definer set search_path = public, pg_temp as $$
  with gone as (delete from audit_events where last_at < now() - interval '12 months' returning 1)
  select count(*) from gone
$$;
revoke execute on function me.sweep_audit() from public;
grant execute on function me.sweep_audit() to milestoon_worker;

alter table audit_events enable row level security;
alter table audit_events force row level security;
create policy audit_events_owner on audit_events to current_user using (true) with check (true); -- the functions above
create policy audit_events_own on audit_events for select to milestoon_app using (user_id = (select me.uid()));
-- Not what merges rows, which is nothing to read.
grant select (id, user_id, kind, at, last_at, times, name, detail, child_id, episode_id, network, device, session_id,
  via) on audit_events to milestoon_app;
