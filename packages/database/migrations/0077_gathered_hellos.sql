-- Hellos of one film that come soon after each other are told together: how many a notification tells of, where it tells
-- of several.
alter table notifications add column hellos integer check (hellos > 1);

-- Read and written by the policies and grants that there are.
