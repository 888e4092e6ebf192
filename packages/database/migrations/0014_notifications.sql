-- Notifications: what a person was told, what they want to be told and how, and their devices.

create table notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user"(id) on delete cascade,
  -- What it is about. It goes with it: titles and names are read from there and stand nowhere else.
  child_id uuid references children(id) on delete cascade,
  episode_id uuid references episodes(id) on delete cascade,
  kind text not null check (kind in ('episode-ready', 'episode-failed', 'payment-problem', 'photos-due',
    'password-changed', 'api-key-created')),
  -- Names the event: whoever announces it again, a job that is retried say, adds nothing.
  event_key text not null,
  -- When what is announced will happen.
  due_at timestamptz,
  -- Whether the list shows it; one that is only mailed stands here so that it is mailed once.
  in_app boolean not null,
  read_at timestamptz,
  -- When a mail server, and every device, had taken it.
  mailed_at timestamptz,
  pushed_at timestamptz,
  created_at timestamptz not null default now(),
  unique (user_id, event_key)
);
create index notifications_list on notifications(user_id, created_at desc) where in_app;
create index notifications_child on notifications(child_id);
create index notifications_episode on notifications(episode_id);

-- What was switched; what is not here is on.
create table notification_preferences (
  user_id uuid not null references "user"(id) on delete cascade,
  kind text not null check (kind in ('episode-ready', 'episode-failed', 'payment-problem', 'photos-due')),
  channel text not null check (channel in ('in-app', 'mail', 'push')),
  enabled boolean not null,
  primary key (user_id, kind, channel)
);

-- The language mails and devices speak: the one the person last chose.
create table notification_languages (
  user_id uuid primary key references "user"(id) on delete cascade,
  language text not null check (language in ('en', 'pt'))
);

-- A browser that is told while the app is closed. It belongs to a session and ends with it: whoever signs out,
-- or is signed out by a changed password, learns nothing any more.
create table push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user"(id) on delete cascade,
  session_id uuid not null unique references session(id) on delete cascade,
  -- SHA-256 of the address at the push service: a browser that subscribes again is the same device.
  endpoint_hash text not null unique,
  -- The address and the keys: whoever knows them can write to the device.
  sealed_endpoint sealed_text not null,
  created_at timestamptz not null default now()
);
create index push_subscriptions_user on push_subscriptions(user_id);

alter table notifications enable row level security;
alter table notifications force row level security;
create policy notifications_own on notifications to milestoon_app
  using (user_id = (select me.uid())) with check (user_id = (select me.uid()));
create policy notifications_worker on notifications to milestoon_worker using (true) with check (true); -- jobs announce
grant select, update (read_at) on notifications to milestoon_app;
grant select, insert, update on notifications to milestoon_worker;

alter table notification_preferences enable row level security;
alter table notification_preferences force row level security;
create policy notification_preferences_own on notification_preferences to milestoon_app
  using (user_id = (select me.uid())) with check (user_id = (select me.uid()));
create policy notification_preferences_worker on notification_preferences for select to milestoon_worker
  using (true); -- jobs ask what is wanted
grant select, insert, update on notification_preferences to milestoon_app;
grant select on notification_preferences to milestoon_worker;

alter table notification_languages enable row level security;
alter table notification_languages force row level security;
create policy notification_languages_own on notification_languages to milestoon_app
  using (user_id = (select me.uid())) with check (user_id = (select me.uid()));
create policy notification_languages_worker on notification_languages for select to milestoon_worker
  using (true); -- jobs write mails
grant select, insert, update on notification_languages to milestoon_app;
grant select on notification_languages to milestoon_worker;

-- Written by the worker's login only: a browser that changes hands brings an address that is still another's.
alter table push_subscriptions enable row level security;
alter table push_subscriptions force row level security;
create policy push_subscriptions_own on push_subscriptions to milestoon_app
  using (user_id = (select me.uid())) with check (user_id = (select me.uid()));
create policy push_subscriptions_worker on push_subscriptions to milestoon_worker using (true) with check (true);
grant select, delete on push_subscriptions to milestoon_app;
grant select, insert, update, delete on push_subscriptions to milestoon_worker;
