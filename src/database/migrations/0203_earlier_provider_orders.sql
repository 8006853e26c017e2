-- The provider orders from before there was a table of them. A migration of its own, because the one that creates the table and its
-- trigger locks orders, and sales must not wait for these rows.
insert into provider_orders (provider, provider_order_id, order_id, amount_paise)
  select 'razorpay', provider_order_id, id, total_paise from orders where provider_order_id is not null
  on conflict do nothing;
