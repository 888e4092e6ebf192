-- How often somebody did something of late, counted here so that one limit holds over all processes. Unlogged, for
-- after a crash counting simply begins anew. A key is a name and hashes of whom it counts; its row goes within
-- minutes after its time. `rate_limit` is what the version before counted in; a later migration drops it, so that
-- both versions can stand beside each other during an upgrade.

create unlogged table rate_limits (
  key text collate "C" primary key,
  points integer not null,
  -- Milliseconds since 1970.
  expire bigint not null
);
create index rate_limits_expire on rate_limits(expire);

alter table rate_limits enable row level security;
alter table rate_limits force row level security;
create policy rate_limits_auth on rate_limits to milestoon_auth using (true) with check (true); -- counted before anybody is known
grant select, insert, update, delete on rate_limits to milestoon_auth;
