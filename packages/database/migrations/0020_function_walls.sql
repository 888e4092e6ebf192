-- Every function of ours looks for its tables in one place, and is called by those it was given to.
--
-- PostgreSQL searches a caller's temporary tables first unless pg_temp is named, and then where it is named: with
-- `search_path = public` alone, a temporary table user_roles answered the questions of functions that have the
-- owner's rights. Triggers run with the owner's rights too, when the row goes with another one.
--
-- It walks the catalogue and may be run again: the script that repairs the table of roles ends with it, because
-- that script makes its functions anew as they once were.

do $$
declare found record;
begin
  for found in
    select p.oid::regprocedure as name from pg_proc p
     where p.pronamespace in ('public'::regnamespace, 'me'::regnamespace)
       and p.proowner = (select oid from pg_roles where rolname = current_user)
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') -- an extension's are not ours
  loop
    execute format('alter function %s set search_path = public, pg_temp', found.name);
    execute format('revoke execute on function %s from public', found.name);
  end loop;
end $$;
grant execute on function me.uid(), me.is_super_admin() to milestoon_app; -- policies ask them

-- A function of tomorrow is nobody's until it is given to somebody.
alter default privileges revoke execute on functions from public;
