-- Picture books and posters for print: one row for each that was asked for, in the making or made.
create table keepsakes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user"(id) on delete cascade,
  child_id uuid not null references children(id) on delete cascade,
  -- Null: of a whole season.
  episode_id uuid references episodes(id) on delete cascade,
  season integer not null check (season > 0),
  kind text not null check (kind in ('book-a5', 'book-square', 'poster-pdf', 'poster-png')),
  -- Tells one making from the next: a job of before finds that it is not meant any more.
  making uuid not null,
  share real not null default 0,
  failed_at timestamptz,
  -- A path in the bucket episodes, once it is made.
  path text,
  bytes bigint,
  pages integer,
  requested_at timestamptz not null,
  made_at timestamptz,
  unique nulls not distinct (child_id, episode_id, season, kind)
);
create index keepsakes_user on keepsakes(user_id);
create index keepsakes_episode on keepsakes(episode_id);

alter table keepsakes enable row level security;
alter table keepsakes force row level security;
create policy keepsakes_own on keepsakes for select to milestoon_app using (user_id = (select me.uid()));
create policy keepsakes_own_end on keepsakes for delete to milestoon_app using (user_id = (select me.uid()));
create policy keepsakes_worker on keepsakes to milestoon_worker using (true) with check (true);
grant select, delete on keepsakes to milestoon_app;
grant select, insert, update, delete on keepsakes to milestoon_worker;
