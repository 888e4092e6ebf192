-- A key a person, and what an outside generator was asked for.

create table user_api_keys (
  user_id uuid primary key references "user"(id) on delete cascade,
  sealed_key sealed_text not null,
  -- A keyed hash of the key: finds it, and is worth nothing to whoever reads it here.
  lookup_hash text not null unique,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);

-- The server's key, sealed. The database cannot make one: the server offers a fresh one with every call, in settings
-- of the transaction, and it is taken when there is none yet.
create function get_or_create_user_api_key(p_user_id uuid) returns text
language plpgsql security definer set search_path = public as $$
declare
  known text;
  offered text := nullif(current_setting('app.offered_api_key', true), '');
begin
  if p_user_id is null or not coalesce(p_user_id = me.uid() or me.is_super_admin(), false) then
    raise exception 'This key is somebody else''s' using errcode = 'insufficient_privilege';
  end if;
  if offered is not null then
    insert into user_api_keys (user_id, sealed_key, lookup_hash)
      values (p_user_id, offered, current_setting('app.offered_api_key_hash'))
      on conflict (user_id) do nothing;
  end if;
  select sealed_key into known from user_api_keys where user_id = p_user_id;
  if known is null then
    raise exception 'Failed to authenticate request' using errcode = 'object_not_in_prerequisite_state';
  end if;
  return known;
end $$;

-- The person's own key gives way to the one offered, at once.
create function me.replace_api_key() returns timestamptz
language sql security definer set search_path = public as $$
  insert into user_api_keys (user_id, sealed_key, lookup_hash)
    values (me.uid(), current_setting('app.offered_api_key'), current_setting('app.offered_api_key_hash'))
    on conflict (user_id) do update set sealed_key = excluded.sealed_key, lookup_hash = excluded.lookup_hash,
      created_at = now(), last_used_at = null
    returning created_at
$$;

-- Whose a key is, by its hash, like me.resolve_session. An account whose deletion has begun has none any more.
create function me.resolve_api_key(hash text)
returns table (user_id uuid, email text, created_at timestamptz, role text)
language plpgsql security definer set search_path = public as $$
declare person uuid;
begin
  select k.user_id into person from user_api_keys k
   where k.lookup_hash = hash
     and not exists (select from erasures e where e.user_id = k.user_id and e.kind = 'account');
  if person is null then return; end if;
  -- To the minute is enough, and spares a write.
  update user_api_keys k set last_used_at = now()
   where k.user_id = person and (k.last_used_at is null or k.last_used_at < now() - interval '1 minute');
  return query select u.id, u.email, u.created_at, me.role_of(u.id) from "user" u where u.id = person;
end $$;

revoke execute on function get_or_create_user_api_key(uuid), me.replace_api_key(), me.resolve_api_key(text) from public;
grant execute on function get_or_create_user_api_key(uuid), me.replace_api_key(), me.resolve_api_key(text) to milestoon_app;

-- Bodies on their way to an outside generator, sealed. No reference to anybody: the notice that a child was deleted
-- outlives the account it was deleted with, until it is delivered or given up.
create table automation_notices (
  id uuid primary key,
  sealed_body sealed_text not null,
  created_at timestamptz not null default now()
);

-- Within the transaction that changes the child: neither is there without the other.
create function me.note_for_automation(id uuid, body text) returns void
language sql security definer set search_path = public as $$
  insert into automation_notices (id, sealed_body) values (id, body)
$$;
revoke execute on function me.note_for_automation(uuid, text) from public;
grant execute on function me.note_for_automation(uuid, text) to milestoon_app;

-- Names what an outside generator was asked for. Null: nothing is expected from outside.
alter table children add column automation_request uuid;
alter table episode_productions add column automation_request uuid;
grant update (automation_request) on children to milestoon_app;
grant update (automation_request) on episode_productions to milestoon_app;

alter table user_api_keys enable row level security;
alter table user_api_keys force row level security;
create policy user_api_keys_owner on user_api_keys to current_user using (true) with check (true); -- the functions above
create policy user_api_keys_own on user_api_keys for select to milestoon_app using (user_id = (select me.uid()));
create policy user_api_keys_worker on user_api_keys for select to milestoon_worker using (true); -- counted for the receipt
-- Not the key and not its hash.
grant select (user_id, created_at, last_used_at) on user_api_keys to milestoon_app;
grant select on user_api_keys to milestoon_worker;

alter table automation_notices enable row level security;
alter table automation_notices force row level security;
create policy automation_notices_owner on automation_notices to current_user using (true) with check (true); -- the function above
create policy automation_notices_worker on automation_notices to milestoon_worker using (true) with check (true); -- jobs deliver them
grant select, delete on automation_notices to milestoon_worker;
