-- Items that somebody of the shop adds to an order are an order of their own, because an order's lines and invoice never change.
-- `takes`: what is taken out of the order that it was added to as soon as it is paid, as [{"item_id": 1, "quantity": 2}], and what
-- is refunded for it. A payment that comes when these units can't be taken out any more is refunded.
create table order_additions (
  order_id integer primary key references orders on delete cascade,
  added_to integer not null references orders on delete cascade,
  takes jsonb not null default '[]',
  takes_paise integer not null default 0 check (takes_paise >= 0),
  taken_at timestamptz,
  constraint never_added_to_itself check (order_id <> added_to)
);
create index order_additions_of_order on order_additions (added_to);

-- `exchange`: what was taken out of another order pays it. `none`: nothing is paid for it.
-- Safe for the release before: orders.payment_method_is_known, because it allows more methods, and that release treats such a paid
-- order like one that was paid online.
alter table orders
  drop constraint payment_method_is_known,
  add constraint payment_method_is_known
    check (payment_method in ('online', 'cash_on_delivery', 'direct', 'none', 'exchange'));

-- What is taken out is refunded in two parts if it costs more than what is added: one pays for that, the other goes back to the
-- customer. The units belong to the first part, so the second names its lines without units.
-- Safe for the release before: refund_lines.refund_lines_quantity_check, because that release only adds up the units of a line.
alter table refund_lines
  drop constraint refund_lines_quantity_check,
  add constraint refund_lines_quantity_check check (quantity >= 0);
