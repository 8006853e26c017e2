alter table orders
  -- Since when the customer's unpaid orders, each following the one before without a gap, have kept stock from others.
  -- Nothing on orders of earlier releases: since they were placed.
  add column held_since timestamptz,
  -- The network that an unpaid order was placed from; forgotten when it is not unpaid any more.
  add column client_network text;
create index unpaid_orders_of_network on orders (client_network) where status = 'pending';

-- A merchant may give the stock of an unpaid order back to everyone.
alter table orders drop constraint orders_cancel_reason_check;
alter table orders add constraint orders_cancel_reason_check
  check (cancel_reason in ('dismissed', 'hold_expired', 'replaced', 'released'));
