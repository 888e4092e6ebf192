-- A child can be edited after its avatar was chosen, and new avatars can be drawn of it.

alter table children
  -- Counted up by every edit: a form that was filled in from an older version is told so.
  add column version integer not null default 0,
  -- Which set of candidates is on offer. A drawing of an earlier round that ends late is thrown away.
  add column avatar_round integer not null default 1,
  -- New candidates may be chosen although there is an avatar.
  add column redrawing boolean not null default false,
  -- Style, photos or look have changed since the avatar was chosen.
  add column avatar_outdated boolean not null default false;
grant update (version, avatar_round, redrawing, avatar_outdated) on children to milestoon_app;

alter table avatar_candidates
  add column round integer not null default 1,
  drop constraint avatar_candidates_child_id_variant_key,
  add unique (child_id, round, variant);

-- Candidates that nobody chose make room for the next round.
create policy avatar_candidates_replaced on avatar_candidates for delete to milestoon_app
  using (user_id = (select me.uid()));
grant delete on avatar_candidates to milestoon_app;
