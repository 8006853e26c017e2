-- Adds to a shop of `fill-release-1.sql`, after migration 0184, what the releases since then record: parcels, documents, mails,
-- refunds, stock movements, and steps and activity of 88,000 delivered orders. In the words of that schema, which never change
-- again. Triggers and foreign keys are off, because they would run for each row.
set session_replication_role = replica;
update orders set locale = 'en', ask_at = null, client_network = null where id > 1000;
insert into stock_moves (pack_id, delta, reason, order_id, moved_at)
  select pack_id, -quantity, 'hold', order_id, created_at
  from order_items join orders on orders.id = order_id where order_id > 1000;
insert into parcels (order_id, courier, tracking_number, form_key, dispatched_at, delivered_at)
  select id, 'dtdc', 'D' || id, 'form-' || id, delivered_at - interval '1 day', delivered_at
  from orders where parcel_state = 'delivered' and id > 1000;
insert into parcel_items (parcel_id, order_item_id, quantity)
  select parcels.id, order_items.id, order_items.quantity from parcels join order_items using (order_id) where order_id > 1000;
insert into order_events (order_id, kind, actor_id, actor_name, details, form_key, happened_at)
  select orders.id, kind, 1, 'Meena Admin', '{"from": "to_pack", "parcels": []}', kind || '-' || orders.id, delivered_at - days * interval '1 day'
  from orders, (values ('packed', 2), ('dispatched', 1), ('delivered', 0)) as steps (kind, days)
  where parcel_state = 'delivered' and orders.id > 1000 order by delivered_at, days desc;
insert into activity (actor_id, actor_name, subject_kind, subject_id, subject_name, action, happened_at)
  select 1, 'Meena Admin', 'order', id, 'Order ' || id, 'delivered', delivered_at
  from orders where parcel_state = 'delivered' and id > 1000;
insert into refunds (payment_id, order_id, amount_paise, reason, idempotency_key, status, next_attempt_at, created_at, updated_at)
  select 'pay_' || id, id, refunded_paise, 'damaged', 'refund-' || id, 'processed', refunded_at, refunded_at, refunded_at
  from orders where refunded_paise > 0 and id > 1000;
insert into documents (kind, financial_year, serial, number, order_id, issued_at, body)
  select 'bill', '26-27', 1000 + row_number() over (order by id), 'PP/26-27/B' || 1000 + row_number() over (order by id), id, paid_at,
    jsonb_build_object('issued_on', paid_at::date, 'total_paise', total_paise, 'lines', '[]'::jsonb)
  from orders where paid_at is not null and id > 1000;
insert into outbox (kind, subject_key, recipient, subject, body_text, body_html, next_attempt_at, sent_at, created_at)
  select 'order-confirmation', id, 'person@shop.example', 'Your order ' || id, '', '', paid_at, paid_at, paid_at
  from orders where paid_at is not null and id > 1000;
reset session_replication_role;
