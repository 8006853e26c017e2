-- A mail with a secret in it, such as a link that opens an account, lies here without words: only what it is for and
-- whom it goes to. Its words are made when it is sent, and kept nowhere.
alter table outbox alter column subject drop not null;
alter table outbox alter column body_text drop not null;
alter table outbox alter column body_html drop not null;
alter table outbox add constraint words_are_whole check (
  (subject is null) = (body_text is null) and (subject is null) = (body_html is null));
create index outbox_of_recipient on outbox (recipient, kind, id) where subject is null;
