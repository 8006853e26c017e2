-- Whoever has erased their account is no customer any more: the count of users goes down with it.
create function tally_erased_user() returns trigger language plpgsql as $$
begin
  perform tally_rows('users:' || new.role, case when new.erased_at is null then 1 else -1 end);
  return null;
end $$;
create trigger tally_erased_user after update on users for each row
  when ((old.erased_at is null) <> (new.erased_at is null)) execute function tally_erased_user();

create or replace function tally_gone_users() returns trigger language plpgsql as $$
begin
  perform tally_rows('users:' || role, -count(*)) from gone where erased_at is null group by role order by role;
  return null;
end $$;

select tally_rows('users:' || role, -count(*)) from users where erased_at is not null group by role;
