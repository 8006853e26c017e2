-- How often the provider was asked about an order in a row without an answer, and since when that lasts, once it is
-- more than a moment's trouble.
alter table orders
  add column ask_failures integer not null default 0 check (ask_failures >= 0),
  add column unanswered_since timestamptz;
create index orders_unanswered on orders (unanswered_since) where unanswered_since is not null;

-- One failed question was enough for these to be asked about no more. Spread over some hours: today's orders come first.
update orders set ask_at = now() + random() * interval '6 hours'
  where ask_at is null and status = 'cancelled' and provider_order_id is not null
    and created_at > now() - interval '30 days';

-- When the shop learnt that the money was taken: the day that it counts for.
alter table payments add column captured_at timestamptz;
update payments set captured_at = coalesce(
  (select paid_at from orders where orders.id = payments.order_id and payments.pays_order), payments.created_at)
  where captured;
drop index payments_by_day;
create index payments_by_day on payments ((coalesce(captured_at, created_at)));

-- A day is compared under a lease, and is compared only once this says so. What earlier releases wrote here may be a
-- claim whose process died, so the last days are compared again.
alter table reconciliations
  add column leased_until timestamptz,
  add column completed_at timestamptz;

-- What the provider said and the shop could not make sense of, until the merchant has looked at it.
create table unreadable_news (
  id integer generated always as identity primary key,
  -- The event's or the payment's own number, so that a repetition adds nothing.
  key text not null constraint one_row_a_piece_of_news unique,
  kind text not null check (kind in ('event', 'payment')),
  order_id integer references orders,
  payment_id text,
  -- Why it could not be read, and what it was, cut to a length that a person would read.
  problem text not null,
  body text not null,
  received_at timestamptz not null,
  looked_at timestamptz
);
create index unreadable_news_open on unreadable_news (received_at) where looked_at is null;
create index unreadable_news_of_order on unreadable_news (order_id) where looked_at is null;
