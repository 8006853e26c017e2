-- A return can be answered with a replacement: an order without a price that sends the returned units again.

-- `none`: nothing is paid for the order, and nothing is due. It is neither paid nor unpaid, so it never counts as a sale, and the
-- derived status calls it `paid` (which means: to be shipped) from the start.
-- Safe for the release before: orders.payment_method_is_known, because it allows one more method.
-- Safe for the release before: orders.payment_state_is_that_of_the_money, because it only adds a state for orders without a price,
-- which that release packs and sends like any other order to be shipped.
-- Safe for the release before: orders.orders_total_paise_check, because it only allows orders without a price, too.
alter table orders
  drop constraint payment_method_is_known,
  add constraint payment_method_is_known check (payment_method in ('online', 'cash_on_delivery', 'direct', 'none')),
  drop constraint payment_state_is_that_of_the_money,
  add constraint payment_state_is_that_of_the_money check (payment_state = case
    when payment_method = 'none' then 'nothing_due'
    when paid_at is null and payment_method = 'cash_on_delivery' then 'due_on_delivery'
    when paid_at is null then 'unpaid'
    when refunded_paise = 0 then 'paid'
    when refunded_paise < total_paise then 'partly_refunded'
    else 'refunded' end),
  drop constraint orders_total_paise_check,
  add constraint orders_total_paise_check check (total_paise >= 100 or (payment_method = 'none' and total_paise = 0)),
  add constraint nothing_is_paid_for_nothing check (payment_method <> 'none' or (paid_at is null and total_paise = 0)),
  -- The order that the customer paid for, also if this one replaces a replacement.
  add column replaces_order_id integer references orders;
-- Safe for the release before: orders.nothing_is_paid_for_nothing, because that release makes no orders without a price.

-- The line of the order that the customer paid for, whose units this line sends again.
alter table order_items add column replaces_item_id integer references order_items;
create index order_items_replacing on order_items (replaces_item_id) where replaces_item_id is not null;

-- Safe for the release before: returns.returns_state_check, because it allows one more state, which that release lists nowhere.
-- Safe for the release before: returns.replaced_with_an_order, because that release replaces nothing.
alter table returns
  -- The order that replaces its units.
  add column replacement_id integer references orders,
  drop constraint returns_state_check,
  add constraint returns_state_check check (
    state in ('requested', 'approved', 'declined', 'received', 'inspected', 'refunded', 'replaced', 'closed')),
  add constraint replaced_with_an_order check ((state = 'replaced') = (replacement_id is not null));
-- Safe for the release before: returns.one_return_a_replacement, because that release replaces nothing.
create unique index one_return_a_replacement on returns (replacement_id) where replacement_id is not null;
drop index returns_ended;
create index returns_ended on returns (id) where state in ('declined', 'refunded', 'replaced', 'closed');
