-- Publishing: a parent's YouTube channel, a playlist a child, and what is on its way there.

create table youtube_connections (
  user_id uuid primary key references "user"(id) on delete cascade,
  channel_id text not null,
  channel_title text not null,
  sealed_refresh_token sealed_text,
  publish_automatically boolean not null default true,
  connected_at timestamptz not null,
  -- Since Google does not take the token any more; the parent has to connect the channel again.
  lost_at timestamptz,
  check ((sealed_refresh_token is null) = (lost_at is not null))
);

-- A parent is at Google and will come back, once, in the same session.
create table youtube_authorizations (
  -- SHA-256 of what names it in the address.
  state_hash text primary key,
  user_id uuid not null references "user"(id) on delete cascade,
  session_id uuid not null references session(id) on delete cascade,
  -- Proves that whoever brings the code is whoever asked for it (PKCE).
  sealed_verifier sealed_text not null,
  expires_at timestamptz not null
);
create index youtube_authorizations_user on youtube_authorizations(user_id);
create index youtube_authorizations_session on youtube_authorizations(session_id);

create table youtube_playlists (
  child_id uuid primary key references children(id) on delete cascade,
  user_id uuid not null references "user"(id) on delete cascade,
  -- Another channel has another playlist.
  channel_id text not null,
  playlist_id text not null
);
create index youtube_playlists_user on youtube_playlists(user_id);

-- One version of an episode on its way to YouTube, or there.
create table publications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user"(id) on delete cascade,
  episode_id uuid not null references episodes(id) on delete cascade,
  version integer not null,
  status text not null default 'waiting' check (status in ('waiting', 'uploading', 'published', 'failed')),
  -- Why it waits, or failed.
  problem text check (problem in ('disconnected', 'quota', 'upload-limit', 'unreachable', 'no-channel', 'refused',
    'unexpected')),
  -- Null: as soon as possible.
  next_attempt_at timestamptz,
  -- Since something last went well.
  attempts integer not null default 0,
  -- The channel of the upload, its address at YouTube, and how far it is. Who knows the address can send the rest.
  channel_id text,
  sealed_upload sealed_text,
  bytes_sent bigint not null default 0,
  bytes_total bigint,
  video_id text,
  requested_at timestamptz not null,
  published_at timestamptz,
  unique (episode_id, version),
  check (status <> 'published' or (video_id is not null and published_at is not null)),
  check (status <> 'failed' or problem is not null)
);
create index publications_user on publications(user_id);
create index publications_due on publications(next_attempt_at) where status in ('waiting', 'uploading');

-- Parents are told when an episode is on YouTube, and when something keeps it from there.
alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in ('episode-ready', 'episode-failed',
  'payment-problem', 'photos-due', 'episode-published', 'publishing-problem', 'password-changed', 'api-key-created'));
alter table notification_preferences drop constraint notification_preferences_kind_check;
alter table notification_preferences add constraint notification_preferences_kind_check check (kind in
  ('episode-ready', 'episode-failed', 'payment-problem', 'photos-due', 'episode-published', 'publishing-problem'));

alter table youtube_connections enable row level security;
alter table youtube_connections force row level security;
create policy youtube_connections_own on youtube_connections to milestoon_app
  using (user_id = (select me.uid())) with check (user_id = (select me.uid()));
create policy youtube_connections_worker on youtube_connections to milestoon_worker using (true) with check (true);
-- Never the token.
grant select (user_id, channel_id, channel_title, publish_automatically, connected_at, lost_at) on youtube_connections
  to milestoon_app;
grant update (publish_automatically) on youtube_connections to milestoon_app;
grant select, insert, update, delete on youtube_connections to milestoon_worker;

alter table youtube_authorizations enable row level security;
alter table youtube_authorizations force row level security;
create policy youtube_authorizations_worker on youtube_authorizations to milestoon_worker using (true) with check (true);
grant select, insert, delete on youtube_authorizations to milestoon_worker;

alter table youtube_playlists enable row level security;
alter table youtube_playlists force row level security;
create policy youtube_playlists_own on youtube_playlists for select to milestoon_app
  using (user_id = (select me.uid()));
create policy youtube_playlists_worker on youtube_playlists to milestoon_worker using (true) with check (true);
grant select on youtube_playlists to milestoon_app;
grant select, insert, update, delete on youtube_playlists to milestoon_worker;

alter table publications enable row level security;
alter table publications force row level security;
create policy publications_own on publications for select to milestoon_app using (user_id = (select me.uid()));
create policy publications_worker on publications to milestoon_worker using (true) with check (true);
-- All but the address of the upload.
grant select (id, user_id, episode_id, version, status, problem, next_attempt_at, attempts, channel_id, bytes_sent,
  bytes_total, video_id, requested_at, published_at) on publications to milestoon_app;
grant select, insert, update, delete on publications to milestoon_worker;
