-- How a child's name is said, and the upright trailer that is made of every finished episode.

alter table children
  -- Spelled as it sounds, in English; null: the voice goes by its own rules.
  add column pronunciation text check (char_length(pronunciation) between 1 and 60);
grant update (pronunciation) on children to milestoon_app;

alter table episode_productions
  -- In the bucket episodes; of the version that was made last.
  add column trailer_path text,
  -- A trailer is to be made, or in the making. It takes its time after the episode is complete.
  add column trailer_wanted boolean not null default false;

-- Requests read these columns by the existing policy; only the worker's login writes those of the trailer.
