-- The address that the payment provider was told last; null: nobody remembers, so it is told once more.
alter table customers add column told_email text;
