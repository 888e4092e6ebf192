-- Links by which somebody without an account tells one story. They end when it is sent, after some days, or when the
-- parent says so.
create table telling_links (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user"(id) on delete cascade,
  episode_id uuid not null references episodes(id) on delete cascade,
  -- Who was asked, as the parent calls them.
  name text not null check (length(name) between 1 and 40),
  -- Null until they agreed.
  teller_id uuid references tellers(id) on delete cascade,
  -- What stands in the address. Whoever knows it can tell the story.
  sealed_token sealed_text not null,
  -- SHA-256 of it, by which it is found.
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- From then on it opens nothing.
  sent_at timestamptz
);
create index telling_links_user on telling_links(user_id);
create index telling_links_episode on telling_links(episode_id);

alter table telling_links enable row level security;
alter table telling_links force row level security;
create policy telling_links_own on telling_links for select to milestoon_app using (user_id = (select me.uid()));
create policy telling_links_worker on telling_links to milestoon_worker using (true) with check (true);
grant select (id, user_id, episode_id, name, teller_id, created_at, expires_at, sent_at) on telling_links to milestoon_app;
grant select, insert, update, delete on telling_links to milestoon_worker;
