-- A link opens a film, a season or all films of a child. It may end by itself, after so long or so many views, and ask
-- for a code. What was one link a film keeps its id, for its token is sealed for that place.
alter table watch_links drop constraint watch_links_pkey;
alter table watch_links add column id uuid;
update watch_links set id = episode_id;
alter table watch_links
  alter column id set not null,
  alter column id set default gen_random_uuid(),
  add primary key (id),
  alter column episode_id drop not null,
  add column child_id uuid references children(id) on delete cascade,
  add column season integer check (season > 0),
  add column ends_at timestamptz,
  -- How often it can still be watched; null: as often as somebody likes.
  add column views_left integer check (views_left >= 0),
  add column views integer not null default 0,
  add column last_viewed_at timestamptz,
  add column sealed_code sealed_text,
  -- Since the code was made.
  add column wrong_codes integer not null default 0,
  add check (
    (episode_id is not null and child_id is null and season is null) or (episode_id is null and child_id is not null)
  ),
  add unique nulls not distinct (episode_id, child_id, season);
create index watch_links_child on watch_links(child_id);
grant select (id, child_id, season, ends_at, views_left, views, last_viewed_at) on watch_links to milestoon_app;

-- What somebody who watched a film by its link sent back: a heart, or a few words.
create table film_hellos (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user"(id) on delete cascade,
  episode_id uuid not null references episodes(id) on delete cascade,
  -- As the guest gave it; nobody looked whose it is.
  name text check (length(name) between 1 and 40),
  -- Null: a heart.
  text text check (length(text) between 1 and 300),
  created_at timestamptz not null
);
create index film_hellos_user on film_hellos(user_id);
create index film_hellos_episode on film_hellos(episode_id, created_at);

-- Parents are told of one. Added to the kinds there are, whatever those have become.
do $$
declare
  place text;
  known text;
begin
  foreach place in array array['notifications', 'notification_preferences'] loop
    select pg_get_constraintdef(oid) into strict known from pg_constraint where conname = place || '_kind_check';
    execute format('alter table %I drop constraint %I', place, place || '_kind_check');
    execute format('alter table %I add constraint %I check (kind = %L or %s)', place, place || '_kind_check',
      'film-hello', substring(known from '^CHECK \((.*)\)$'));
  end loop;
end $$;

alter table film_hellos enable row level security;
alter table film_hellos force row level security;
create policy film_hellos_own on film_hellos for select to milestoon_app using (user_id = (select me.uid()));
create policy film_hellos_own_end on film_hellos for delete to milestoon_app using (user_id = (select me.uid()));
create policy film_hellos_worker on film_hellos to milestoon_worker using (true) with check (true);
grant select, delete on film_hellos to milestoon_app;
grant select, insert, delete on film_hellos to milestoon_worker;
