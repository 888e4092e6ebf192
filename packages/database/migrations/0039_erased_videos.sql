-- How many videos a deletion took from the parent's channel, before anything else. Those that remain are counted with the rows.
alter table erasures add column videos_deleted integer not null default 0;
