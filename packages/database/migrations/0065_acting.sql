-- For which family a session acts, chosen by its person; null: for their own. It can only be one they are a member of,
-- and whoever is removed or leaves loses the sessions that act there with the row that let them.
alter table session add column acting_for uuid;
alter table session add constraint session_acting_for
  foreign key (user_id, acting_for) references household_members (member_id, user_id) on delete cascade;
create index session_acting_for on session(acting_for) where acting_for is not null;

-- Streams end where a session ends, and where it turns to another family.
create function me.announce_session_end() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_notify('access_ended', json_build_object('user', coalesce(old.acting_for, old.user_id))::text);
  if tg_op = 'UPDATE' then
    delete from push_subscriptions p where p.session_id = new.id; -- what was told of the one family is not told here
  end if;
  return null;
end $$;
revoke execute on function me.announce_session_end() from public;
create policy push_subscriptions_owner on push_subscriptions to current_user using (true); -- the function above
drop trigger session_end_announced on session;
create trigger session_end_announced after delete on session
  for each row execute function me.announce_session_end();
create trigger session_turn_announced after update of acting_for on session
  for each row when (old.acting_for is distinct from new.acting_for) execute function me.announce_session_end();

drop function me.resolve_session(text);
create function me.resolve_session(session_token text)
returns table (user_id uuid, email text, created_at timestamptz, role text, proved boolean,
  household_id uuid, household_email text, household_created_at timestamptz, seat text)
language sql stable security definer set search_path = public, pg_temp as $$
  select u.id, u.email, u.created_at, me.role_of(u.id),
         s.second_factor is not null
           and (u.two_factor_enabled or exists (select from passkey p where p.user_id = u.id)),
         owner.id, owner.email, owner.created_at, m.role
    from session s join "user" u on u.id = s.user_id
    left join household_members m on m.member_id = s.user_id and m.user_id = s.acting_for
    left join "user" owner on owner.id = m.user_id
   where s.token = session_token and s.expires_at > now()
$$;
revoke execute on function me.resolve_session(text) from public;
grant execute on function me.resolve_session(text) to milestoon_app;

-- Who did it, where that was not the owner; the address is read from where it still stands.
alter table audit_events
  add column acted_by uuid references "user"(id) on delete set null,
  add column by_member boolean not null default false;
create index audit_events_acted_by on audit_events(acted_by) where acted_by is not null;
grant select (acted_by, by_member) on audit_events to milestoon_app;

create or replace function me.write_audit(person uuid, event jsonb) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  event_kind text := event->>'kind';
  moment timestamptz := coalesce((event->>'at')::timestamptz, now());
  member uuid := coalesce((event->>'actedBy')::uuid,
    (select s.user_id from session s where s.token = event->>'sessionToken' and s.acting_for = person));
  alike text := coalesce(event->>'once', concat_ws('|', date_trunc('hour', moment at time zone 'UTC'),
    event->>'name', event->>'detail', event->>'childId', event->>'episodeId', event->>'network', event->>'device',
    event->>'via')) || coalesce('|by ' || member, '');
  crowded boolean;
begin
  crowded := (select count(*) from audit_events e
    where e.user_id = person and e.kind = event_kind and e.at > moment - interval '30 days') >= 100;
  if crowded and not exists (select from audit_events e
      where e.user_id = person and e.kind = event_kind and e.merged_by = alike) then
    alike := concat_ws('|', 'more', date_trunc('day', moment at time zone 'UTC'));
    event := '{}';
    member := null;
  end if;
  insert into audit_events as known (user_id, kind, at, last_at, merged_by, name, detail, child_id, episode_id,
      network, device, session_id, via, acted_by, by_member)
    select person, event_kind, moment, moment, alike, left(event->>'name', 100), left(event->>'detail', 100),
        (event->>'childId')::uuid, (event->>'episodeId')::uuid, left(event->>'network', 60),
        left(event->>'device', 100),
        (select s.id from session s where s.token = event->>'sessionToken' and person in (s.user_id, s.acting_for)),
        left(event->>'via', 100), (select a.id from "user" a where a.id = member), member is not null
      from "user" u where u.id = person
    on conflict (user_id, kind, merged_by) do update set times = known.times + 1, last_at = excluded.last_at;
end $$;

-- Who acted in one's own trail, by the address of today.
create function me.trail_actors() returns table (id uuid, email text)
language sql stable security definer set search_path = public, pg_temp as $$
  select u.id, u.email from "user" u
   where u.id in (select e.acted_by from audit_events e where e.user_id = (select me.self()))
$$;
revoke execute on function me.trail_actors() from public;
grant execute on function me.trail_actors() to milestoon_app;

-- Joining and leaving, in both trails, whichever way it came about. An account that goes has no trail any more.
create function me.audit_household() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    perform me.write_audit(new.user_id, jsonb_build_object('kind', 'member-joined', 'detail', new.role,
      'actedBy', new.member_id));
    perform me.write_audit(new.member_id, jsonb_build_object('kind', 'household-joined', 'detail', new.role));
  else
    perform me.write_audit(old.user_id, jsonb_build_object('kind',
      case me.self() when old.user_id then 'member-removed' else 'member-left' end, 'detail', old.role,
      'actedBy', case me.self() when old.user_id then null else old.member_id end));
    perform me.write_audit(old.member_id, jsonb_build_object('kind', 'household-ended', 'detail', old.role));
  end if;
  return null;
end $$;
revoke execute on function me.audit_household() from public;
create trigger household_audited after insert or delete on household_members
  for each row execute function me.audit_household();

-- Who agreed, where that was not the owner: as long as their account is there.
alter table consents add column acted_by uuid default me.acting() references "user"(id) on delete set null;
create index consents_acted_by on consents(acted_by) where acted_by is not null;
