-- Refunds that the merchant wants, and those that were made at the provider, beside those that arise by themselves: so a
-- payment may have several. One alone arises by itself, for it returns all that is left.
alter table refunds
  drop constraint one_refund_a_payment,
  add column source text not null default 'shop' constraint refund_source_is_known
    check (source in ('shop', 'merchant', 'provider')),
  -- Of the form that the merchant sent: the same form, sent again, wants nothing more.
  add column form_key text constraint one_refund_a_form unique,
  -- What the customer is told beside the reason.
  add column note text not null default '',
  add column wanted_by integer references users on delete set null,
  add column wanted_by_name text,
  add constraint merchant_sends_a_form check ((source = 'merchant') = (form_key is not null));
create unique index one_refund_by_itself on refunds (payment_id) where source = 'shop';
create index refunds_of_payment on refunds (payment_id);

-- What of the order a refund is for; one of an amount alone is for no line.
create table refund_lines (
  refund_id integer not null references refunds on delete cascade,
  order_item_id integer not null references order_items on delete cascade,
  quantity integer not null check (quantity > 0),
  amount_paise integer not null check (amount_paise >= 0),
  -- The goods stayed with the shop, and went back on the shelf.
  restocked boolean not null,
  primary key (refund_id, order_item_id)
);
create index refund_lines_of_item on refund_lines (order_item_id);

-- Together the refunds of a payment are never more than was paid, nor those of a line for more units than were sold. What
-- the provider returns is not asked about: it has happened. Checked when the transaction ends, one order after the other.
create function refunds_are_within_what_was_paid() returns trigger language plpgsql as $$
declare
  checked refunds;
begin
  if tg_table_name = 'refunds' then
    checked := new;
    -- One that is being carried was within it when it was wanted.
    if tg_op = 'UPDATE' and old.status = 'wanted' and old.amount_paise = checked.amount_paise then return null; end if;
  else
    select * into checked from refunds where id = new.refund_id;
  end if;
  if checked.source is distinct from 'merchant' or checked.status <> 'wanted' then return null; end if;
  perform from orders where id = checked.order_id for no key update;
  if (select sum(amount_paise) from refunds where payment_id = checked.payment_id and status <> 'failed')
    > (select amount_paise from payments where id = checked.payment_id) then
    raise exception 'the refunds of payment % are more than was paid', checked.payment_id
      using errcode = 'check_violation', constraint = 'refunds_are_within_what_was_paid';
  end if;
  if exists (
    select from refund_lines join refunds on refunds.id = refund_id join order_items on order_items.id = order_item_id
    where refunds.order_id = checked.order_id and refunds.status <> 'failed'
    group by order_items.id having sum(refund_lines.quantity) > order_items.quantity or bool_or(order_items.order_id <> checked.order_id)
  ) then
    raise exception 'the refunds of order % are for more than was sold', checked.order_id
      using errcode = 'check_violation', constraint = 'refunds_are_within_what_was_sold';
  end if;
  return null;
end $$;
create constraint trigger refunds_are_within_what_was_paid after insert or update on refunds
  deferrable initially deferred for each row execute function refunds_are_within_what_was_paid();
create constraint trigger refund_lines_are_within_what_was_sold after insert or update on refund_lines
  deferrable initially deferred for each row execute function refunds_are_within_what_was_paid();

-- What the provider had returned of paid orders until now.
insert into refunds (payment_id, order_id, amount_paise, reason, idempotency_key, source, status, next_attempt_at, created_at, updated_at)
  select payments.id, orders.id, refunded_paise_now, 'at_provider', 'provider-' || payments.id || '-' || refunded_paise_now,
    'provider', 'processed', refunded_at, refunded_at, refunded_at
  from (select id, refunded_paise as refunded_paise_now, refunded_at from orders where refunded_paise > 0) as orders
  join payments on payments.order_id = orders.id and pays_order
  where not exists (select from refunds where refunds.payment_id = payments.id);

-- An order that the merchant cancelled, whose money is on its way back.
alter table orders
  drop constraint orders_cancel_reason_check,
  add constraint orders_cancel_reason_check
    check (cancel_reason in ('dismissed', 'hold_expired', 'replaced', 'released', 'merchant'));
