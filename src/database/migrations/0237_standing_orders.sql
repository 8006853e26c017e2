-- What a customer wants to buy again every 2 or 4 weeks. Nothing is paid or ordered without the customer: they are reminded of each
-- delivery and order it themselves.
create table standing_orders (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  -- The order it repeats; a second request for the same order finds it.
  order_id integer not null references orders (id),
  weeks smallint not null check (weeks in (2, 4)),
  paused boolean not null default false,
  -- The day of the next delivery's reminder.
  next_on date not null,
  -- The day for which the customer was reminded last, so that each delivery has one reminder.
  reminded_on date,
  -- When the customer was last reminded, or nothing of the delivery could be bought.
  checked_at timestamptz,
  -- Deliveries in a row that were neither ordered nor skipped.
  unanswered smallint not null default 0,
  -- The delivery that was put into the cart last, and when.
  in_cart_for date,
  in_cart_at timestamptz,
  created_at timestamptz not null,
  constraint one_standing_order_an_order unique (user_id, order_id)
);
create index standing_orders_due on standing_orders (next_on) where not paused;

create table standing_order_lines (
  standing_order_id integer not null references standing_orders (id) on delete cascade,
  pack_id integer not null references packs (id),
  quantity integer not null check (quantity between 1 and 1000),
  primary key (standing_order_id, pack_id)
);
