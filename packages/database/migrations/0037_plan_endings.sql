-- Parents are told when a plan that was cancelled will end. Added to the kinds there are, whatever those have become.
do $$
declare
  kinds record;
begin
  for kinds in
    select conrelid::regclass as place, conname as name,
           substring(pg_get_constraintdef(oid) from '^CHECK \((.*)\)$') as known
      from pg_constraint
     where conname in ('notifications_kind_check', 'notification_preferences_kind_check')
  loop
    execute format('alter table %s drop constraint %I', kinds.place, kinds.name);
    execute format('alter table %s add constraint %I check (kind = %L or %s)',
      kinds.place, kinds.name, 'plan-ending', kinds.known);
  end loop;
end $$;
