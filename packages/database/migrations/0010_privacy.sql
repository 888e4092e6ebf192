-- Privacy: when source photos are due, what was consented to, and what was erased.

alter table children
  -- Source photos are deleted some time after this.
  add column avatar_chosen_at timestamptz,
  -- There were photos; they were deleted in due course.
  add column photos_deleted_at timestamptz;
update children set avatar_chosen_at = updated_at where avatar_selected;

-- Here and not in the code that chooses: no way to an avatar goes past it, or photos would be kept for good.
create function me.note_avatar_choice() returns trigger language plpgsql as $$
begin
  if new.avatar_selected and (tg_op = 'INSERT' or not old.avatar_selected
      or new.avatar_url is distinct from old.avatar_url) then
    new.avatar_chosen_at := new.updated_at;
  end if;
  return new;
end $$;
create trigger avatar_choice_noted before insert or update on children
  for each row execute function me.note_avatar_choice();

-- What a parent agreed to when they added a child.
create table consents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user"(id) on delete cascade,
  child_id uuid not null references children(id) on delete cascade,
  document text not null check (document in ('terms')),
  version text not null,
  accepted_at timestamptz not null,
  unique (child_id, document, version)
);
create index consents_user on consents(user_id);

-- A deletion on its way, and afterwards its receipt, which names nobody: it is found by its key alone.
create table erasures (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('child', 'account')),
  -- Whose and what, until it is finished. No references: the last steps come after the rows are gone.
  user_id uuid,
  child_id uuid,
  key_hash text not null unique,
  -- Where the receipt is mailed to; emptied when it was.
  mail_to text,
  language text not null,
  -- How many subscriptions were ended; null until the payment provider has confirmed it.
  subscriptions_ended integer,
  -- Rows by table and files by bucket.
  removed jsonb,
  requested_at timestamptz not null,
  finished_at timestamptz,
  check ((user_id is null) = (finished_at is not null)),
  check (finished_at is null or child_id is null)
);
create unique index erasures_account on erasures(user_id) where kind = 'account';
create unique index erasures_child on erasures(child_id);

-- Why an account cannot be erased, by the rule that would refuse it in the end; null when it can.
create function me.erasure_refusal(person uuid) returns text
language plpgsql stable security definer set search_path = public as $$
begin
  if exists (select from appointed_super_admin a where a.id = person) then
    return 'configured_super_admin';
  end if;
  if exists (select from user_roles where id = person and role = 'super_admin')
    and not exists (select from user_roles where id <> person and role = 'super_admin') then
    return 'last_super_admin';
  end if;
  return null;
exception when undefined_table or invalid_object_definition then
  return null;
end $$;
revoke execute on function me.erasure_refusal(uuid) from public;
grant execute on function me.erasure_refusal(uuid) to milestoon_worker;

-- The rows of every table that has `key_column`, as far as the caller may see them. It walks the catalogue,
-- so that a table of tomorrow is counted too.
create function me.count_rows(key_column text, ids uuid[]) returns table (table_name text, row_count bigint)
language plpgsql stable as $$
declare found record;
begin
  for found in
    select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'erasures'
       and a.attname = key_column and a.atttypid = 'uuid'::regtype and not a.attisdropped
       and has_table_privilege(c.oid, 'select')
  loop
    table_name := found.relname;
    execute format('select count(*) from public.%I where %I = any($1)', found.relname, key_column)
      into row_count using ids;
    if row_count > 0 then return next; end if;
  end loop;
end $$;
revoke execute on function me.count_rows(text, uuid[]) from public;
grant execute on function me.count_rows(text, uuid[]) to milestoon_worker, milestoon_auth;

-- The person's own part of the log that super admins read.
create function me.own_role_changes() returns table (old_role text, new_role text, changed_at timestamptz)
language sql stable security definer set search_path = public as $$
  select c.old_role, c.new_role, c.changed_at from role_changes c where c.user_id = me.uid() order by c.id
$$;
revoke execute on function me.own_role_changes() from public;
grant execute on function me.own_role_changes() to milestoon_app;

alter table consents enable row level security;
alter table consents force row level security;
create policy consents_read on consents for select to milestoon_app using (user_id = (select me.uid()));
-- For one's own child only: the children seen here are those of the person.
create policy consents_give on consents for insert to milestoon_app
  with check (user_id = (select me.uid()) and exists (select from children c where c.id = child_id));
create policy consents_worker on consents for select to milestoon_worker using (true); -- counted for the receipt
grant select, insert on consents to milestoon_app;
grant select on consents to milestoon_worker;

alter table erasures enable row level security;
alter table erasures force row level security;
create policy erasures_worker on erasures to milestoon_worker using (true) with check (true); -- their job; receipts outlive the person
grant select, insert, update on erasures to milestoon_worker;
