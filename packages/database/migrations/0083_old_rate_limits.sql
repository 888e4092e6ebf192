-- What the versions before 0022 counted calls in. Nobody has written to it since; the release before this one does not
-- know its name.
drop table rate_limit;
