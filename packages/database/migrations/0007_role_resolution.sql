-- Whose role is what, also on a day when the table of roles is missing or its policies go in circles:
-- then everybody is a user, except the account that the installation itself appointed.

-- The one account that the server made from its configuration. It is a super admin whatever the table of
-- roles says, and cannot be deleted as long as it stands here.
create table appointed_super_admin (
  single boolean primary key default true check (single),
  id uuid not null references "user"(id) on delete restrict
);
alter table appointed_super_admin enable row level security;
alter table appointed_super_admin force row level security;
create policy appointed_super_admin_owner on appointed_super_admin to current_user using (true) with check (true);
create policy appointed_super_admin_worker on appointed_super_admin for select to milestoon_worker using (true); -- is it there at a start?
grant select on appointed_super_admin to milestoon_worker;

create function me.role_of(person uuid) returns text
language plpgsql stable security definer set search_path = public as $$
declare known text;
begin
  if exists (select from appointed_super_admin a where a.id = person) then
    return 'super_admin';
  end if;
  begin
    select role into known from user_roles where id = person;
  exception when undefined_table or invalid_object_definition then -- 42P01; 42P17, an infinite recursion
    known := 'user';
  end;
  return coalesce(known, 'user');
end $$;
revoke execute on function me.role_of(uuid) from public;
grant execute on function me.role_of(uuid) to milestoon_worker;

-- Policies ask this and never the table itself: a policy that reads its own table goes in circles.
create function me.is_super_admin() returns boolean
language sql stable security definer set search_path = public as $$
  select me.role_of(me.uid()) = 'super_admin'
$$;

-- For the owner, at a start.
create function me.appoint_super_admin(person uuid) returns void
language plpgsql set search_path = public as $$
begin
  insert into appointed_super_admin (id) values (person) on conflict (single) do update set id = excluded.id;
  begin
    insert into user_roles (id, role) values (person, 'super_admin')
      on conflict (id) do update set role = excluded.role where user_roles.role <> excluded.role;
  exception when undefined_table or invalid_object_definition then null;
  end;
end $$;
revoke execute on function me.appoint_super_admin(uuid) from public;

create or replace function me.resolve_session(session_token text)
returns table (user_id uuid, email text, created_at timestamptz, role text)
language sql stable security definer set search_path = public as $$
  select u.id, u.email, u.created_at, me.role_of(u.id)
    from session s join "user" u on u.id = s.user_id
   where s.token = session_token and s.expires_at > now()
$$;

-- Signing up works without the table of roles: whoever is not in it is a user.
create or replace function me.on_user_created() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  begin
    insert into user_roles (id) values (new.id) on conflict do nothing;
  exception when undefined_table or invalid_object_definition then null;
  end;
  return new;
end $$;

create policy user_super_admin on "user" for select to milestoon_app using ((select me.is_super_admin())); -- role management lists addresses
