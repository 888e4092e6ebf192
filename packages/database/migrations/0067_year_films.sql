-- Films of a year: the best moments of a child's films. Such a row has the calendar year in its column `season`.
alter table keepsakes drop constraint keepsakes_kind_check;
alter table keepsakes add constraint keepsakes_kind_check
  check (kind in ('book-a5', 'book-square', 'poster-pdf', 'poster-png', 'season-film', 'year-film'));
-- Paths in the bucket episodes, beside `path`.
alter table keepsakes add column poster_path text;
alter table keepsakes add column captions_path text;
-- Ids of the episodes that are in it: a day that is corrected moves an episode to another year.
alter table keepsakes add column holds text[] not null default '{}';
