-- What of a refund is for the delivery. What is for products stands in refund_lines; the rest is goodwill. Null where nobody
-- said: of older refunds, and of those made at the provider.
set constraints refunds_are_within_what_was_paid, refund_lines_are_within_what_was_sold immediate;
alter table refunds add column delivery_paise integer
  constraint delivery_is_within_refund check (delivery_paise between 0 and amount_paise);

-- What the merchant kept on purpose when they cancelled an order, such as its delivery fee: nobody owes it to the customer.
alter table orders add column kept_paise integer not null default 0
  constraint kept_is_within_total check (kept_paise between 0 and total_paise);

-- As it was, and no component of an order is refunded beyond what was charged for it.
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
  if (select coalesce(sum(delivery_paise), 0) from refunds
      where order_id = checked.order_id and status not in ('failed', 'not_wanted'))
    > (select coalesce(sum(amount_paise), 0) from order_adjustments where order_id = checked.order_id and kind = 'delivery') then
    raise exception 'the refunds of order % are for more delivery than was paid', checked.order_id
      using errcode = 'check_violation', constraint = 'refunds_are_within_what_was_paid';
  end if;
  if exists (
    select from refund_lines join refunds on refunds.id = refund_id join order_items on order_items.id = order_item_id
    where refunds.order_id = checked.order_id and refunds.status not in ('failed', 'not_wanted')
    group by order_items.id having sum(refund_lines.quantity) > order_items.quantity or bool_or(order_items.order_id <> checked.order_id)
      or sum(refund_lines.amount_paise) > order_items.quantity * order_items.unit_price_paise
  ) then
    raise exception 'the refunds of order % are for more than was sold', checked.order_id
      using errcode = 'check_violation', constraint = 'refunds_are_within_what_was_sold';
  end if;
  return null;
end $$;
set constraints refunds_are_within_what_was_paid, refund_lines_are_within_what_was_sold deferred;
