-- The merchant may close a customer's account: nobody logs in with it until it is opened again.
alter table users
  add column blocked_at timestamptz,
  add column blocked_reason text,
  add constraint blocked_for_a_reason check ((blocked_at is null) = (blocked_reason is null)),
  add constraint administrators_are_not_blocked check (blocked_at is null or role = 'customer');

-- What the merchant writes down about a customer. The customer never sees it.
create table customer_notes (
  id integer primary key generated always as identity,
  user_id integer not null references users on delete cascade,
  actor_name text not null,
  body text not null check (char_length(body) between 1 and 1000),
  -- Of the form that it was written with: the same form, sent again, writes nothing more.
  form_key text not null,
  written_at timestamptz not null,
  unique (user_id, form_key)
);
create index notes_of_customer on customer_notes (user_id, id desc);

-- Customers are found by a part of their PIN code, and orders by what was bought.
create index addresses_by_postal_code on addresses using gin (postal_code gin_trgm_ops);
create index order_items_of_pack on order_items (pack_id, order_id);
