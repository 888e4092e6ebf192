-- What people write to support, signed in or not, until whoever answers has no more use for it. Written by the server
-- for them: nobody has to be known to write. It goes with the account it was sent from, and after twelve months.

create table support_messages (
  id uuid primary key default gen_random_uuid(),
  -- On the sender's receipt. By chance and not counted, or it would tell everybody how many write.
  number text not null unique check (number ~ '^[2-9A-Z]{4}-[2-9A-Z]{4}$'),
  -- Null: the sender was not signed in.
  user_id uuid references "user"(id) on delete cascade,
  reason text not null check (reason in ('question', 'fault', 'payment', 'refund', 'privacy', 'other')),
  -- Where the answer goes.
  email text not null check (length(email) between 3 and 320),
  message text not null check (length(message) between 1 and 4000),
  language text not null check (length(language) between 2 and 10),
  sent_at timestamptz not null,
  -- When the mail server took it for whoever answers; null: it is kept here alone.
  mailed_at timestamptz
);
create index support_messages_user on support_messages(user_id);
create index support_messages_age on support_messages(sent_at);

alter table support_messages enable row level security;
alter table support_messages force row level security;
create policy support_messages_own on support_messages for select to milestoon_app
  using (user_id = (select me.uid()));
create policy support_messages_worker on support_messages to milestoon_worker
  using (true) with check (true); -- written before anybody is known, mailed, and swept
grant select on support_messages to milestoon_app;
grant select, insert, update, delete on support_messages to milestoon_worker;
