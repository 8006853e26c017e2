-- A third end of a refund that failed: its merchant does not want it any more, because its money went back by another, or is
-- not to go back at all. Nothing of it was returned, so it counts nowhere. Money that pays no order always goes back.
-- What an earlier migration of the same upgrade wrote is checked before the table is changed.
set constraints refunds_are_within_what_was_paid, refund_lines_are_within_what_was_sold immediate;
alter table refunds
  drop constraint refunds_status_check,
  add constraint refunds_status_check
    check (status in ('wanted', 'pending', 'processed', 'failed', 'by_hand', 'not_wanted')),
  add constraint only_a_wish_is_given_up check (status <> 'not_wanted' or source = 'merchant');

-- As it was, but for refunds that are not wanted any more.
create or replace function refunds_are_within_what_was_paid() returns trigger language plpgsql as $$
declare
  checked refunds;
begin
  if tg_table_name = 'refunds' then
    checked := new;
    -- One that is being carried was within it when it was wanted.
    if tg_op = 'UPDATE' and old.status = 'wanted' and old.amount_paise = checked.amount_paise then return null; end if;
  else
    select * into checked from refunds where id = new.refund_id;
  end if;
  if checked.source is distinct from 'merchant' or checked.status <> 'wanted' then return null; end if;
  perform from orders where id = checked.order_id for no key update;
  if (select sum(amount_paise) from refunds where payment_id = checked.payment_id and status not in ('failed', 'not_wanted'))
    > (select amount_paise from payments where id = checked.payment_id) then
    raise exception 'the refunds of payment % are more than was paid', checked.payment_id
      using errcode = 'check_violation', constraint = 'refunds_are_within_what_was_paid';
  end if;
  if exists (
    select from refund_lines join refunds on refunds.id = refund_id join order_items on order_items.id = order_item_id
    where refunds.order_id = checked.order_id and refunds.status not in ('failed', 'not_wanted')
    group by order_items.id having sum(refund_lines.quantity) > order_items.quantity or bool_or(order_items.order_id <> checked.order_id)
  ) then
    raise exception 'the refunds of order % are for more than was sold', checked.order_id
      using errcode = 'check_violation', constraint = 'refunds_are_within_what_was_sold';
  end if;
  return null;
end $$;
set constraints refunds_are_within_what_was_paid, refund_lines_are_within_what_was_sold deferred;
