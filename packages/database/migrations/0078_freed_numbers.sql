-- A number is kept for a film that there was: it may have been downloaded, shared or published. An episode that never
-- became a film gives its number back when it is deleted, where no later one stands behind it.
alter table children add column last_film_number integer not null default 0;
-- Nobody knows any more which of those that were deleted had been films.
alter table children no force row level security;
update children set last_film_number = last_episode_number;
alter table children force row level security;

-- What cascades from a child finds no child to count for any more.
create function me.free_number() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from children where id = old.child_id for no key update;
  update children set last_film_number = greatest(last_film_number, old.episode_number)
   where id = old.child_id and (old.status = 'completed' or exists (
     select from episode_productions where episode_id = old.id and video_path is not null));
  update children set last_episode_number = greatest(last_film_number, coalesce((
     select max(episode_number) from episodes where child_id = old.child_id and id <> old.id), 0))
   where id = old.child_id;
  return old;
end $$;
revoke execute on function me.free_number() from public;
create trigger episode_number_freed before delete on episodes for each row execute function me.free_number();
