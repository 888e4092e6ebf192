-- Changes of address, and people who sign in by another service.

-- The address that somebody wants their account to have, until they open the link that was mailed to it.
create table address_changes (
  user_id uuid primary key references "user"(id) on delete cascade,
  -- As "user".email holds it. The link that was mailed is for this one and no other.
  email text not null,
  asked_at timestamptz not null
);

alter table address_changes enable row level security;
alter table address_changes force row level security;
create policy address_changes_auth on address_changes to milestoon_auth
  using (true) with check (true); -- read by the job that mails the link
create policy address_changes_own on address_changes for select to milestoon_app
  using (user_id = (select me.uid()));
grant select, insert, update, delete on address_changes to milestoon_auth;
grant select on address_changes to milestoon_app;

-- One account at Google or Apple opens one account here. A password is known by its owner's id.
create unique index account_of_provider on account(provider_id, account_id);
