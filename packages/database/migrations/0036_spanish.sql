-- Spanish became the third language of the app.
alter table notification_languages drop constraint notification_languages_language_check;
alter table notification_languages add check (language in ('en', 'pt', 'es'));
