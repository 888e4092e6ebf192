-- The second step of signing in, and passkeys.

-- Whether a code is asked for after the password. The authentication library's column.
alter table "user" add column two_factor_enabled boolean not null default false;

-- By what a session was proved beyond a password: an admin's powers wait for it. Null: by nothing.
alter table session add column second_factor text check (second_factor in ('code', 'backup-code', 'passkey'));

-- The authentication library's table: one authenticator a person. Secret and backup codes are encrypted under the
-- secret that signs sessions, which is itself sealed. Not verified: it was begun and never confirmed by a code.
create table two_factor (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references "user"(id) on delete cascade,
  secret text not null,
  backup_codes text not null,
  verified boolean not null default false,
  failed_verification_count integer not null default 0,
  locked_until timestamptz,
  -- The half minute, counted since 1970, of the newest code that was taken: neither it nor an older one works again.
  used_step bigint not null default 0
);

-- The authentication library's table, but for the last column. The key is the public half; the private one never
-- leaves its device.
create table passkey (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user"(id) on delete cascade,
  name text,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  aaguid text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_user on passkey(user_id);

alter table two_factor enable row level security;
alter table two_factor force row level security;
create policy two_factor_owner on two_factor to current_user using (true) with check (true); -- me.forget_second_factor
create policy two_factor_auth on two_factor to milestoon_auth
  using (true) with check (true); -- asked before anybody is signed in
grant select, insert, update, delete on two_factor to milestoon_auth;

alter table passkey enable row level security;
alter table passkey force row level security;
create policy passkey_owner on passkey to current_user using (true) with check (true); -- the functions below
create policy passkey_auth on passkey to milestoon_auth
  using (true) with check (true); -- a passkey says who is signing in
create policy passkey_own on passkey to milestoon_app
  using (user_id = (select me.uid())) with check (user_id = (select me.uid()));
grant select, insert, update, delete on passkey to milestoon_auth;
-- Listed, named and removed by their person; made and read by the library alone.
grant select (id, user_id, name, created_at, last_used_at), update (name), delete on passkey to milestoon_app;

-- With whether the session was proved by a factor that the person still has.
drop function me.resolve_session(text);
create function me.resolve_session(session_token text)
returns table (user_id uuid, email text, created_at timestamptz, role text, proved boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select u.id, u.email, u.created_at, me.role_of(u.id),
         s.second_factor is not null
           and (u.two_factor_enabled or exists (select from passkey p where p.user_id = u.id))
    from session s join "user" u on u.id = s.user_id
   where s.token = session_token and s.expires_at > now()
$$;
revoke execute on function me.resolve_session(text) from public;
grant execute on function me.resolve_session(text) to milestoon_app;

-- Lost phone, lost codes: the factors go, and every session with them. True when there was one. For a super admin by
-- way of the server, and for the operator.
create function me.forget_second_factor(person uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare had boolean;
begin
  had := exists (select from two_factor t where t.user_id = person)
      or exists (select from passkey p where p.user_id = person);
  delete from two_factor t where t.user_id = person;
  delete from passkey p where p.user_id = person;
  delete from session s where s.user_id = person;
  update "user" u set two_factor_enabled = false where u.id = person;
  return had;
end $$;
revoke execute on function me.forget_second_factor(uuid) from public;
grant execute on function me.forget_second_factor(uuid) to milestoon_auth;

-- What parents are told of it by mail. Added to the kinds there are, whatever those have become.
do $$
declare known text := (
  select pg_get_constraintdef(oid) from pg_constraint where conname = 'notifications_kind_check');
begin
  alter table notifications drop constraint notifications_kind_check;
  execute format('alter table notifications add constraint notifications_kind_check check (kind in (%s) or %s)',
    '''second-factor-on'', ''second-factor-off'', ''second-factor-reset'', ''passkey-added'', ''passkey-removed''',
    substring(known from '^CHECK \((.*)\)$'));
end $$;
