-- The steps of a production are those of packages/domain/src/production-steps.ts; a test compares the two lists.
-- What an old release may have called otherwise is told no more.
alter table episode_productions no force row level security;
update episode_productions set step = null
 where step not in ('look', 'screenplay', 'narration', 'film', 'sound', 'pictures', 'video', 'finish');
alter table episode_productions force row level security;
alter table episode_productions add constraint episode_productions_step
  check (step in ('look', 'screenplay', 'narration', 'film', 'sound', 'pictures', 'video', 'finish'));
