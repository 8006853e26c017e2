-- A discount changes the total of an unpaid order, so the sums by status change too.
-- Safe for the release before: orders.count_changed_order, because it only counts.
drop trigger count_changed_order on orders;
create trigger count_changed_order after update on orders for each row
  when (old.status <> new.status or old.sold_on is distinct from new.sold_on or old.refunded_paise <> new.refunded_paise
    or old.total_paise <> new.total_paise)
  execute function count_changed_order();
