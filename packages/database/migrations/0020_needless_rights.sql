-- What no job does, the login of the jobs may not do either: payments are written down and never unwritten. Rows
-- of an account that is erased go with it, by the owner's rights.
revoke delete on customers, subscriptions, stripe_events, checkout_failures, youtube_playlists from milestoon_worker;
