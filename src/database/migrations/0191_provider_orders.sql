-- The orders that a payment provider has for the shop's orders. An order gets another one when its price changes. The replaced one
-- may still be paid in a window that was open: that money is returned.
create table provider_orders (
  provider text not null,
  provider_order_id text not null,
  order_id integer not null references orders on delete cascade,
  amount_paise integer not null,
  -- Null for the one that the order can be paid with.
  replaced_at timestamptz,
  primary key (provider_order_id, provider)
);
create index provider_orders_of_order on provider_orders (order_id);
create unique index current_provider_order on provider_orders (order_id) where replaced_at is null;

-- orders.provider_order_id stays for the previous release, which sets only that. The trigger records it here too.
-- Safe for the release before: orders.provider_order_is_recorded, because it writes into a table of its own and refuses nothing.
create function record_provider_order() returns trigger language plpgsql as $$
begin
  insert into provider_orders (provider, provider_order_id, order_id, amount_paise)
    values ('razorpay', new.provider_order_id, new.id, new.total_paise) on conflict do nothing;
  return null;
end $$;
create trigger provider_order_is_recorded after insert or update of provider_order_id on orders
  for each row when (new.provider_order_id is not null) execute function record_provider_order();
