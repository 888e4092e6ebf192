-- API keys: any number a person, each for one purpose and with an end; and apart from them the key with which an
-- outside generator reports, which opens nothing else.

create table api_keys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user"(id) on delete cascade,
  name text not null check (length(name) between 1 and 60),
  -- 'write' opens what 'read' does as well.
  scope text not null check (scope in ('read', 'write', 'report')),
  -- Its first characters, so that its owner knows which it is.
  beginning text not null check (length(beginning) <= 20),
  -- A keyed hash: finds the key, and is worth nothing to whoever reads it here. The key itself is kept nowhere.
  lookup_hash text not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  check (expires_at <= created_at + interval '366 days')
);
create index api_keys_user on api_keys(user_id);

create trigger api_key_end_announced after delete on api_keys
  for each row execute function me.announce_access_end();

-- What an outside generator is sent. It has to be sent again, so it is kept sealed; it lives seven days, and gives way
-- to a fresh one after three: so whatever was asked for can be reported on for at least three days.
create table report_keys (
  user_id uuid primary key references "user"(id) on delete cascade,
  sealed_key sealed_text,
  lookup_hash text unique,
  made_at timestamptz not null default now(),
  -- The one before, as long as it is good for.
  earlier_hash text unique,
  earlier_until timestamptz
);

-- The keys of before had every right and no end. They end now, but for reports on what is being made at this moment.
insert into report_keys (user_id, made_at, earlier_hash, earlier_until)
  select user_id, now() - interval '7 days', lookup_hash, now() + interval '3 days' from user_api_keys;
alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in ('episode-ready', 'episode-failed',
  'payment-problem', 'photos-due', 'episode-published', 'publishing-problem', 'password-changed', 'api-key-created',
  'api-keys-ended'));
-- Told to those who made one by hand; the others never saw theirs. Notifications are closed to the owner as well.
alter table notifications no force row level security;
insert into notifications (user_id, kind, event_key, in_app)
  select k.user_id, 'api-keys-ended', 'api-keys-ended:0023', true from user_api_keys k
   where exists (select from notifications n where n.user_id = k.user_id and n.kind = 'api-key-created');
alter table notifications force row level security;

drop function get_or_create_user_api_key(uuid);
drop function me.replace_api_key();
drop function me.resolve_api_key(text);
drop table user_api_keys;

-- The key for reports, sealed. The database cannot make one: the server offers a fresh one with every call, in settings
-- of the transaction, and it is taken when there is none or it is three days old.
create function get_or_create_user_api_key(p_user_id uuid) returns text
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  known text;
  offered text := nullif(current_setting('app.offered_api_key', true), '');
begin
  if p_user_id is null or not coalesce(p_user_id = me.uid() or me.is_super_admin(), false) then
    raise exception 'This key is somebody else''s' using errcode = 'insufficient_privilege';
  end if;
  if offered is not null then
    insert into report_keys as mine (user_id, sealed_key, lookup_hash)
      values (p_user_id, offered, current_setting('app.offered_api_key_hash'))
      on conflict (user_id) do update set
        sealed_key = excluded.sealed_key, lookup_hash = excluded.lookup_hash, made_at = now(),
        earlier_hash = coalesce(mine.lookup_hash, mine.earlier_hash),
        earlier_until = case when mine.lookup_hash is null then mine.earlier_until
          else mine.made_at + interval '7 days' end
      where mine.made_at <= now() - interval '3 days';
  end if;
  select sealed_key into known from report_keys
   where user_id = p_user_id and made_at > now() - interval '7 days';
  if known is null then
    raise exception 'Failed to authenticate request' using errcode = 'object_not_in_prerequisite_state';
  end if;
  return known;
end $$;

-- Whose a key is and what it opens, by its hash. One for reports that the server made has no id. An account whose
-- deletion has begun has none any more.
create function me.resolve_api_key(hash text)
returns table (user_id uuid, email text, created_at timestamptz, role text, key_id uuid, key_name text, scope text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare holder record;
begin
  select k.user_id as person, k.id, k.name, k.scope into holder from api_keys k
   where k.lookup_hash = hash and k.expires_at > now();
  if holder.person is null then
    select r.user_id as person, null::uuid as id, null::text as name, 'report' as scope into holder
      from report_keys r
     where (r.lookup_hash = hash and r.made_at > now() - interval '7 days')
        or (r.earlier_hash = hash and r.earlier_until > now());
  end if;
  if holder.person is null
    or exists (select from erasures e where e.user_id = holder.person and e.kind = 'account') then return; end if;
  -- To the minute is enough, and spares a write.
  update api_keys k set last_used_at = now()
   where k.id = holder.id and (k.last_used_at is null or k.last_used_at < now() - interval '1 minute');
  return query select u.id, u.email, u.created_at, me.role_of(u.id), holder.id, holder.name, holder.scope
    from "user" u where u.id = holder.person;
end $$;

revoke execute on function get_or_create_user_api_key(uuid), me.resolve_api_key(text) from public;
grant execute on function get_or_create_user_api_key(uuid), me.resolve_api_key(text) to milestoon_app;

-- Else the owner, whose rights the function above has, would see none, and keys would outlive the order to delete.
create policy erasures_owner on erasures for select to current_user using (true);

alter table api_keys enable row level security;
alter table api_keys force row level security;
create policy api_keys_owner on api_keys to current_user using (true) with check (true); -- the functions above
create policy api_keys_own on api_keys for select to milestoon_app using (user_id = (select me.uid()));
create policy api_keys_worker on api_keys to milestoon_worker using (true) with check (true); -- makes and revokes them
-- Not the hash.
grant select (id, user_id, name, scope, beginning, created_at, expires_at, last_used_at) on api_keys to milestoon_app;
grant select, insert, delete on api_keys to milestoon_worker;

alter table report_keys enable row level security;
alter table report_keys force row level security;
create policy report_keys_owner on report_keys to current_user using (true) with check (true); -- the functions above
create policy report_keys_worker on report_keys for select to milestoon_worker using (true); -- counted for the receipt
grant select on report_keys to milestoon_worker;
