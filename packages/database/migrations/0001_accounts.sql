-- Accounts, roles and the walls between them.
--
-- Four logins share this database, none of them owns a table:
--   milestoon_app     answers requests; sees the rows of the person in app.user_id only
--   milestoon_worker  runs background jobs and payment events, for everybody; also owns the job queue
--   milestoon_auth    the authentication library; the only one that reads passwords and session tokens
--   the owner         migrates, and lends its rights to the `security definer` functions below
-- Every table has row-level security enabled and forced, so a forgotten grant shows nothing.

do $$
declare login text;
begin
  foreach login in array array['milestoon_app', 'milestoon_worker', 'milestoon_auth'] loop
    begin
      execute format('create role %I login noinherit', login);
    exception when duplicate_object or unique_violation then null; -- roles belong to the whole server
    end;
  end loop;
  if not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('grant milestoon_worker to %I', current_user); -- needed to give it a schema
  end if;
end $$;

revoke create on schema public from public;
grant usage on schema public to milestoon_app, milestoon_worker, milestoon_auth;

-- The authentication library's tables. Its columns, in snake case.
create table "user" (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create table session (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user"(id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index session_of_user on session(user_id);
create table account (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user"(id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index account_user on account(user_id);
create table verification (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verification_identifier on verification(identifier);
create table rate_limit (
  id uuid primary key default gen_random_uuid(),
  key text not null unique,
  count integer not null,
  last_request bigint not null
);

-- id is the user's id: one role a person.
create table user_roles (
  id uuid primary key references "user"(id) on delete cascade,
  role text not null default 'user' check (role in ('user', 'admin', 'super_admin')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Keys that sign links and sessions, made once, shared by every process of this installation.
create table server_secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);

create schema me;
grant usage on schema me to milestoon_app, milestoon_worker, milestoon_auth;

-- Who is asking. Policies call it as `(select me.uid())`: once a statement, not once a row.
create function me.uid() returns uuid language sql stable as $$
  select nullif(current_setting('app.user_id', true), '')::uuid
$$;

create function me.on_user_created() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  insert into user_roles (id) values (new.id) on conflict do nothing;
  return new;
end $$;
create trigger user_created after insert on "user" for each row execute function me.on_user_created();

-- Requests know a session by its token without being able to read the table of tokens.
create function me.resolve_session(session_token text)
returns table (user_id uuid, email text, created_at timestamptz, role text)
language sql stable security definer set search_path = public as $$
  select u.id, u.email, u.created_at, r.role
    from session s join "user" u on u.id = s.user_id join user_roles r on r.id = u.id
   where s.token = session_token and s.expires_at > now()
$$;
revoke execute on function me.resolve_session(text) from public;
grant execute on function me.resolve_session(text) to milestoon_app;

alter table "user" enable row level security;
alter table "user" force row level security;
create policy user_owner on "user" to current_user using (true) with check (true);
create policy user_auth on "user" to milestoon_auth using (true) with check (true);
create policy user_worker on "user" for select to milestoon_worker using (true); -- payment customers need the address
create policy user_self on "user" for select to milestoon_app using (id = (select me.uid()));
grant select, insert, update, delete on "user" to milestoon_auth;
grant select on "user" to milestoon_worker, milestoon_app;

alter table session enable row level security;
alter table session force row level security;
create policy session_owner on session to current_user using (true) with check (true);
create policy session_auth on session to milestoon_auth using (true) with check (true);
grant select, insert, update, delete on session to milestoon_auth;

alter table account enable row level security;
alter table account force row level security;
create policy account_owner on account to current_user using (true) with check (true);
create policy account_auth on account to milestoon_auth using (true) with check (true);
grant select, insert, update, delete on account to milestoon_auth;

alter table verification enable row level security;
alter table verification force row level security;
create policy verification_auth on verification to milestoon_auth using (true) with check (true);
grant select, insert, update, delete on verification to milestoon_auth;

alter table rate_limit enable row level security;
alter table rate_limit force row level security;
create policy rate_limit_auth on rate_limit to milestoon_auth using (true) with check (true);
grant select, insert, update, delete on rate_limit to milestoon_auth;

alter table user_roles enable row level security;
alter table user_roles force row level security;
create policy user_roles_owner on user_roles to current_user using (true) with check (true);
create policy user_roles_worker on user_roles for select to milestoon_worker using (true); -- avatars of a super admin are free
create policy user_roles_self on user_roles for select to milestoon_app using (id = (select me.uid()));
grant select on user_roles to milestoon_worker, milestoon_app;

alter table server_secrets enable row level security;
alter table server_secrets force row level security;
create policy server_secrets_owner on server_secrets to current_user using (true) with check (true);

alter table schema_migrations enable row level security;
alter table schema_migrations force row level security;
create policy schema_migrations_owner on schema_migrations to current_user using (true) with check (true);
