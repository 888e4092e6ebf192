-- What the payment provider told us. Written by payment events only; a person reads their own.

create table customers (
  user_id uuid primary key references "user"(id) on delete cascade,
  stripe_customer_id text not null unique,
  created_at timestamptz not null default now()
);

create table subscriptions (
  -- The provider's id.
  id text primary key,
  user_id uuid not null references "user"(id) on delete cascade,
  stripe_customer_id text not null,
  -- The child this subscription was bought for; null for the first one of a parent.
  child_id uuid references children(id) on delete set null,
  status text not null,
  price_id text,
  current_period_end timestamptz,
  cancel_at_period_end boolean not null default false,
  -- When the provider made the event that wrote this row: an older event never overwrites a newer one.
  as_of timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index subscriptions_user on subscriptions(user_id);
create index subscriptions_child on subscriptions(child_id);

-- Events arrive more than once: the second time the id is known.
create table stripe_events (
  id text primary key,
  type text not null,
  created_at timestamptz not null,
  received_at timestamptz not null default now(),
  processed_at timestamptz
);

alter table customers enable row level security;
alter table customers force row level security;
create policy customers_own on customers for select to milestoon_app using (user_id = (select me.uid()));
create policy customers_worker on customers to milestoon_worker using (true) with check (true); -- payment events
grant select on customers to milestoon_app;
grant select, insert, update, delete on customers to milestoon_worker;

alter table subscriptions enable row level security;
alter table subscriptions force row level security;
create policy subscriptions_own on subscriptions for select to milestoon_app using (user_id = (select me.uid()));
create policy subscriptions_worker on subscriptions to milestoon_worker using (true) with check (true); -- payment events
grant select on subscriptions to milestoon_app;
grant select, insert, update, delete on subscriptions to milestoon_worker;

alter table stripe_events enable row level security;
alter table stripe_events force row level security;
create policy stripe_events_worker on stripe_events to milestoon_worker using (true) with check (true); -- payment events
grant select, insert, update, delete on stripe_events to milestoon_worker;

-- With the rights of whoever asks: the policies above decide what is seen.
create view user_subscriptions with (security_invoker = true) as
  select user_id, id as subscription_id, status as subscription_status, price_id, child_id,
         current_period_end, cancel_at_period_end
    from subscriptions;
grant select on user_subscriptions to milestoon_app, milestoon_worker;
