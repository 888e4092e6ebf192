-- Who may see a video on YouTube, whether it is told to be made for children, and a playlist a season.

alter table publications
  add column visibility text not null default 'private' check (visibility in ('private', 'unlisted', 'public')),
  add column made_for_kids boolean not null default true,
  -- What YouTube was told so far.
  add column told_visibility text not null default 'private',
  add column told_made_for_kids boolean not null default true;
grant select (visibility, made_for_kids) on publications to milestoon_app;

-- What the parent says of new videos.
alter table youtube_connections add column made_for_kids boolean not null default true;
grant select (made_for_kids), update (made_for_kids) on youtube_connections to milestoon_app;

-- The playlist that a child has already stays the playlist of every season that it holds a video of.
alter table youtube_playlists
  add column season integer not null default 1 check (season >= 1),
  drop constraint youtube_playlists_pkey,
  add primary key (child_id, season);
alter table youtube_playlists no force row level security;
alter table episodes no force row level security;
alter table publications no force row level security;
insert into youtube_playlists (child_id, user_id, channel_id, playlist_id, season)
  select distinct list.child_id, list.user_id, list.channel_id, list.playlist_id, (e.episode_number + 11) / 12
    from youtube_playlists list
    join episodes e on e.child_id = list.child_id
    join publications p on p.episode_id = e.id and p.video_id is not null
  on conflict do nothing;
alter table youtube_playlists force row level security;
alter table episodes force row level security;
alter table publications force row level security;
alter table youtube_playlists alter column season drop default;
