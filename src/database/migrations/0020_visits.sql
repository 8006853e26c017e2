-- A cart belongs to a visit: a customer's by their account, a visitor's by a token, of which only the hash is kept.
create table carts (
  id integer generated always as identity primary key,
  token_hash text unique,
  user_id integer unique references users on delete cascade,
  -- What its visitor reads: a mail about it has no page to tell.
  locale text not null default 'en',
  created_at timestamptz not null,
  used_at timestamptz not null,
  constraint cart_is_somebodys check ((token_hash is null) <> (user_id is null))
);
create index carts_of_visitors on carts (used_at) where user_id is null;

-- A customer's cart so far has the customer's id: what pointed to the customer points to the cart already.
insert into carts (id, user_id, created_at, used_at) overriding system value
  select user_id, user_id, min(added_at), max(added_at) from cart_items group by user_id;
select setval(pg_get_serial_sequence('carts', 'id'), coalesce((select max(id) from carts), 1), exists (select from carts));

alter table cart_items rename column user_id to cart_id;
alter table cart_items drop constraint cart_items_user_id_fkey,
  add constraint cart_items_cart_id_fkey foreign key (cart_id) references carts on delete cascade;
