-- Who is asking is signed. A setting alone can be set by whoever gets a statement of their own into the login of
-- the requests; then one family becomes another. The server signs for whom a transaction is; the database checks it.

-- What claims are signed with, as HMAC-SHA-256 needs it: the key under its two pads. Named by the key of the
-- server's secrets that it was derived with. Whoever reads it can be anybody: only the owner does.
create table claim_keys (
  name text primary key check (length(name) = 16),
  inner_pad bytea not null check (length(inner_pad) = 64),
  outer_pad bytea not null check (length(outer_pad) = 64),
  created_at timestamptz not null default now()
);
alter table claim_keys enable row level security;
alter table claim_keys force row level security;
create policy claim_keys_owner on claim_keys to current_user using (true) with check (true); -- me.uid()

-- Who is asking, by the claim of the transaction: key, person, end in seconds since 1970, signature, each of a fixed
-- length. Null when there is none, it is over, or this server did not sign it. Policies call it as
-- `(select me.uid())`: once a statement, not once a row.
--
-- The end is compared with the beginning of the transaction: a long one does not lose its person halfway. Of both
-- signatures a digest under the key is compared, so that the time it takes tells nothing of the right one.
create or replace function me.uid() returns uuid
language plpgsql stable parallel safe security definer set search_path = public, pg_temp as $$
declare
  claim text := current_setting('app.claim', true);
begin
  if length(claim) is distinct from 129 then return null; end if;
  perform from claim_keys k
   where k.name = substr(claim, 1, 16)
     and sha256(k.outer_pad || convert_to(substr(claim, 66), 'UTF8'))
       = sha256(k.outer_pad || convert_to(encode(sha256(k.outer_pad
           || sha256(k.inner_pad || convert_to('milestoon actor ' || substr(claim, 1, 65), 'UTF8'))), 'hex'), 'UTF8'));
  -- Only what is signed is read any further.
  if not found or to_timestamp(substr(claim, 55, 10)::bigint) <= now() then return null; end if;
  return substr(claim, 18, 36)::uuid;
end $$;
