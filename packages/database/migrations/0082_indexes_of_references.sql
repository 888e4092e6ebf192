-- Of whose family a session is about is asked for every file that is shown in it, and for every message that is pushed.
create index session_family on session ((coalesce(acting_for, user_id)));

-- The recordings of an episode are read whether they were taken or not, and go with whoever tells.
create index recordings_episode on recordings(episode_id);
create index recordings_teller on recordings(teller_id);

-- Looked through for every row that is deleted from the table they point to.
create index telling_links_teller on telling_links(teller_id);
create index avatar_candidates_user on avatar_candidates(user_id);
create index children_created_by on children(created_by);
create index episodes_created_by on episodes(created_by);
create index role_changes_changed_by on role_changes(changed_by);

-- Those that nothing uses are few among all there are.
create index stored_files_unused on stored_files(created_at) where not attached;
