-- Avatars of one child can be drawn before anything is paid.

-- One row for each time somebody used that. It names no child: it has to stay when the child goes, or deleting it would
-- make room for another.
create table first_looks (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user"(id) on delete cascade,
  begun_at timestamptz not null
);
create index first_looks_user on first_looks(user_id);

alter table first_looks enable row level security;
alter table first_looks force row level security;
create policy first_looks_own on first_looks for select to milestoon_app using (user_id = (select me.uid()));
create policy first_looks_worker on first_looks to milestoon_worker using (true) with check (true); -- begun by the server alone
grant select on first_looks to milestoon_app;
grant select, insert, delete on first_looks to milestoon_worker;

-- Which avatars of the child were drawn so, by their round; null: none. Nobody updates it but the worker.
alter table children add column first_look_round integer;
