-- The people and pets of a family beside its children: they play themselves in every child's episodes.
-- Relations and species are those of packages/domain/src/family.ts; what is no longer one of them is refused there.
create table family_members (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user"(id) on delete cascade,
  name text not null check (length(name) between 1 and 60),
  -- What a person is to the children; of a pet null.
  relation text,
  -- What animal a pet is; of a person null.
  species text,
  born_year integer check (born_year between 1900 and 2200),
  -- As that of a child, for people. Null: drawn as a relative of the child is.
  look jsonb,
  created_at timestamptz not null default now(),
  constraint family_members_kind check ((relation is null) <> (species is null)),
  constraint family_members_look check (look is null or species is null)
);
create index family_members_user on family_members(user_id);

alter table family_members enable row level security;
alter table family_members force row level security;
create policy family_members_own on family_members to milestoon_app
  using (user_id = (select me.uid())) with check (user_id = (select me.uid()));
create policy family_members_worker on family_members for select to milestoon_worker using (true); -- films cast them
grant select, insert, delete on family_members to milestoon_app;
grant update (name, relation, species, born_year, look) on family_members to milestoon_app;
grant select on family_members to milestoon_worker;
