-- Films made before there were smaller renditions get theirs while nothing else is to be made.

alter table episode_productions
  -- False: one was tried to be made of the film as it is, and given up.
  add column rendition_wanted boolean not null default true;

create index episode_productions_without_rendition on episode_productions (episode_id)
  where video_path is not null and rendition_path is null and rendition_wanted;

-- Requests read the column by the existing policy; only the worker's login writes it.
