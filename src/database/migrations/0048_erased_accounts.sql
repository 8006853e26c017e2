-- Who has erased their account: the row stays, because orders name it, without anything of the person. Their phone and
-- e-mail are free again.
alter table users
  add column erased_at timestamptz,
  drop constraint users_phone_check,
  add constraint users_phone_check check (phone ~ '^[0-9]{10}$' or erased_at is not null),
  add constraint administrators_are_not_erased check (erased_at is null or role = 'customer');
