-- Lines of an episode that somebody of the family has told. Their sound lies in a bucket of its own.
alter table stored_files drop constraint stored_files_bucket_check;
alter table stored_files add constraint stored_files_bucket_check
  check (bucket in ('child-photos', 'episode-images', 'avatars', 'episodes', 'voices'));

-- Who tells: nothing is recorded before they agreed, to the text of this version of the terms.
create table tellers (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user"(id) on delete cascade,
  episode_id uuid not null references episodes(id) on delete cascade,
  name text not null check (length(name) between 1 and 40),
  -- The speaker; for a child the parent.
  agreed_by text not null check (agreed_by in ('speaker', 'parent')),
  agreed_version text not null,
  agreed_at timestamptz not null
);
create index tellers_user on tellers(user_id);
create index tellers_episode on tellers(episode_id);

create table recordings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user"(id) on delete cascade,
  episode_id uuid not null references episodes(id) on delete cascade,
  teller_id uuid not null references tellers(id) on delete cascade,
  -- The line of the screenplay, and its words as they were told: another text has not been told.
  beat text not null check (length(beat) <= 100),
  told_text text not null check (length(told_text) <= 1000),
  -- In the bucket voices.
  path text not null unique references stored_files(path) on delete cascade,
  seconds real not null check (seconds > 0),
  notes text[] not null default '{}',
  -- Sent by somebody who was asked; the parent has not taken it yet.
  offered boolean not null default false,
  created_at timestamptz not null default now()
);
create index recordings_user on recordings(user_id);
create unique index recordings_used on recordings(episode_id, beat) where not offered;
create unique index recordings_offered on recordings(teller_id, beat) where offered;

alter table tellers enable row level security;
alter table tellers force row level security;
create policy tellers_own on tellers to milestoon_app
  using (user_id = (select me.uid()))
  with check (user_id = (select me.uid()) and exists (select from episodes e where e.id = episode_id));
create policy tellers_worker on tellers to milestoon_worker using (true) with check (true); -- films name them, guests agree
grant select, insert, delete on tellers to milestoon_app, milestoon_worker;

alter table recordings enable row level security;
alter table recordings force row level security;
create policy recordings_own on recordings to milestoon_app
  using (user_id = (select me.uid()))
  with check (user_id = (select me.uid()) and exists (select from tellers t where t.id = teller_id));
create policy recordings_worker on recordings to milestoon_worker using (true) with check (true); -- films are told by them, guests record
grant select, insert, delete on recordings to milestoon_app, milestoon_worker;
grant update (offered) on recordings to milestoon_app;
