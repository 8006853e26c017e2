-- payments.id is the shop's own: Razorpay's payments keep Razorpay's id, which the previous release stores there; the id of
-- another provider's payment follows the provider's name. So the same id at two providers is two payments.
alter table payments
  add column provider text not null default 'razorpay',
  add column provider_payment_id text not null generated always as (
    case provider when 'razorpay' then id else substr(id, length(provider) + 2) end
  ) stored;
-- Safe for the release before: payments.one_payment_of_a_provider, because its payments are all Razorpay's and their ids unique.
create unique index one_payment_of_a_provider on payments (provider_payment_id, provider);
