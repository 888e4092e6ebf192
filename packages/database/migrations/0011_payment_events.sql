-- Payment events are stored first and applied afterwards, again and again until the provider could be asked.
-- This table is the queue of that job: pg-boss would add a second place where an event can be lost.

alter table stripe_events
  -- What it is about; null when it is about no subscription.
  add column subscription_id text,
  add column attempts integer not null default 0,
  add column next_attempt_at timestamptz not null default now();
create index stripe_events_pending on stripe_events(next_attempt_at) where processed_at is null;

-- Numbers the questions to the provider, in the order they are asked.
create sequence provider_readings;
grant usage on sequence provider_readings to milestoon_worker;

alter table subscriptions
  -- Which question this row is the answer to: the answer to an earlier one never overwrites it.
  add column reading bigint not null default 0;
