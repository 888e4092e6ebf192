import type pg from 'pg';

/** Everything the script of `role-setup.ts` is responsible for, as the database's catalogue tells it. */
export async function roleCatalogue(owner: pg.Client): Promise<unknown> {
  const { rows } = await owner.query(`
    select 'policy' as kind, tablename || '.' || policyname as name,
           concat_ws(' ', cmd, roles::text, qual, with_check) as said from pg_policies
     where tablename in ('user_roles', 'role_changes')
    union all
    select 'column', table_name || '.' || column_name, concat_ws(' ', data_type, column_default, is_nullable)
      from information_schema.columns where table_name in ('user_roles', 'role_changes')
    union all
    select 'rule', conrelid::regclass::text, pg_get_constraintdef(oid) from pg_constraint
     where conrelid in ('user_roles'::regclass, 'role_changes'::regclass)
    union all
    select 'rights', relname, concat_ws(' ', relrowsecurity, relforcerowsecurity, relacl::text) from pg_class
     where relname in ('user_roles', 'role_changes')
    union all
    select 'rights of a column', attrelid::regclass || '.' || attname, attacl::text from pg_attribute
     where attrelid = 'user_roles'::regclass and attacl is not null
    union all
    select 'trigger', tgname, pg_get_triggerdef(oid) from pg_trigger
     where tgrelid in ('user_roles'::regclass, 'role_changes'::regclass) and not tgisinternal
    union all
    select 'function', oid::regprocedure::text, pg_get_functiondef(oid) || proacl::text from pg_proc
     where proname in ('set_user_role', 'assign_admin_role', 'keep_a_super_admin', 'log_role_change', 'queue_role_changes')
     order by 1, 2, 3`);
  return rows;
}
