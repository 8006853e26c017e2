-- The messages about an order follow from the events that its history has, and are written in the transaction that records
-- them (docs/decisions/order-events.md). The code announces what an event's changed rows don't contain but its messages need.
create function announced_details(of_kind text) returns jsonb language sql as $$
  select coalesce(nullif(current_setting('shop.step', true), '')::jsonb -> 'details' -> of_kind, '{}')
$$;

create or replace function record_cancelled_step() returns trigger language plpgsql as $$
begin
  insert into order_history (order_id, kind, actor_id, actor_name, details, happened_at)
    select new.id, 'cancelled', id, name,
      jsonb_build_object('reason', new.cancel_reason) || announced_details('cancelled'), new.cancelled_at
    from acting_person(new.id);
  return null;
end $$;

create or replace function record_refund_step() returns trigger language plpgsql as $$
declare
  step text := 'refund_' || case new.status when 'wanted' then 'retried' when 'pending' then 'retried' when 'not_wanted' then 'dismissed' else new.status end;
begin
  insert into order_history (order_id, kind, actor_id, actor_name, details, happened_at)
    select new.order_id, step, id, name,
      jsonb_build_object('refund', new.id, 'paise', new.amount_paise) || announced_details(step), new.updated_at
    from acting_person(new.order_id);
  return null;
end $$;

-- The events of an order that this transaction has recorded, oldest first. Those that would be recorded when it ends, because
-- the previous release writes the person after the change, are recorded now.
create function new_order_events(of_order integer) returns setof order_history language plpgsql as $$
begin
  set constraints record_cancelled_step, record_refund_step immediate;
  return query select * from order_history where order_id = of_order and xmin = pg_current_xact_id()::xid order by id;
end $$;
