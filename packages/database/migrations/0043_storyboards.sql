-- What a family corrected in the storyboard of an episode: a list of PlanCorrection of packages/story, null where
-- nothing is. The next film that is directed shows it.
alter table episode_productions add column corrections jsonb;
grant update (corrections) on episode_productions to milestoon_app;
