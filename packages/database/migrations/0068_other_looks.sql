-- The four avatars of a child show it as it may look where its photos leave that open; who keeps one keeps its look.

alter table children
  -- The looks of the avatars beside the first, the likeliest first; null: all show the one look.
  add column other_looks jsonb check (jsonb_typeof(other_looks) = 'array');
alter table avatar_candidates
  -- What is drawn in it; null: the look of the child, also where somebody else drew it.
  add column look jsonb;
grant update (other_looks) on children to milestoon_app;
