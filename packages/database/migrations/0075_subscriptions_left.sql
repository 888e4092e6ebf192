-- When a subscription was left: ended, or given up as unpaid. Rows are read from the provider again and again, so the
-- time of the last writing says nothing of it. A trigger keeps it, whichever version of the server writes the row.
-- States are Stripe's: past_due is late and still there, incomplete never began, unpaid and paused are open without
-- anybody paying.
alter table subscriptions add column left_at timestamptz;

alter table subscriptions no force row level security;
update subscriptions set left_at = least(updated_at, coalesce(current_period_end, updated_at))
 where status in ('canceled', 'unpaid', 'paused');
alter table subscriptions force row level security;

create function me.note_left_subscription() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.status not in ('canceled', 'unpaid', 'paused') then
    new.left_at := null; -- whoever pays after all is back
  else
    -- The first time stays. Heard of late: it did not outlast its period.
    new.left_at := coalesce(new.left_at, least(now(), coalesce(new.current_period_end, now())));
  end if;
  return new;
end $$;
revoke execute on function me.note_left_subscription() from public;
create trigger subscription_left before insert or update on subscriptions
  for each row execute function me.note_left_subscription();
