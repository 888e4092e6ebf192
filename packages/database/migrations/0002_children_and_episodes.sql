-- Children, their avatars, their episodes, and the files behind them.

create table stored_files (
  path text primary key,
  bucket text not null check (bucket in ('child-photos', 'episode-images', 'avatars', 'episodes')),
  user_id uuid not null references "user"(id) on delete cascade,
  content_type text not null,
  width integer,
  height integer,
  bytes bigint not null,
  -- A child or an episode uses it. What nothing uses may be removed by its owner.
  attached boolean not null default false,
  created_at timestamptz not null default now(),
  check (path like 'user-' || user_id::text || '/%')
);
create index stored_files_user on stored_files(user_id);

create table children (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user"(id) on delete cascade,
  created_by uuid not null references "user"(id) on delete cascade,
  name text not null check (length(name) between 1 and 60),
  -- Paths in the bucket child-photos.
  photos text[] not null default '{}' check (cardinality(photos) <= 4),
  style text not null check (style in ('anime', 'adventure', 'simple', 'fantasy')),
  look jsonb not null,
  -- The path of the chosen avatar in the bucket avatars, and which of the four it was.
  avatar_url text,
  avatar_variant integer check (avatar_variant between 0 and 3),
  avatar_selected boolean not null default false,
  avatars_requested_at timestamptz,
  avatars_failed_at timestamptz,
  last_style_change timestamptz,
  style_changes_this_month integer not null default 0,
  -- The number of the last episode; only the trigger below counts it up.
  last_episode_number integer not null default 0,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (not avatar_selected or (avatar_url is not null and avatar_variant is not null))
);
create index children_user on children(user_id);

create table avatar_candidates (
  id uuid primary key default gen_random_uuid(),
  child_id uuid not null references children(id) on delete cascade,
  user_id uuid not null references "user"(id) on delete cascade,
  variant integer not null check (variant between 0 and 3),
  path text not null,
  label text not null,
  description text not null,
  created_at timestamptz not null default now(),
  unique (child_id, variant)
);

create table episodes (
  id uuid primary key default gen_random_uuid(),
  child_id uuid not null references children(id) on delete cascade,
  user_id uuid not null references "user"(id) on delete cascade,
  created_by uuid not null references "user"(id) on delete cascade,
  title text not null check (length(title) between 1 and 100),
  description text not null check (length(description) between 1 and 500),
  -- Paths in the bucket episode-images.
  input_images text[] not null check (cardinality(input_images) between 1 and 2),
  status text not null default 'processing' check (status in ('processing', 'completed', 'failed')),
  episode_number integer not null default 0,
  youtube_url text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (child_id, episode_number)
);
create index episodes_user on episodes(user_id, created_at desc);

-- The child's row is locked while it counts: two episodes at once wait for each other, and one that
-- is rolled back takes its number with it. No gaps, no doubles.
create function me.number_episode() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  update children set last_episode_number = last_episode_number + 1
   where id = new.child_id and user_id = new.user_id
   returning last_episode_number into new.episode_number;
  if not found then
    raise exception 'no such child' using errcode = 'foreign_key_violation';
  end if;
  return new;
end $$;
create trigger episode_numbered before insert on episodes for each row execute function me.number_episode();

-- How far an episode is, and the files it ended in. Paths in the bucket episodes; duration in seconds.
create table episode_productions (
  episode_id uuid primary key references episodes(id) on delete cascade,
  user_id uuid not null references "user"(id) on delete cascade,
  step text,
  share real not null default 0,
  seconds_left integer,
  video_path text,
  captions_path text,
  poster_path text,
  duration real,
  width integer,
  height integer,
  failure text,
  started_at timestamptz,
  updated_at timestamptz not null default now()
);
create index episode_productions_user on episode_productions(user_id);

-- Every process hears of every change and tells the tabs of that person.
create function me.announce_progress() returns trigger language plpgsql as $$
begin
  perform pg_notify('episode_progress', json_build_object('episode', new.episode_id, 'user', new.user_id)::text);
  return null;
end $$;
create trigger progress_announced after insert or update on episode_productions
  for each row execute function me.announce_progress();

alter table stored_files enable row level security;
alter table stored_files force row level security;
create policy stored_files_own on stored_files to milestoon_app
  using (user_id = (select me.uid())) with check (user_id = (select me.uid()));
create policy stored_files_worker on stored_files to milestoon_worker using (true) with check (true); -- jobs store what they draw
grant select, insert, update, delete on stored_files to milestoon_app, milestoon_worker;

alter table children enable row level security;
alter table children force row level security;
create policy children_owner on children to current_user using (true) with check (true); -- numbering
create policy children_own on children to milestoon_app
  using (user_id = (select me.uid())) with check (user_id = (select me.uid()));
create policy children_worker on children to milestoon_worker using (true) with check (true); -- jobs read the look
grant select, insert, delete on children to milestoon_app;
grant update (name, photos, style, look, avatar_url, avatar_variant, avatar_selected, avatars_requested_at,
  last_style_change, style_changes_this_month, deleted_at, updated_at) on children to milestoon_app;
grant select, update on children to milestoon_worker;

alter table avatar_candidates enable row level security;
alter table avatar_candidates force row level security;
create policy avatar_candidates_own on avatar_candidates for select to milestoon_app
  using (user_id = (select me.uid()));
create policy avatar_candidates_worker on avatar_candidates to milestoon_worker using (true) with check (true); -- jobs draw them
grant select on avatar_candidates to milestoon_app;
grant select, insert, delete on avatar_candidates to milestoon_worker;

alter table episodes enable row level security;
alter table episodes force row level security;
create policy episodes_own on episodes to milestoon_app
  using (user_id = (select me.uid())) with check (user_id = (select me.uid()));
create policy episodes_worker on episodes to milestoon_worker using (true) with check (true); -- jobs finish them
grant select, insert, delete on episodes to milestoon_app;
grant update (status, updated_at) on episodes to milestoon_app;
grant select, update on episodes to milestoon_worker;

alter table episode_productions enable row level security;
alter table episode_productions force row level security;
create policy episode_productions_own on episode_productions to milestoon_app
  using (user_id = (select me.uid())) with check (user_id = (select me.uid()));
create policy episode_productions_worker on episode_productions to milestoon_worker using (true) with check (true); -- progress
grant select, insert on episode_productions to milestoon_app;
grant update (step, share, seconds_left, failure, updated_at) on episode_productions to milestoon_app;
grant select, insert, update on episode_productions to milestoon_worker;
