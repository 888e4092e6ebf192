-- Where the log of roles was made anew, what is written to it is audited again. It may be run again: the script that
-- repairs the table of roles runs it after its own.
create or replace trigger role_change_audited after insert on role_changes
  for each row execute function me.audit_role_change();
