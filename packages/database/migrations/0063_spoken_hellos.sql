-- A hello may be spoken: its sound lies in the bucket of voices, and goes with the link that it came by. Whoever speaks
-- has agreed before, to the text of this version of the terms; for a child their parent.
alter table film_hellos
  add column link_id uuid references watch_links(id) on delete set null,
  add column path text unique references stored_files(path) on delete cascade,
  add column seconds real check (seconds > 0),
  add column agreed_by text check (agreed_by in ('speaker', 'parent')),
  add column agreed_version text,
  add column agreed_at timestamptz,
  add check (
    path is null or
    (text is null and seconds is not null and agreed_by is not null and agreed_version is not null and agreed_at is not null)
  );
create index film_hellos_link on film_hellos(link_id);
