-- From the order to delete an account on, no session opens it, also one that was begun at the same moment, and none that
-- acts for it. The order may wait for days, while the payment provider is down.
create or replace function me.resolve_session(session_token text)
returns table (user_id uuid, email text, created_at timestamptz, role text, proved boolean,
  household_id uuid, household_email text, household_created_at timestamptz, seat text)
language sql stable security definer set search_path = public, pg_temp as $$
  select u.id, u.email, u.created_at, me.role_of(u.id),
         s.second_factor is not null
           and (u.two_factor_enabled or exists (select from passkey p where p.user_id = u.id)),
         owner.id, owner.email, owner.created_at, m.role
    from session s join "user" u on u.id = s.user_id
    left join household_members m on m.member_id = s.user_id and m.user_id = s.acting_for
    left join "user" owner on owner.id = m.user_id
   where s.token = session_token and s.expires_at > now()
     and not exists (select from erasures e where e.kind = 'account' and e.user_id in (u.id, owner.id))
$$;
