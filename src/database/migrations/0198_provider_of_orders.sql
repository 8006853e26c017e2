-- The payment provider of every order, payment, refund and webhook event is a column of its own, and the ids that a provider
-- gives are unique together with its name. Rows of the previous release are Razorpay's.
alter table orders add column provider text not null default 'razorpay';
alter table orders drop constraint orders_provider_order_id_key;
-- Safe for the release before: orders.one_order_of_a_provider_order, because it allows more than the constraint before.
create unique index one_order_of_a_provider_order on orders (provider_order_id, provider);

-- The previous release sets orders.provider_order_id for Razorpay's orders; so does this one for every provider.
create or replace function record_provider_order() returns trigger language plpgsql as $$
begin
  insert into provider_orders (provider, provider_order_id, order_id, amount_paise)
    values (new.provider, new.provider_order_id, new.id, new.total_paise) on conflict do nothing;
  return null;
end $$;
