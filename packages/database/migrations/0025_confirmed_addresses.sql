-- Whose address is confirmed by whom, and which devices an account was signed in to from.

-- How an address was confirmed: by the link that was mailed to it, by a link for a new password, which proves the
-- same, or by a super admin. Whether it is, says "user".email_verified.
create table address_confirmations (
  user_id uuid primary key references "user"(id) on delete cascade,
  way text not null check (way in ('link', 'reset', 'by-hand')),
  -- The super admin who did it by hand.
  confirmed_by uuid references "user"(id) on delete set null,
  confirmed_at timestamptz not null
);
create index address_confirmations_by on address_confirmations(confirmed_by);

-- A browser that the account was signed in to from. It carries what the hash is of in a cookie.
create table known_devices (
  user_id uuid not null references "user"(id) on delete cascade,
  -- SHA-256.
  device_hash text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (user_id, device_hash)
);

-- For a super admin, by hand, where no mail gets through. False when it was confirmed already.
create function me.confirm_address(person uuid, at timestamptz) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not coalesce(me.is_super_admin(), false) then
    raise exception 'only super admins confirm an address by hand' using errcode = '42501';
  end if;
  update "user" set email_verified = true, updated_at = at where id = person and not email_verified;
  if not found then return false; end if;
  insert into address_confirmations (user_id, way, confirmed_by, confirmed_at) values (person, 'by-hand', me.uid(), at)
    on conflict (user_id) do update
      set way = excluded.way, confirmed_by = excluded.confirmed_by, confirmed_at = excluded.confirmed_at;
  return true;
end $$;
revoke execute on function me.confirm_address(uuid, timestamptz) from public;
grant execute on function me.confirm_address(uuid, timestamptz) to milestoon_app;

-- Parents are told of a sign-in from a new device. Added to the kinds there are, whatever those have become.
do $$
declare known text := (
  select pg_get_constraintdef(oid) from pg_constraint where conname = 'notifications_kind_check');
begin
  alter table notifications drop constraint notifications_kind_check;
  execute format('alter table notifications add constraint notifications_kind_check check (kind = %L or %s)',
    'new-device', substring(known from '^CHECK \((.*)\)$'));
end $$;
-- The device in a few names that no language changes, such as 'Firefox, Windows'.
alter table notifications add column device text;

alter table address_confirmations enable row level security;
alter table address_confirmations force row level security;
create policy address_confirmations_owner on address_confirmations to current_user
  using (true) with check (true); -- the function above writes
create policy address_confirmations_auth on address_confirmations to milestoon_auth
  using (true) with check (true); -- mailed links are seen to before anybody is signed in
create policy address_confirmations_own on address_confirmations for select to milestoon_app
  using (user_id = (select me.uid()));
create policy address_confirmations_super_admin on address_confirmations for select to milestoon_app
  using ((select me.is_super_admin())); -- user management shows who confirmed what
grant select, insert, update on address_confirmations to milestoon_auth;
grant select on address_confirmations to milestoon_app;

alter table known_devices enable row level security;
alter table known_devices force row level security;
create policy known_devices_auth on known_devices to milestoon_auth
  using (true) with check (true); -- asked before anybody is signed in
grant select, insert, update, delete on known_devices to milestoon_auth;
