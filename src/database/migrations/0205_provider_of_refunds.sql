-- The payment provider of refunds and webhook events, as of orders and payments.
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
