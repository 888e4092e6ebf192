-- Background jobs: the queue's own schema, the steps already done, and who is at work.

create schema pgboss authorization milestoon_worker;

-- One row a finished step. A job that is taken up again reads them instead of working twice.
create table job_steps (
  -- What is being made, such as 'episode:' and its id; a second job for the same thing goes on from here.
  subject text not null,
  name text not null,
  -- How often the step was carried out to its end; above 1 only when its result had become unusable.
  runs integer not null default 1,
  output jsonb,
  finished_at timestamptz not null default now(),
  primary key (subject, name)
);

-- A worker process holds the advisory lock `worker` for as long as it lives, so whoever finds the lock
-- free knows at once that the jobs claimed under it are nobody's.
create table job_claims (
  job_id uuid primary key,
  queue text not null,
  worker integer not null,
  claimed_at timestamptz not null default now()
);

alter table job_steps enable row level security;
alter table job_steps force row level security;
create policy job_steps_worker on job_steps to milestoon_worker using (true) with check (true); -- jobs
grant select, insert, update, delete on job_steps to milestoon_worker;

alter table job_claims enable row level security;
alter table job_claims force row level security;
create policy job_claims_worker on job_claims to milestoon_worker using (true) with check (true); -- jobs
grant select, insert, update, delete on job_claims to milestoon_worker;
