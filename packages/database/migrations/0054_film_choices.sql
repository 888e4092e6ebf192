-- Who tells a film and what its music leans towards, as the family chose. The names are those of
-- packages/domain/src/film-choices.ts; what is no longer one of them is refused there.
alter table episode_productions
  add column narrator text not null default 'warm' check (length(narrator) <= 20),
  add column music text not null default 'story' check (length(music) <= 20);
