-- Which of the coats of its species a pet has, by its place in packages/domain/src/family.ts; null: one by chance.
alter table family_members add column coat smallint check (coat between 0 and 9);
alter table family_members add constraint family_members_coat check (coat is null or species is not null);
grant update (coat) on family_members to milestoon_app;

-- What was agreed to for somebody of the family: that the photo a look was read from may be used.
alter table consents alter column child_id drop not null;
alter table consents add column family_member_id uuid references family_members(id) on delete cascade;
alter table consents add constraint consents_whose check ((child_id is null) <> (family_member_id is null));
alter table consents drop constraint consents_document_check;
alter table consents add constraint consents_document
  check (document = case when child_id is null then 'family-photo' else 'terms' end);
alter table consents add constraint consents_of_member unique (family_member_id, document, version);
drop policy consents_give on consents;
-- For one's own alone: the children and family members seen here are those of the person.
create policy consents_give on consents for insert to milestoon_app
  with check (user_id = (select me.uid())
    and (child_id is null or exists (select from children c where c.id = child_id))
    and (family_member_id is null or exists (select from family_members f where f.id = family_member_id)));
