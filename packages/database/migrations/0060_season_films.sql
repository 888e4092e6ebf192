-- The films of a season as one file.
alter table keepsakes drop constraint keepsakes_kind_check;
alter table keepsakes add constraint keepsakes_kind_check
  check (kind in ('book-a5', 'book-square', 'poster-pdf', 'poster-png', 'season-film'));
