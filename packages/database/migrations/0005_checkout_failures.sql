-- Children whose payment page could not be opened. Their avatars are drawn without a subscription.

create table checkout_failures (
  child_id uuid primary key references children(id) on delete cascade,
  created_at timestamptz not null default now()
);

alter table checkout_failures enable row level security;
alter table checkout_failures force row level security;
create policy checkout_failures_worker on checkout_failures to milestoon_worker using (true) with check (true); -- written by the checkout, never by the parent
grant select, insert, delete on checkout_failures to milestoon_worker;
