-- An avatar is a picture in one style. Once the films are drawn in another, the same pose takes its place.

alter table children
  -- In which style the chosen avatar is drawn; null where that was not noted and nobody can say.
  add column avatar_style text;
update children set avatar_style = style where avatar_selected and not avatar_outdated;

create or replace function me.note_avatar_choice() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if new.avatar_selected and (tg_op = 'INSERT' or not old.avatar_selected
      or new.avatar_url is distinct from old.avatar_url) then
    -- The chosen pose in another style is no new choice: photos are not kept longer for it.
    if tg_op = 'UPDATE' and new.avatar_style is distinct from old.avatar_style then
      return new;
    end if;
    new.avatar_chosen_at := new.updated_at;
    new.avatar_style := new.style;
  end if;
  return new;
end $$;

-- Here and not in the code that draws: the studio and outside generators both add candidates.
create function me.keep_pose_in_new_style() returns trigger
language plpgsql set search_path = public, pg_temp as $$
declare replaced text;
begin
  select c.avatar_url into replaced from children c
   where c.id = new.child_id and c.avatar_round = new.round
     and c.avatar_selected and c.avatar_variant = new.variant and c.avatar_style <> c.style
     for update;
  if not found then
    return null;
  end if;
  update children set avatar_url = new.path, avatar_style = style, avatar_outdated = false
   where id = new.child_id;
  -- Its file goes with other unused files.
  update stored_files set attached = false where path = replaced;
  return null;
end $$;
create trigger pose_kept after insert on avatar_candidates
  for each row execute function me.keep_pose_in_new_style();
