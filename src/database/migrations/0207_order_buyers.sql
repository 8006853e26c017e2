-- The buyer of each order: what mails, packing slips, invoices and lists show. An order's account is only who may see it; an order
-- without an account has a buyer too.
create table order_buyers (
  order_id integer primary key,
  name text not null,
  phone text not null,
  -- Empty once the buyer's data has been erased: then no mail is sent.
  email text not null
);

-- orders.user_name and orders.user_phone stay for the previous release, which reads and writes only those, and for the order search.
-- These triggers record the buyer of its orders, and what it erases.
create function record_order_buyer() returns trigger language plpgsql as $$
begin
  insert into order_buyers (order_id, name, phone, email)
    select fresh.id, fresh.user_name, fresh.user_phone,
      case when users.erased_at is null then coalesce(users.email, '') else '' end
    from fresh left join users on users.id = fresh.user_id
    on conflict do nothing;
  return null;
end $$;
create trigger order_buyer_is_recorded after insert on orders
  referencing new table as fresh for each statement execute function record_order_buyer();

create function update_order_buyer() returns trigger language plpgsql as $$
begin
  update order_buyers set name = new.user_name, phone = new.user_phone,
    email = case when new.user_phone = '' then '' else email end
    where order_id = new.id;
  update order_words set words = words_of_order(new) where order_id = new.id;
  return null;
end $$;
create trigger order_buyer_is_updated after update of user_name, user_phone on orders
  for each row execute function update_order_buyer();

insert into order_buyers (order_id, name, phone, email)
  select orders.id, user_name, user_phone, case when erased_at is null then email else '' end
  from orders join users on users.id = user_id;
-- Added last, because checking all rows at once is faster than each one.
alter table order_buyers add foreign key (order_id) references orders on delete cascade;

-- An order of somebody without an account. The previous release does not place any.
alter table orders alter column user_id drop not null;

-- Safe for the release before: orders.order_buyer_is_recorded, because it writes into a table of its own and refuses nothing.
-- Safe for the release before: orders.order_buyer_is_updated, because it writes into a table of its own and refuses nothing.
