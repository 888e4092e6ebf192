-- Whoever waits for avatars is told whether they are being drawn or wait for their turn.

-- The round of avatars that a worker of this server has begun to draw; null: none. Nobody updates it but the worker.
alter table children add column avatars_begun_round integer;
