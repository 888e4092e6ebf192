-- Parents are told when somebody whom they asked has sent their telling. Added to the kinds there are, whatever those
-- have become.
do $$
declare
  place text;
  known text;
begin
  foreach place in array array['notifications', 'notification_preferences'] loop
    select pg_get_constraintdef(oid) into strict known from pg_constraint where conname = place || '_kind_check';
    execute format('alter table %I drop constraint %I', place, place || '_kind_check');
    execute format('alter table %I add constraint %I check (kind = %L or %s)', place, place || '_kind_check',
      'story-told', substring(known from '^CHECK \((.*)\)$'));
  end loop;
end $$;
