-- A row of one's own names nobody else's: else a stranger who knew an id could take the one place in which the
-- production of an episode is written down, or sign a child with another parent's name.

create policy episode_productions_of_own_episodes on episode_productions as restrictive for insert to milestoon_app
  with check (exists (select from episodes e where e.id = episode_id)); -- the episodes seen here are one's own
create policy children_by_oneself on children as restrictive for insert to milestoon_app
  with check (created_by = (select me.uid()));
create policy episodes_by_oneself on episodes as restrictive for insert to milestoon_app
  with check (created_by = (select me.uid()));
