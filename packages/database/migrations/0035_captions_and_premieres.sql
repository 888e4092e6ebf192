-- Whether the words of a film are part of its picture, its premiere, and the day that an episode tells of.

alter table episode_productions
  -- As the family wants it for the version that is made next.
  add column words_in_picture boolean not null default false,
  -- As it is in the video. Of a film without, players show the captions or leave them out.
  add column made_words_in_picture boolean not null default false,
  -- The curtain rose: the parent saw that the first version is ready.
  add column premiered_at timestamptz;

-- Films of earlier releases have their words in the picture, and nobody waits for their premiere any more.
alter table episode_productions no force row level security;
update episode_productions set made_words_in_picture = true, premiered_at = updated_at where video_path is not null;
alter table episode_productions force row level security;

-- What is made, the worker's login writes; the parent raises the curtain.
grant update (premiered_at) on episode_productions to milestoon_app;

alter table episodes
  -- Null: nobody said. The list goes by the day on which an episode was created.
  add column happened_on date;
grant update (title, happened_on) on episodes to milestoon_app;
