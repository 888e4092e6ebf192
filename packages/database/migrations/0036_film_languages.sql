-- What a finished film is told in: its file and its place at YouTube are named in it. Null for one that was finished
-- before this was kept.
alter table episode_productions add column language text check (language in ('en', 'pt', 'es', 'other'));
