-- What may be watched in a family, by those who only watch and by those who act for it: finished films, and what is
-- shown of them. To who only watches this is all there is: no policy of a table knows them.
create function me.films_to_watch() returns table (
  child_id uuid, child_name text, avatar_path text, episode_id uuid, title text, episode_number integer,
  happened_on date, created_at timestamptz, video_path text, rendition_path text, captions_path text,
  poster_path text,   duration real, chapters jsonb, language text, words_in_picture boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.id, c.name, c.avatar_url, e.id, e.title, e.episode_number, e.happened_on, e.created_at,
         p.video_path, p.rendition_path, p.captions_path, p.poster_path, p.duration, p.chapters, p.language,
         p.made_words_in_picture is true
    from episodes e
    join children c on c.id = e.child_id
    join episode_productions p on p.episode_id = e.id
   where e.user_id = coalesce((select me.watching()), (select me.uid()))
     and c.deleted_at is null and e.status = 'completed' and p.video_path is not null
   order by c.name, c.id, e.episode_number
$$;
revoke execute on function me.films_to_watch() from public;
grant execute on function me.films_to_watch() to milestoon_app;
create policy episodes_owner on episodes for select to current_user using (true); -- the function above
create policy episode_productions_owner on episode_productions for select to current_user using (true);
