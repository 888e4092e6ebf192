-- Who says that they wrote a milestone down, so that its story knows who 'I' is; null: nobody said. The names are those
-- of packages/domain/src/family.ts; what is no longer one of them is nobody there.
alter table episode_productions
  add column written_by text check (length(written_by) <= 20);
