-- Safe for the release before: documents.only_credit_notes_are_for_refunds, because it allows more than the constraint before.
-- Safe for the release before: orders.only_cash_orders_are_refused, because only this release refuses orders.
-- Safe for the release before: orders.orders_cancel_reason_check, because it allows one more reason.
-- Safe for the release before: orders.payment_state_is_that_of_the_money, because it only adds a state for cash orders.
-- How an order is paid. A cash order is paid at the door: until then its payment is due on delivery, and its shipment takes the
-- same steps as that of a paid order. The derived status therefore calls it `paid` (which means: to be shipped), never `pending`
-- (which means: reserved, and cancelled unless it is paid online soon). The previous release writes only online orders.
alter table orders
  add column payment_method text not null default 'online'
    constraint payment_method_is_known check (payment_method in ('online', 'cash_on_delivery')),
  drop constraint payment_state_is_that_of_the_money,
  add constraint payment_state_is_that_of_the_money check (payment_state = case
    when paid_at is null and payment_method = 'cash_on_delivery' then 'due_on_delivery'
    when paid_at is null then 'unpaid'
    when refunded_paise = 0 then 'paid'
    when refunded_paise < total_paise then 'partly_refunded'
    else 'refunded' end),
  drop constraint orders_cancel_reason_check,
  add constraint orders_cancel_reason_check
    check (cancel_reason in ('dismissed', 'hold_expired', 'replaced', 'released', 'merchant', 'refused')),
  -- Only what was to be paid at the door can be refused there.
  add constraint only_cash_orders_are_refused
    check (cancel_reason is distinct from 'refused' or payment_method = 'cash_on_delivery');

-- What a customer's next cash order is judged by: how many are open, and how many were refused.
create index cash_orders_of_user on orders (user_id, created_at) where payment_method = 'cash_on_delivery';

alter table delivery_zones add column cash_on_delivery boolean not null default false;

-- An order that was invoiced when it was dispatched and is then refused at the door gets a credit note without a refund, because
-- nothing was paid.
alter table documents
  drop constraint credit_notes_are_for_refunds,
  add constraint only_credit_notes_are_for_refunds check (refund_id is null or kind = 'credit_note');
drop index one_document_an_order;
-- Safe for the release before: documents.one_document_an_order, because its documents without a refund are invoices.
create unique index one_document_an_order on documents (order_id) where kind <> 'credit_note';
-- Safe for the release before: documents.one_credit_note_without_refund, because it writes no credit note without a refund.
create unique index one_credit_note_without_refund on documents (order_id) where kind = 'credit_note' and refund_id is null;

-- In the history of a cash order, `paid` can happen again, because undoing the delivery takes the payment back.
create or replace function record_paid_step() returns trigger language plpgsql as $$
begin
  insert into order_history (order_id, kind, details, step_key, happened_at)
    select new.id, 'paid', jsonb_build_object('paise', new.total_paise, 'method', max(method), 'payment', max(id)),
      case when new.payment_method = 'online' then 'paid' end, new.paid_at
    from payments where order_id = new.id and pays_order;
  return null;
end $$;
