-- A parent can change the story of a finished episode. The new version is made beside the one that is watched.

alter table episode_productions
  -- Which version is wanted, and which one the files belong to; null before the first is made. The first is 1.
  add column version integer not null default 1,
  add column made_version integer check (made_version <= version),
  -- Where a viewer can jump to: a list of {kind, start, set}.
  add column chapters jsonb,
  -- The sound of a version in the making, in the bucket episodes: its film can be watched as a preview.
  add column sound_path text;

-- Requests read these columns by the existing policy. Only the worker's login writes them: a new version needs
-- its story written into job_steps in the same transaction, where requests have no business.
