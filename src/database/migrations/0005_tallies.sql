-- How many users of each role, products on sale, categories and activities there are, so that no count grows with its
-- table. Each database connection adds to a row of its own among sixteen, so that people who register at the same
-- moment do not wait for each other; a sum over the rows is right at any moment.
create table row_tallies (
  counted text not null,
  shard integer not null,
  amount bigint not null,
  primary key (counted, shard)
);

create function tally_rows(what text, difference bigint) returns void language sql as $$
  insert into row_tallies (counted, shard, amount) values (what, pg_backend_pid() % 16, difference)
  on conflict (counted, shard) do update set amount = row_tallies.amount + excluded.amount
$$;

create function tally_new_users() returns trigger language plpgsql as $$
begin
  perform tally_rows('users:' || role, count(*)) from fresh group by role order by role;
  return null;
end $$;
create trigger tally_new_users after insert on users
  referencing new table as fresh for each statement execute function tally_new_users();

create function tally_gone_users() returns trigger language plpgsql as $$
begin
  perform tally_rows('users:' || role, -count(*)) from gone group by role order by role;
  return null;
end $$;
create trigger tally_gone_users after delete on users
  referencing old table as gone for each statement execute function tally_gone_users();

create function tally_changed_role() returns trigger language plpgsql as $$
begin
  perform tally_rows('users:' || role, difference)
    from (values (old.role, -1), (new.role, 1)) as moved (role, difference) order by role;
  return null;
end $$;
create trigger tally_changed_role after update on users for each row
  when (old.role <> new.role) execute function tally_changed_role();

create function tally_new_products() returns trigger language plpgsql as $$
begin
  perform tally_rows('products', (select count(*) from fresh where archived_at is null));
  return null;
end $$;
create trigger tally_new_products after insert on products
  referencing new table as fresh for each statement execute function tally_new_products();

create function tally_gone_products() returns trigger language plpgsql as $$
begin
  perform tally_rows('products', -(select count(*) from gone where archived_at is null));
  return null;
end $$;
create trigger tally_gone_products after delete on products
  referencing old table as gone for each statement execute function tally_gone_products();

create function tally_archived_product() returns trigger language plpgsql as $$
begin
  perform tally_rows('products', case when new.archived_at is null then 1 else -1 end);
  return null;
end $$;
create trigger tally_archived_product after update on products for each row
  when ((old.archived_at is null) <> (new.archived_at is null)) execute function tally_archived_product();

-- For tables whose every row counts; the trigger's argument says under which name.
create function tally_new_rows() returns trigger language plpgsql as $$
begin
  perform tally_rows(tg_argv[0], (select count(*) from fresh));
  return null;
end $$;
create function tally_gone_rows() returns trigger language plpgsql as $$
begin
  perform tally_rows(tg_argv[0], -(select count(*) from gone));
  return null;
end $$;
create trigger tally_new_categories after insert on categories
  referencing new table as fresh for each statement execute function tally_new_rows('categories');
create trigger tally_gone_categories after delete on categories
  referencing old table as gone for each statement execute function tally_gone_rows('categories');
create trigger tally_new_activity after insert on activity
  referencing new table as fresh for each statement execute function tally_new_rows('activity');
create trigger tally_gone_activity after delete on activity
  referencing old table as gone for each statement execute function tally_gone_rows('activity');

insert into row_tallies (counted, shard, amount)
  select 'users:' || role, 0, count(*) from users group by role
  union all select 'products', 0, count(*) from products where archived_at is null
  union all select 'categories', 0, count(*) from categories
  union all select 'activity', 0, count(*) from activity;
