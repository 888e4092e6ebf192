-- Roles: the table, who may read and change it, the log of changes. The app shows this file when the table is
-- missing or its policies go in circles. Running it again repairs both and takes nobody's role away; run it
-- as the owner of the database.

create table if not exists user_roles (
  id uuid primary key references "user"(id) on delete cascade,
  role text not null default 'user' check (role in ('user', 'admin', 'super_admin')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- changed_by is null for what the installation did by itself.
create table if not exists role_changes (
  id bigint generated always as identity primary key,
  user_id uuid not null references "user"(id) on delete cascade,
  changed_by uuid references "user"(id) on delete set null,
  old_role text not null,
  new_role text not null,
  changed_at timestamptz not null default now()
);
create index if not exists role_changes_user on role_changes(user_id);

-- Whatever policies there are go; one of them may read the table it stands on.
do $$
declare found record;
begin
  for found in select policyname, tablename from pg_policies
    where schemaname = 'public' and tablename in ('user_roles', 'role_changes')
  loop
    execute format('drop policy %I on %I', found.policyname, found.tablename);
  end loop;
end $$;

alter table user_roles enable row level security;
alter table user_roles force row level security;
create policy user_roles_owner on user_roles to current_user using (true) with check (true);
create policy user_roles_worker on user_roles for select to milestoon_worker using (true); -- avatars of a super admin are free
create policy user_roles_self on user_roles for select to milestoon_app using (id = (select me.uid()));
create policy user_roles_read_all on user_roles for select to milestoon_app using ((select me.is_super_admin()));
create policy user_roles_add on user_roles for insert to milestoon_app with check ((select me.is_super_admin()));
create policy user_roles_update_all on user_roles for update to milestoon_app
  using ((select me.is_super_admin())) with check ((select me.is_super_admin()));
grant select on user_roles to milestoon_worker, milestoon_app;
grant insert (id, role), update (role) on user_roles to milestoon_app;

alter table role_changes enable row level security;
alter table role_changes force row level security;
create policy role_changes_owner on role_changes to current_user using (true) with check (true);
create policy role_changes_super_admin on role_changes for select to milestoon_app using ((select me.is_super_admin()));
grant select on role_changes to milestoon_app;

-- Everybody has a row; whose row was lost gets back the role that the log knows last.
insert into user_roles (id, role)
  select u.id, coalesce((select c.new_role from role_changes c where c.user_id = u.id order by c.id desc limit 1), 'user')
    from "user" u
  on conflict (id) do nothing;
insert into user_roles (id, role) select a.id, 'super_admin' from appointed_super_admin a
  on conflict (id) do update set role = 'super_admin' where user_roles.role <> 'super_admin';

-- There is always a super admin. Changes queue up behind one lock, so two super admins who demote each other
-- at the same moment do not both succeed. It is taken before any row is, or two changes could wait for each
-- other; new rows do without, so signing up waits for nobody.
create or replace function me.queue_role_changes() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('milestoon-roles'));
  return null;
end $$;
create or replace trigger role_changes_queued before update or delete on user_roles
  for each statement execute function me.queue_role_changes();

create or replace function me.keep_a_super_admin() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  if old.role = 'super_admin' and (tg_op = 'DELETE' or new.role <> 'super_admin') then
    if exists (select from appointed_super_admin a where a.id = old.id) then
      raise exception 'The configured super admin keeps the role'
        using errcode = 'check_violation', constraint = 'configured_super_admin';
    end if;
    if not exists (select from user_roles r where r.role = 'super_admin' and r.id <> old.id) then
      raise exception 'The last super admin keeps the role'
        using errcode = 'check_violation', constraint = 'last_super_admin';
    end if;
  end if;
  if tg_op = 'DELETE' then return old; end if;
  new.updated_at := now();
  return new;
end $$;
create or replace trigger super_admin_kept before update or delete on user_roles
  for each row execute function me.keep_a_super_admin();

-- Written here and not by the callers: no way to change a role goes past it.
create or replace function me.log_role_change() returns trigger
language plpgsql security definer set search_path = public as $$
declare before text := 'user';
begin
  if tg_op = 'UPDATE' then before := old.role; end if;
  if before <> new.role then
    insert into role_changes (user_id, changed_by, old_role, new_role) values (new.id, me.uid(), before, new.role);
  end if;
  return null;
end $$;
create or replace trigger role_change_logged after insert or update on user_roles
  for each row execute function me.log_role_change();

create or replace function set_user_role(user_id uuid, new_role text) returns void
language plpgsql security definer set search_path = public as $$
begin
  -- First the lock, then the question: whoever was demoted a moment ago changes nothing any more.
  perform pg_advisory_xact_lock(hashtext('milestoon-roles'));
  if not coalesce(me.is_super_admin(), false) then
    raise exception 'Only super admins can assign roles' using errcode = 'insufficient_privilege';
  end if;
  if new_role is null or new_role not in ('user', 'admin', 'super_admin') then
    raise exception 'Invalid role' using errcode = 'invalid_parameter_value';
  end if;
  if not exists (select from "user" u where u.id = set_user_role.user_id) then
    raise exception 'User not found' using errcode = 'no_data_found';
  end if;
  insert into user_roles (id, role) values (set_user_role.user_id, set_user_role.new_role)
    on conflict (id) do update set role = excluded.role where user_roles.role <> excluded.role;
end $$;

create or replace function assign_admin_role(user_email text, new_role text) returns void
language plpgsql security definer set search_path = public as $$
declare person uuid;
begin
  -- Whether an address is known is nobody else's business.
  if not coalesce(me.is_super_admin(), false) then
    raise exception 'Only super admins can assign roles' using errcode = 'insufficient_privilege';
  end if;
  select u.id into person from "user" u where lower(u.email) = lower(trim(user_email));
  if person is null then
    raise exception 'User not found' using errcode = 'no_data_found';
  end if;
  perform set_user_role(person, assign_admin_role.new_role);
end $$;
revoke execute on function set_user_role(uuid, text), assign_admin_role(text, text) from public;
grant execute on function set_user_role(uuid, text), assign_admin_role(text, text) to milestoon_app;
