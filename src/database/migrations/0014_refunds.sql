-- What the provider has returned of an order's own payment, and how much of that the merchant has looked at.
alter table orders add column refunded_paise integer not null default 0 check (refunded_paise between 0 and total_paise);
alter table orders add column refunds_seen_paise integer not null default 0;
alter table orders add column refunded_at timestamptz check ((refunded_at is null) = (refunded_paise = 0));
create index orders_refunds_to_see on orders (refunded_at) where refunded_paise > refunds_seen_paise;

-- An order counts among its day's sales with what was kept of its money; one that was wholly returned counts no more.
create or replace function count_changed_order() returns trigger language plpgsql as $$
begin
  if old.status <> new.status then
    insert into order_tallies (counted, orders, paise)
      values (old.status, -1, -old.total_paise), (new.status, 1, new.total_paise);
  end if;
  insert into order_tallies (counted, orders, paise)
    select 'day:' || to_char(day, 'YYYY-MM-DD'), sum(orders), sum(paise) from (values
      (old.sold_on, case when old.refunded_paise < old.total_paise then -1 else 0 end, old.refunded_paise - old.total_paise),
      (new.sold_on, case when new.refunded_paise < new.total_paise then 1 else 0 end, new.total_paise - new.refunded_paise)
    ) as sale (day, orders, paise)
    where day is not null group by day having sum(orders) <> 0 or sum(paise) <> 0;
  return null;
end $$;
drop trigger count_changed_order on orders;
create trigger count_changed_order after update on orders for each row
  when (old.status <> new.status or old.sold_on is distinct from new.sold_on or old.refunded_paise <> new.refunded_paise)
  execute function count_changed_order();

-- Orders whose money went back before this was taken over. What the merchant was told of and has put away stays so.
update orders set refunded_paise = returned.paise, refunded_at = returned.at,
  refunds_seen_paise = case when returned.whole and attention is distinct from 'returned_elsewhere' then returned.paise else 0 end
from (
  select payments.order_id, payments.updated_at as at, payments.status = 'refunded' as whole,
    least(orders.total_paise, case when payments.status = 'refunded' then payments.amount_paise else payments.refunded_paise end) as paise
  from payments join orders on orders.id = payments.order_id where pays_order
) as returned
where returned.order_id = orders.id and returned.paise > 0;
update orders set status = 'cancelled', cancelled_at = refunded_at
  where refunded_paise = total_paise and status in ('paid', 'delivered');
update orders set attention = null, attention_since = null where attention = 'returned_elsewhere';
