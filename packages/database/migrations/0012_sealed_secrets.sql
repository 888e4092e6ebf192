-- Secrets are kept sealed: encrypted by the server under a key that the database does not have.

-- Version, key, and what only that key opens. Columns of this type are sealed anew when the key changes: their
-- table needs a primary key of one column.
create domain sealed_text as text check (value ~ '^v1\.[0-9a-f]{16}\.[A-Za-z0-9_-]+$');

alter table server_secrets
  -- Plain, from before; sealed at the next start.
  alter column value drop not null,
  add column sealed_value sealed_text,
  add check (num_nonnulls(value, sealed_value) = 1);
