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
