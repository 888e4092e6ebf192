-- Owners are told who may come into their family and who has. Added to the kinds there are, whatever those have become.
do $$
declare
  known text;
begin
  select substring(pg_get_constraintdef(oid) from '^CHECK \((.*)\)$') into strict known
    from pg_constraint
   where conname = 'notifications_kind_check' and conrelid = 'notifications'::regclass;
  alter table notifications drop constraint notifications_kind_check;
  execute format('alter table notifications add constraint notifications_kind_check check (kind in (%L, %L) or %s)',
    'parent-invited', 'member-joined', known);
end $$;
