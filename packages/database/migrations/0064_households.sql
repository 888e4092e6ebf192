-- Who else may act for a family, or watch its films. A family is its owner's account: rows go on belonging to it, and
-- whoever is a member acts for it by a claim that says so.

create table household_members (
  -- Whose family it is.
  user_id uuid not null references "user"(id) on delete cascade,
  member_id uuid not null references "user"(id) on delete cascade,
  -- 'parent' acts as the owner does, but for what is the owner's alone; 'viewer' watches finished films.
  role text not null check (role in ('parent', 'viewer')),
  since timestamptz not null default now(),
  primary key (member_id, user_id),
  check (user_id <> member_id)
);
create index household_members_owner on household_members(user_id);

-- A link that is open: used or ended it is gone, so nothing is accepted twice.
create table household_invitations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user"(id) on delete cascade,
  role text not null check (role in ('parent', 'viewer')),
  -- SHA-256 of the token, which stands nowhere.
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at <= created_at + interval '7 days')
);
create index household_invitations_owner on household_invitations(user_id);

-- Claims of three kinds. 'actor': a person for themself, as before. 'parent' and 'viewer': somebody who acts for a
-- family or watches in it; their claim names the family and then them, so it is longer: key, family, end, who acts.
-- Person or family, and who acts for it; null when this server did not sign it as that kind.
create function me.claimed(kind text) returns uuid[]
language plpgsql stable parallel safe security definer set search_path = public, pg_temp as $$
declare
  claim text := current_setting('app.claim', true);
  said integer := case kind when 'actor' then 65 else 102 end;
begin
  if length(claim) is distinct from said + 64 then return null; end if;
  perform from claim_keys k
   where k.name = substr(claim, 1, 16)
     and sha256(k.outer_pad || convert_to(substr(claim, said + 1), 'UTF8'))
       = sha256(k.outer_pad || convert_to(encode(sha256(k.outer_pad || sha256(
           k.inner_pad || convert_to('milestoon ' || kind || ' ' || substr(claim, 1, said), 'UTF8'))), 'hex'), 'UTF8'));
  -- Only what is signed is read any further.
  if not found or to_timestamp(substr(claim, 55, 10)::bigint) <= now() then return null; end if;
  return array[substr(claim, 18, 36)::uuid, case kind when 'actor' then null else substr(claim, 66, 36)::uuid end];
end $$;
revoke execute on function me.claimed(text) from public;

-- Whose rows a transaction is about: one's own, or those of the family one acts for. Nobody's for who only watches, so
-- every policy there is and will be is closed to them.
create or replace function me.uid() returns uuid
language plpgsql stable parallel safe security definer set search_path = public, pg_temp as $$
begin
  return coalesce((me.claimed('actor'))[1], (me.claimed('parent'))[1]);
end $$;

-- The person themself, and nobody who acts for them: for what is the owner's alone.
create function me.self() returns uuid
language plpgsql stable parallel safe security definer set search_path = public, pg_temp as $$
begin
  return (me.claimed('actor'))[1];
end $$;
-- The family whose films are watched.
create function me.watching() returns uuid
language plpgsql stable parallel safe security definer set search_path = public, pg_temp as $$
begin
  return (me.claimed('viewer'))[1];
end $$;
-- Who acts for a family; null for its owner.
create function me.acting() returns uuid
language plpgsql stable parallel safe security definer set search_path = public, pg_temp as $$
begin
  return coalesce((me.claimed('parent'))[2], (me.claimed('viewer'))[2]);
end $$;
revoke execute on function me.self(), me.watching(), me.acting() from public;
grant execute on function me.self(), me.watching(), me.acting() to milestoon_app;

-- A role is a person's: it comes with nobody who acts for them.
create or replace function me.is_super_admin() returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select me.role_of(me.self()) = 'super_admin'
$$;

alter table household_members enable row level security;
alter table household_members force row level security;
create policy household_members_owner on household_members to current_user using (true) with check (true); -- joining
create policy household_members_read on household_members for select to milestoon_app
  using ((select me.self()) in (user_id, member_id));
-- Removed by the owner, or left. Nobody becomes a member or changes what they may do but by an invitation.
create policy household_members_end on household_members for delete to milestoon_app
  using ((select me.self()) in (user_id, member_id));
create policy household_members_worker on household_members for select to milestoon_worker using (true); -- receipts
create policy household_members_auth on household_members to milestoon_auth using (true); -- ends with an account
grant select, delete on household_members to milestoon_app, milestoon_auth;
grant select on household_members to milestoon_worker;

alter table household_invitations enable row level security;
alter table household_invitations force row level security;
create policy household_invitations_owner on household_invitations to current_user using (true) with check (true); -- joining
create policy household_invitations_own on household_invitations to milestoon_app
  using (user_id = (select me.self())) with check (user_id = (select me.self()));
create policy household_invitations_worker on household_invitations for select to milestoon_worker using (true); -- receipts
create policy household_invitations_auth on household_invitations to milestoon_auth using (true); -- ends with an account
grant select (id, user_id, role, created_at, expires_at), insert (id, user_id, role, token_hash, expires_at), delete
  on household_invitations to milestoon_app;
grant select, delete on household_invitations to milestoon_auth;
grant select on household_invitations to milestoon_worker;

-- What an open invitation says, to whoever has its link.
create function me.view_invitation(hash text) returns table (email text, role text, expires_at timestamptz)
language sql stable security definer set search_path = public, pg_temp as $$
  select u.email, i.role, i.expires_at
    from household_invitations i join "user" u on u.id = i.user_id
   where i.token_hash = hash and i.expires_at > now()
$$;
revoke execute on function me.view_invitation(text) from public;
grant execute on function me.view_invitation(text) to milestoon_worker;

-- Makes the caller a member by an invitation, which is then no more. Of two at once the second one finds nothing. The
-- outcome, and whose family it is. Two second parents and twenty who watch, and twenty families of one person.
create function me.join_household(hash text)
returns table (outcome text, owner_id uuid)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  member uuid := me.self();
  invitation household_invitations;
begin
  owner_id := null;
  select i.* into invitation from household_invitations i where i.token_hash = hash and i.expires_at > now() for update;
  if not found or member is null then
    outcome := 'gone'; return next; return;
  end if;
  -- Families and members one after the other: what is counted here stays so until the end.
  perform from "user" u where u.id in (invitation.user_id, member) order by u.id for no key update;
  if exists (select from erasures e where e.kind = 'account' and e.user_id in (invitation.user_id, member)) then
    outcome := 'gone'; return next; return;
  end if;
  if invitation.user_id = member then
    outcome := 'own';
  elsif exists (select from household_members m where m.user_id = invitation.user_id and m.member_id = member) then
    outcome := 'member';
  elsif (select count(*) from household_members m where m.user_id = invitation.user_id and m.role = invitation.role)
      >= (case invitation.role when 'parent' then 2 else 20 end)
     or (select count(*) from household_members m where m.member_id = member) >= 20 then
    outcome := 'full';
  else
    insert into household_members (user_id, member_id, role) values (invitation.user_id, member, invitation.role);
    delete from household_invitations i where i.id = invitation.id;
    outcome := 'joined';
    owner_id := invitation.user_id;
  end if;
  return next;
end $$;
revoke execute on function me.join_household(text) from public;
grant execute on function me.join_household(text) to milestoon_app;

-- Members of one's own family, and the families one is a member of: with the address of the other.
create function me.household_people() returns table (
  owner_id uuid, member_id uuid, role text, since timestamptz, email text)
language sql stable security definer set search_path = public, pg_temp as $$
  select m.user_id, m.member_id, m.role, m.since, u.email
    from household_members m
    join "user" u on u.id = case m.user_id when (select me.self()) then m.member_id else m.user_id end
   where (select me.self()) in (m.user_id, m.member_id)
   order by m.since, m.member_id
$$;
revoke execute on function me.household_people() from public;
grant execute on function me.household_people() to milestoon_app;
