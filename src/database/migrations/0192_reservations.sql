-- Units that are kept from other customers until they are paid for, or until the reservation expires. packs.stock is
-- what is available; with the units in these rows it is what is on hand. An order that awaits payment has a row for
-- each of its lines, and no other order has any.
create table reservations (
  id bigint generated always as identity primary key,
  -- What has reserved the units, exactly one. Another kind of holder gets a column of its own.
  order_id integer references orders on delete cascade,
  pack_id integer not null references packs,
  quantity integer not null check (quantity > 0),
  reserved_since timestamptz not null,
  expires_at timestamptz not null,
  constraint reservation_has_one_holder check (num_nonnulls(order_id) = 1),
  constraint one_reservation_a_pack unique (order_id, pack_id)
);
create index reservations_by_expiry on reservations (expires_at);
create index reservations_of_pack on reservations (pack_id);

insert into reservations (order_id, pack_id, quantity, reserved_since, expires_at)
  select orders.id, pack_id, sum(quantity), coalesce(held_since, created_at), hold_expires_at
  from orders join order_items on order_items.order_id = orders.id
  where status = 'pending' and pack_id is not null group by orders.id, pack_id;
