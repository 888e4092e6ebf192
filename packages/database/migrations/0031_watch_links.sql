-- Links under which a film can be watched without an account. No row: it is private.

create table watch_links (
  episode_id uuid primary key references episodes(id) on delete cascade,
  user_id uuid not null references "user"(id) on delete cascade,
  visibility text not null check (visibility in ('unlisted', 'public')),
  -- What stands in the address. Whoever knows it can watch.
  sealed_token sealed_text not null,
  -- SHA-256 of it, by which it is found.
  token_hash text not null unique,
  created_at timestamptz not null
);
create index watch_links_user on watch_links(user_id);

alter table watch_links enable row level security;
alter table watch_links force row level security;
create policy watch_links_own on watch_links for select to milestoon_app using (user_id = (select me.uid()));
create policy watch_links_worker on watch_links to milestoon_worker using (true) with check (true);
grant select (episode_id, user_id, visibility, created_at) on watch_links to milestoon_app;
grant select, insert, update, delete on watch_links to milestoon_worker;
