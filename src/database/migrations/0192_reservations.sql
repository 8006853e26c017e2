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

-- For the previous release only, which writes no reservations: these triggers write them for it. This release writes
-- them itself, and the triggers find nothing to do. They are dropped once no release without the table can run.
-- Safe for the release before: stock_moves.moved_units_are_reserved, because it writes into a table of its own and refuses nothing.
-- Safe for the release before: orders.order_keeps_its_reservations, because it writes into a table of its own and refuses nothing.
create function reserve_moved_units() returns trigger language plpgsql as $$
begin
  insert into reservations (order_id, pack_id, quantity, reserved_since, expires_at)
    select order_id, pack_id, -sum(delta), coalesce(held_since, created_at), hold_expires_at
    from fresh join orders on orders.id = order_id
    where reason = 'hold' and status = 'pending' group by orders.id, order_id, pack_id
    on conflict do nothing;
  return null;
end $$;
create trigger moved_units_are_reserved after insert on stock_moves
  referencing new table as fresh for each statement execute function reserve_moved_units();

create function keep_reservations_of_order() returns trigger language plpgsql as $$
begin
  if new.status <> 'pending' then
    delete from reservations where order_id = new.id;
  elsif old.status <> 'pending' then
    insert into reservations (order_id, pack_id, quantity, reserved_since, expires_at)
      select new.id, pack_id, sum(quantity), coalesce(new.held_since, new.created_at), new.hold_expires_at
      from order_items where order_id = new.id and pack_id is not null group by pack_id
      on conflict do nothing;
  else
    update reservations set expires_at = new.hold_expires_at
      where order_id = new.id and expires_at <> new.hold_expires_at;
  end if;
  return null;
end $$;
create trigger order_keeps_its_reservations after update on orders for each row
  when ((old.status <> new.status and 'pending' in (old.status, new.status))
    or old.hold_expires_at <> new.hold_expires_at)
  execute function keep_reservations_of_order();
