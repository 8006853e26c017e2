-- The payment provider of every order, payment, refund and webhook event is a column of its own, and the ids that a provider
-- gives are unique together with its name. Rows of the previous release are Razorpay's.
alter table orders add column provider text not null default 'razorpay';
alter table orders drop constraint orders_provider_order_id_key;
-- Safe for the release before: orders.one_order_of_a_provider_order, because it allows more than the constraint before.
create unique index one_order_of_a_provider_order on orders (provider_order_id, provider);

-- payments.id is the shop's own: Razorpay's payments keep Razorpay's id, which the previous release stores there; the id of
-- another provider's payment follows the provider's name. So the same id at two providers is two payments.
alter table payments
  add column provider text not null default 'razorpay',
  add column provider_payment_id text not null generated always as (
    case provider when 'razorpay' then id else substr(id, length(provider) + 2) end
  ) stored;
-- Safe for the release before: payments.one_payment_of_a_provider, because its payments are all Razorpay's and their ids unique.
create unique index one_payment_of_a_provider on payments (provider_payment_id, provider);

alter table refunds add column provider text not null default 'razorpay';
alter table refunds drop constraint refunds_provider_refund_id_key;
-- Safe for the release before: refunds.one_refund_of_a_provider, because it allows more than the constraint before.
create unique index one_refund_of_a_provider on refunds (provider_refund_id, provider);

-- A refund is made by the provider of its payment.
create function set_provider_of_refund() returns trigger language plpgsql as $$
begin
  new.provider := coalesce((select provider from payments where id = new.payment_id), new.provider);
  return new;
end $$;
-- Safe for the release before: refunds.refund_has_provider, because it only fills a column that the release does not know.
create trigger refund_has_provider before insert on refunds
  for each row execute function set_provider_of_refund();

-- Like payments.id, event_id is Razorpay's own id, or follows the name of another provider.
alter table webhook_events add column provider text not null default 'razorpay';

-- The previous release sets orders.provider_order_id for Razorpay's orders; so does this one for every provider.
create or replace function record_provider_order() returns trigger language plpgsql as $$
begin
  insert into provider_orders (provider, provider_order_id, order_id, amount_paise)
    values (new.provider, new.provider_order_id, new.id, new.total_paise) on conflict do nothing;
  return null;
end $$;
