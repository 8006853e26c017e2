create table orders (
  id integer generated always as identity primary key,
  user_id integer not null references users,
  -- Copied, and searched by.
  user_name text not null,
  user_phone text not null default '',
  status text not null check (status in ('pending', 'paid', 'delivered', 'cancelled')),
  total_paise integer not null check (total_paise >= 100),
  -- The provider's own look-up key for a lost answer; one provider order a shop order.
  receipt text not null unique,
  provider_order_id text unique,
  -- Who makes the provider's order just now, so that nobody makes a second one, and how often it was tried.
  provider_claimed_until timestamptz,
  provider_claims integer not null default 0,
  address jsonb,
  hold_expires_at timestamptz not null,
  -- When the job asks the provider about this order's money; nothing once there is nothing left to ask.
  ask_at timestamptz,
  cancel_reason text check (cancel_reason in ('dismissed', 'hold_expired', 'replaced')),
  created_at timestamptz not null,
  paid_at timestamptz,
  -- The day of `paid_at` where the shop is, which sales are counted by.
  sold_on date,
  delivered_at timestamptz,
  cancelled_at timestamptz,
  -- What about its money the merchant should look at, until they say that they have.
  attention text check (attention in ('paid_after_cancel', 'paid_twice', 'wrong_amount', 'wrong_currency', 'wrong_order', 'returned_elsewhere')),
  attention_since timestamptz,
  check ((attention is null) = (attention_since is null)),
  check ((paid_at is null) = (sold_on is null)),
  check (status <> 'paid' or paid_at is not null),
  check (status <> 'delivered' or delivered_at is not null),
  check (status <> 'cancelled' or cancelled_at is not null)
);
create index orders_of_user on orders (user_id, id desc);
create index orders_by_status on orders (status, id);
create index orders_on_hold on orders (hold_expires_at) where status = 'pending';
create unique index one_pending_order_a_user on orders (user_id) where status = 'pending';
create index orders_to_ask on orders (ask_at) where ask_at is not null;
create index orders_to_look_at on orders (attention_since) where attention is not null;

-- Name, size and price are copied: a later edit of the product never changes an old order.
create table order_items (
  id integer generated always as identity primary key,
  order_id integer not null references orders on delete cascade,
  product_id integer references products,
  name text not null,
  size text not null,
  quantity integer not null check (quantity > 0),
  unit_price_paise integer not null check (unit_price_paise >= 0),
  picture_id integer references pictures,
  constraint one_order_line_a_product unique (order_id, product_id)
);

-- An order's total is the sum of its lines: checked once both are written, when the transaction ends.
create function order_total_is_sum_of_lines() returns trigger language plpgsql as $$
declare
  checked integer;
begin
  if tg_table_name = 'orders' then checked := new.id; else checked := new.order_id; end if;
  if exists (
    select from orders where id = checked and total_paise <>
      (select coalesce(sum(quantity * unit_price_paise), 0) from order_items where order_id = checked)
  ) then
    raise exception 'order % has a total that is not the sum of its lines', checked
      using errcode = 'check_violation', constraint = 'order_total_is_sum_of_lines';
  end if;
  return null;
end $$;
create constraint trigger order_total_is_sum_of_lines after insert or update of total_paise on orders
  deferrable initially deferred for each row execute function order_total_is_sum_of_lines();
create constraint trigger order_lines_sum_to_total after insert or update on order_items
  deferrable initially deferred for each row execute function order_total_is_sum_of_lines();

-- What the provider last said of each payment, and how far we are with it.
create table payments (
  id text primary key,
  order_id integer not null references orders,
  status text not null check (status in ('created', 'authorized', 'captured', 'refunded', 'failed')),
  amount_paise integer not null,
  currency text not null default 'INR',
  refunded_paise integer not null default 0,
  -- False on a returned one: the provider let money go back that was never taken.
  captured boolean not null default false,
  pays_order boolean not null default false,
  -- Why it cannot pay the order it came in for.
  problem text check (problem in ('wrong_amount', 'wrong_currency', 'wrong_order', 'too_late')),
  method text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index payments_of_order on payments (order_id);
create unique index one_payment_pays_an_order on payments (order_id) where pays_order;
create index payments_by_day on payments (created_at);
create index payments_waiting on payments (created_at) where status = 'authorized';

-- Money that can become no order goes back; the key makes asking twice safe.
create table refunds (
  id integer generated always as identity primary key,
  payment_id text not null constraint one_refund_a_payment unique references payments,
  order_id integer not null references orders,
  amount_paise integer not null check (amount_paise > 0),
  reason text not null,
  idempotency_key text not null unique,
  provider_refund_id text unique,
  status text not null check (status in ('wanted', 'pending', 'processed', 'failed', 'by_hand')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  last_error text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index refunds_of_order on refunds (order_id);
create index refunds_open on refunds (next_attempt_at) where status in ('wanted', 'pending');
create index refunds_failed on refunds (updated_at) where status = 'failed';

create table webhook_events (
  event_id text primary key,
  event text not null,
  received_at timestamptz not null
);
create index webhook_events_oldest on webhook_events (received_at);

-- Mails are written with the change they tell of and sent afterwards, each once.
create table outbox (
  id integer generated always as identity primary key,
  kind text not null,
  -- What the mail is about: no two of one kind about one thing.
  subject_key text not null,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  sent_at timestamptz,
  last_error text,
  created_at timestamptz not null,
  constraint one_mail_a_subject unique (kind, subject_key)
);
create index outbox_unsent on outbox (next_attempt_at) where sent_at is null;
create index outbox_bodies on outbox (sent_at) where body_text <> '';

-- A day of ours against the provider's list of payments.
create table reconciliations (
  day date primary key,
  checked_at timestamptz not null,
  payments integer not null,
  differences integer not null
);

-- How many orders there are in each status, and what each day sold ('day:2026-06-15'), so that no count grows with
-- the orders. Changes are appended, for a row that every order had to update would make them wait for each other;
-- a job adds the appended ones up. A sum over the rows is right at any moment.
create table order_tallies (
  counted text not null,
  orders integer not null,
  paise bigint not null
);
create index order_tallies_counted on order_tallies (counted);

-- What an order is found by: its number as '#17', and every word of the names and phone numbers of who ordered and
-- where it goes. Apart from the order, whose many updates would otherwise all be written to this index.
create table order_words (
  order_id integer primary key references orders on delete cascade,
  words tsvector not null
);
-- New words wait on a short list, which a search reads along, and go into the index many at a time.
create index order_words_found on order_words using gin (words) with (fastupdate = on, gin_pending_list_limit = 64);

-- In plpgsql, which plans it once a connection and not at every order.
create function words_of_order(ordered orders) returns tsvector language plpgsql immutable as $$
begin
  return array_to_tsvector(array(
    select distinct word from unnest(string_to_array(lower(concat_ws(' ', '#' || ordered.id, ordered.user_name,
      ordered.user_phone, ordered.address ->> 'full_name', ordered.address ->> 'phone')), ' ')) as word
    where word <> ''));
end $$;

create function count_new_orders() returns trigger language plpgsql as $$
begin
  insert into order_tallies (counted, orders, paise)
    select status, count(*), sum(total_paise) from fresh group by status
    union all
    select 'day:' || to_char(sold_on, 'YYYY-MM-DD'), count(*), sum(total_paise) from fresh where sold_on is not null group by sold_on;
  insert into order_words (order_id, words) select id, words_of_order(orders) from orders where id in (select id from fresh);
  return null;
end $$;
create trigger count_new_orders after insert on orders
  referencing new table as fresh for each statement execute function count_new_orders();

create function count_changed_order() returns trigger language plpgsql as $$
begin
  insert into order_tallies (counted, orders, paise)
    values (old.status, -1, -old.total_paise), (new.status, 1, new.total_paise);
  if old.sold_on is null and new.sold_on is not null then
    insert into order_tallies (counted, orders, paise) values ('day:' || to_char(new.sold_on, 'YYYY-MM-DD'), 1, new.total_paise);
  end if;
  return null;
end $$;
create trigger count_changed_order after update on orders for each row
  when (old.status <> new.status or old.sold_on is distinct from new.sold_on)
  execute function count_changed_order();

create function find_moved_order() returns trigger language plpgsql as $$
begin
  update order_words set words = words_of_order(new) where order_id = new.id;
  return null;
end $$;
create trigger find_moved_order after update on orders for each row
  when (old.address is distinct from new.address) execute function find_moved_order();
